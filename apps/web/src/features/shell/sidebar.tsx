import { useQuery } from '@tanstack/react-query'
import { NavLink } from 'react-router'
import { profileQuery } from '#lib/profile.ts'
import { signOut, useSession } from '#lib/session.ts'
import { Icon, type IconName } from '#ui/icon.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { Allowance, Credits } from './credits.tsx'
import styles from './sidebar.module.css'

type Entry = { to: string; label: string; icon: IconName; isExact?: boolean }

/** What the app has; entries come with their screens. */
const ENTRIES: readonly Entry[] = [
  { to: '/app', label: 'Home', icon: 'home', isExact: true },
  { to: '/app/create-video', label: 'Create Video', icon: 'spark' },
  { to: '/app/automated-channels', label: 'Automated Channels', icon: 'grid' },
  { to: '/app/my-channels', label: 'My Channels', icon: 'broadcast' },
  { to: '/app/videos', label: 'My Videos', icon: 'film' },
  { to: '/app/template-generator', label: 'Template Generator', icon: 'lamp' },
  { to: '/app/post-video', label: 'Post Video', icon: 'upload' },
  { to: '/app/posts', label: 'My Posts', icon: 'calendar' },
  { to: '/app/subscription', label: 'Subscription', icon: 'coin' },
  { to: '/app/connections', label: 'My Connections', icon: 'link' },
  { to: '/app/settings', label: 'Settings', icon: 'gear' },
  { to: '/app/affiliate', label: 'Affiliate', icon: 'split' },
]
/** For whoever runs the site. */
const HOST_ENTRY: Entry = { to: '/app/host', label: 'This Site', icon: 'pulse' }

export function Sidebar() {
  const { data: profile } = useQuery(profileQuery)
  const entries = profile?.isHost === true ? [...ENTRIES, HOST_ENTRY] : ENTRIES
  return (
    <div className={styles.sidebar}>
      <nav aria-label="App">
        <ul className={styles.entries}>
          {entries.map(({ to, label, icon, isExact = false }) => (
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
            <span className={styles.allowance}>
              <Allowance />
            </span>
          </span>
        </p>
        <ThemeChoice />
        <Account />
        <button type="button" className={styles.signOut} onClick={() => void signOut({ goTo: '/' })}>
          <Icon name="door" />
          Sign Out
        </button>
      </div>
    </div>
  )
}

/** Who is signed in. */
function Account() {
  const session = useSession()
  if (session.status !== 'signed-in') return null
  const { email } = session
  return (
    <p className={styles.account} title={email}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(email)}
      </span>
      <span className={styles.email}>{email}</span>
    </p>
  )
}

/** The first letters of an address's first two words: `AB` for `ana.berg@example.com`. */
function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('')
}
