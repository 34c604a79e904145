import { useId, type ReactNode, type Ref } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  lead?: string
  /** Stacks heading and content at any width, because there is something beside the panel. */
  isNarrow?: boolean
  /** Marks a panel whose actions cannot be undone. */
  isDangerous?: boolean
  ref?: Ref<HTMLElement>
  children: ReactNode
}

/** A part of an app screen, with a heading. */
export function Panel({ title, lead, isNarrow = false, isDangerous = false, ref, children }: PanelProps) {
  const id = useId()
  return (
    <section
      ref={ref}
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

/** Groups related panels on one sheet, with lines between the panels. */
export function Sheet({ children }: { children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>
}

/** A part of a panel with its own heading. A line separates it from the previous part. */
export function PanelPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  )
}
