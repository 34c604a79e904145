import type { ReactNode } from 'react'
import styles from './action-row.module.css'

type ActionRowProps = {
  title: string
  /** The description of the action. */
  lead: string
  /** The button that does it. */
  action: ReactNode
  /** The result. */
  children?: ReactNode
}

/** Describes an action on the account, with its button at the end of the line. */
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
