import type { ReactNode } from 'react'
import styles from './screen.module.css'

type ScreenProps = {
  title: string
  /** Left out where it says no more than the title. */
  lead?: ReactNode
  /** What is done most on it; stands at the title's end. */
  action?: ReactNode
  /** Stands above the title: ways to the screens beside this one. */
  tabs?: ReactNode
  /** What is on it is read and filled in line by line. */
  isNarrow?: boolean
  children: ReactNode
}

/** A screen of the app: its title, and panels one below the other. */
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
