import type { ReactNode } from 'react'
import styles from './version-strip.module.css'

type VersionStripProps = {
  label: string
  words: ReactNode
  /** The buttons. */
  children: ReactNode
}

/** A strip above the storyboard, with a sentence about one version and its actions. */
export function VersionStrip({ label, words, children }: VersionStripProps) {
  return (
    <section className={styles.strip} aria-label={label}>
      <p>{words}</p>
      <div>{children}</div>
    </section>
  )
}
