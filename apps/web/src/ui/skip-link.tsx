import styles from './skip-link.module.css'

/** A link that skips the navigation. It is the page's first tab stop. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to the content
    </a>
  )
}
