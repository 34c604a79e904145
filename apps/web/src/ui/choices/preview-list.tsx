import { useState, type ReactNode } from 'react'
import styles from './preview-choice.module.css'

type PreviewListProps = { label: string; children: ReactNode }

/** Things that can be heard and chosen. The first few and the chosen one, unless all are asked for. */
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
