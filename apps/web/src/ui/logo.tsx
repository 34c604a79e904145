import styles from './logo.module.css'

/** The logo with the product name. Screen readers read only the name. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg aria-hidden="true" width="30" height="30" viewBox="0 0 32 32">
        <path d="M16 3a13 13 0 0 1 12.96 12H3.04A13 13 0 0 1 16 3Z" fill="#ffac4a" />
        <path d="M3.04 17h25.92a13 13 0 0 1-25.92 0Zm9.96 2.5v7.5l7-3.75Z" fill="#ff7d3c" fillRule="evenodd" />
      </svg>
      Dayreel
    </span>
  )
}
