import { Icon } from '#ui/icon.tsx'
import type { Standing } from './run-words.ts'
import styles from './run-standing.module.css'

/** How a run stands, as a small sign. */
export function RunStanding({ standing: { label, tone, icon } }: { standing: Standing }) {
  return (
    <span className={styles.standing} data-tone={tone}>
      <Icon name={icon} size={14} />
      {label}
    </span>
  )
}
