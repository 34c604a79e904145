import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title?: string
  lead?: string
  /** A band of its own colour, to tell it from what comes before and after. */
  isBand?: boolean
  /** What it holds stands beside its heading, where there is room. */
  isBeside?: boolean
  children?: ReactNode
}

/** A part of a public page, with its heading. */
export function Section({ title, lead, isBand = false, isBeside = false, children }: SectionProps) {
  const id = useId()
  return (
    <section
      className={`${styles.section} ${isBand ? styles.band : ''}`}
      aria-labelledby={title === undefined ? undefined : id}
    >
      <div className={`${styles.inner} ${isBeside ? styles.beside : ''}`}>
        {title !== undefined && (
          <header className={styles.header}>
            <h2 id={id}>{title}</h2>
            {lead !== undefined && <p>{lead}</p>}
          </header>
        )}
        {children}
      </div>
    </section>
  )
}
