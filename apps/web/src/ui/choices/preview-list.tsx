import { useState, type ReactNode } from 'react'
import styles from './preview-choice.module.css'

type PreviewListProps = { label: string; children: ReactNode }

/**
 * A list of entries with sound previews. It shows the first few entries and the chosen one until the user opens the
 * whole list.
 */
export function PreviewList({ label, children }: PreviewListProps) {
  const [isWhole, setWhole] = useState(false)
  return (
    <div className={styles.list}>
      <ul className={styles.choices} aria-label={label} data-whole={isWhole || undefined}>
        {children}
      </ul>
      <button type="button" className={styles.whole} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? 'Show fewer' : 'Show all'}
      </button>
    </div>
  )
}
