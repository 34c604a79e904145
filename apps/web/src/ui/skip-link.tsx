import styles from './skip-link.module.css'

/** First stop of the keyboard: past the navigation. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to the content
    </a>
  )
}
