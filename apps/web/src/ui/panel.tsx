import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

/** A part of a screen of the app, with its heading, on glass before the background picture. */
export function Panel({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
