import { Children, useState, type ReactNode } from 'react'
import styles from './preview-choice.module.css'

/** The style sheet hides further entries: on phones already the third. */
const SHOWN_ON_PHONES = 2

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
      {Children.count(children) > SHOWN_ON_PHONES && (
        <button type="button" className={styles.whole} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : 'Show all'}
        </button>
      )}
    </div>
  )
}
