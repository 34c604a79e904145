import { useId, type ReactNode } from 'react'
import styles from './panel.module.css'

type PanelProps = {
  title: string
  lead?: string
  /** It has something beside it: heading and contents stand one below the other at any width. */
  isNarrow?: boolean
  /** What is done in it can't be undone. */
  isDanger?: boolean
  children: ReactNode
}

/** A part of a screen of the app, with its heading, on glass before the background picture. */
export function Panel({ title, lead, isNarrow = false, isDanger = false, children }: PanelProps) {
  const id = useId()
  const looks = [styles.panel, isNarrow ? '' : styles.wide, isDanger ? styles.danger : '']
  return (
    <section className={looks.filter(Boolean).join(' ')} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
