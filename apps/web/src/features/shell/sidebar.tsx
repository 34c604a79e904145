import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { allowanceQuery } from '#lib/credits.ts'
import { signOut } from '#lib/session.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ThemeSwitch } from '#ui/theme-switch.tsx'
import { Credits } from './credits.tsx'
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
          <span>
            <Credits />
            <Allowance />
          </span>
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

/** What can be made without any; nothing where that isn't known. */
function Allowance() {
  const { data: left } = useQuery(allowanceQuery)
  return left === undefined ? null : <span className={styles.allowance}>{allowanceText(left)}</span>
}

function allowanceText(left: number | null): string {
  if (left === null) return 'Videos without limit'
  if (left === 0) return 'A video costs 1 credit'
  return `${left} ${left === 1 ? 'video' : 'videos'} left in your plan`
}
