import type { ReactNode } from 'react'
import styles from './dialog-actions.module.css'

/** The buttons at a dialog's end: in a row, what it is about last; where there is no room for a row one below the other, and that first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
