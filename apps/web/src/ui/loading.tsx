import styles from './loading.module.css'

/** A whole page, or part of one, that is on its way. */
export function Loading({ label }: { label: string }) {
  return (
    <div className={styles.loading} role="status">
      <span className={styles.ring} aria-hidden="true" />
      <span>{label}…</span>
    </div>
  )
}
