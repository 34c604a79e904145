import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

type SectionProps = {
  title?: string
  lead?: string
  /** Whether the section has its own background. */
  isBand?: boolean
  /** Puts the content beside the heading if there is room. */
  isBeside?: boolean
  children?: ReactNode
}

/** A part of a public page, with a heading. */
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
