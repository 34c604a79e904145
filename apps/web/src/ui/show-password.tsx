import { SiteIcon } from './site-icon.tsx'
import styles from './show-password.module.css'

type ShowPasswordProps = {
  /** Of the field, such as `New password`. */
  label: string
  isShown: boolean
  onToggle: () => void
}

/** Uncovers what was typed into a password field, and covers it again. */
export function ShowPassword({ label, isShown, onToggle }: ShowPasswordProps) {
  return (
    <button
      type="button"
      className={styles.show}
      aria-pressed={isShown}
      aria-label={`Show ${label.toLowerCase()}`}
      onClick={onToggle}
    >
      <SiteIcon name={isShown ? 'eyeOff' : 'eye'} />
    </button>
  )
}
