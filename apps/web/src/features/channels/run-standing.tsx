import { Icon } from '#ui/icon.tsx'
import type { Standing } from './run-words.ts'
import styles from './run-standing.module.css'

/** A small badge with the status of a run. */
export function RunStanding({ standing: { label, tone, icon } }: { standing: Standing }) {
  return (
    <span className={styles.standing} data-tone={tone}>
      <Icon name={icon} size={14} />
      {label}
    </span>
  )
}
