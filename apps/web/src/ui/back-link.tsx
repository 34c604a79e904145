import { Link } from 'react-router'
import styles from './back-link.module.css'
import { Icon } from './icon.tsx'

/** A link to the parent screen, above a screen's title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="left" size={16} />
      {children}
    </Link>
  )
}
