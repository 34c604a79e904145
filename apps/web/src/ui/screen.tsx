import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenProps = {
  title: string
  /** An introduction below the title. Leave it out if it adds nothing to the title. */
  lead?: ReactNode
  /** The main action, shown at the end of the title row. */
  action?: ReactNode
  /** Links to the neighbouring screens, shown above the title. */
  tabs?: ReactNode
  /** Makes the screen narrow, for content that is read or filled in line by line. */
  isNarrow?: boolean
  children: ReactNode
}

/** An app screen: a title and a column of panels. */
export function Screen({ title, lead, action, tabs, isNarrow = false, children }: ScreenProps) {
  return (
    <div className={styles.screen} data-narrow={isNarrow || undefined}>
      {tabs}
      <header className={styles.head}>
        <div>
          <h1 dir="auto">{title}</h1>
          {lead !== undefined && lead !== title && <p>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}
