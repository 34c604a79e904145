import styles from './loading.module.css'

/** A placeholder for a page, or part of a page, that is loading. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}…</span>
    </div>
  )
}
