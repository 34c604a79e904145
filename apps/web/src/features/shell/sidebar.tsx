import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { creditsQuery } from '#lib/credits.ts'
import { signOut } from '#lib/session.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import styles from './sidebar.module.css'

type Entry = { to: string; label: string; icon: IconName; isExact?: boolean }

/** What the app has; entries come with their screens. */
const ENTRIES: readonly Entry[] = [
  { to: '/app', label: 'Home', icon: 'home', isExact: true },
  { to: '/app/create-video', label: 'Create Video', icon: 'spark' },
  { to: '/app/videos', label: 'My Videos', icon: 'film' },
  { to: '/app/settings', label: 'Settings', icon: 'gear' },
]

export function Sidebar() {
  return (
    <div className={styles.sidebar}>
      <nav aria-label="App">
        <ul className={styles.entries}>
          {ENTRIES.map(({ to, label, icon, isExact = false }) => (
            <li key={to}>
              <NavLink to={to} end={isExact}>
                <Icon name={icon} />
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        <p className={styles.credits} role="status">
          <Icon name="coin" />
          <Credits />
        </p>
        <div className={styles.row}>
          <button type="button" className={styles.signOut} onClick={() => void signOut({ goTo: '/' })}>
            <Icon name="door" />
            Sign Out
          </button>
          <ThemeSwitch />
        </div>
      </div>
    </div>
  )
}

function Credits() {
  const credits = useQuery(creditsQuery)
  if (credits.isPending) return 'Loading credits...'
  if (credits.isError) return 'Error loading credits'
  return `Credits: ${credits.data}`
}
