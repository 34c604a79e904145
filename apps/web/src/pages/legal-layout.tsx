import { Outlet } from 'react-router'
import styles from './legal-layout.module.css'

/** Plain paper: nothing but the text. */
export default function LegalLayout() {
  return (
    <article className={styles.legal}>
      <Outlet />
    </article>
  )
}
