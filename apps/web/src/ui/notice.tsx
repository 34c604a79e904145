import type { ReactNode } from 'react'
import styles from './notice.module.css'

/** The result of an action. Screen readers announce it when it appears. */
export function Notice({ kind, children }: { kind: 'problem' | 'success' | 'hint'; children: ReactNode }) {
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={kind === 'problem' ? 'alert' : 'status'}>
      {children}
    </div>
  )
}
