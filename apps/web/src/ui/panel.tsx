import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  lead?: string
  /** It has something beside it: heading and contents stand one below the other at any width. */
  isNarrow?: boolean
  /** What is done in it can't be undone. */
  isDangerous?: boolean
  children: ReactNode
}

/** A part of a screen of the app, with its heading. */
export function Panel({ title, lead, isNarrow = false, isDangerous = false, children }: PanelProps) {
  const id = useId()
  return (
    <section
      className={isNarrow ? styles.panel : `${styles.panel} ${styles.wide}`}
      data-dangerous={isDangerous || undefined}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}

/** Panels of one kind on one sheet, with lines between them. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

/** One of several things in a panel, with a heading of its own and a line above all but the first. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
