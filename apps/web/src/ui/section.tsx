import { useId, type ReactNode } from 'react'
import styles from './section.module.css'

/** A part of a public page, with its heading. */
export function Section({ title, lead, children }: { title?: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header className={styles.header}>
          <h2 id={id}>{title}</h2>
          {lead !== undefined && <p>{lead}</p>}
        </header>
      )}
      {children}
    </section>
  )
}
