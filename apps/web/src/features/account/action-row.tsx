import type { ReactNode } from 'react'
import styles from './action-row.module.css'

type ActionRowProps = {
  title: string
  /** What it does. */
  lead: string
  /** The button that does it. */
  action: ReactNode
  /** What came of it. */
  children?: ReactNode
}

/** Something that can be done with the account: what it is, and at the line's end its button. */
export function ActionRow({ title, lead, action, children }: ActionRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p>{lead}</p>
      </div>
      {action}
      <div className={styles.answer}>{children}</div>
    </div>
  )
}
