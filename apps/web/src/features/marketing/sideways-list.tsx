import type { ReactNode } from 'react'
import styles from './sideways-list.module.css'

type SidewaysListProps = {
  label: string
  /** A CSS class that sets `--column`, the width of an item. */
  className: string | undefined
  /** The list items. */
  children: ReactNode
}

/** A list in one row. It scrolls sideways if it is too long. */
export function SidewaysList({ label, className = '', children }: SidewaysListProps) {
  return (
    // A region that scrolls sideways must be reachable by keyboard.
    <ul className={`${styles.list} ${className}`} tabIndex={0} aria-label={label}>
      {children}
    </ul>
  )
}
