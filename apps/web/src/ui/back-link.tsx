import { Link } from 'react-router'
import styles from './back-link.module.css'
import { Icon } from './icon.tsx'

/** Above a screen's title: the way to the screen that it belongs to. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="left" size={16} />
      {children}
    </Link>
  )
}
