import { SiteIcon } from './site-icon.tsx'
import styles from './show-password.module.css'

type ShowPasswordProps = {
  /** The label of the password field, such as `New password`. */
  label: string
  isShown: boolean
  onToggle: () => void
}

/** A button that shows or hides the text of a password field. */
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
