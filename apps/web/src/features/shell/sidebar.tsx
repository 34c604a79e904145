import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { NavLink } from 'react-router'
import { profileQuery } from '#lib/profile.ts'
import { signOut, useSession } from '#lib/session.ts'
import { Icon } from '#ui/icon.tsx'
import { ThemeChoice } from '#ui/theme-choice.tsx'
import { Allowance, Credits } from './credits.tsx'
import { MENU, type MenuEntry } from './menu.ts'
import styles from './sidebar.module.css'

export function Sidebar() {
  const { data: profile } = useQuery(profileQuery)
  const isHost = profile?.isHost === true
  return (
    <div className={styles.sidebar}>
      <nav aria-label="App" className={styles.groups}>
        {MENU.map(({ name, entries }) => (
          <MenuGroup key={name ?? ''} name={name} entries={entries.filter(({ isForHost }) => isHost || !isForHost)} />
        ))}
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

function MenuGroup({ name, entries }: { name: string | undefined; entries: readonly MenuEntry[] }) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={name === undefined ? undefined : id}>
      {name !== undefined && (
        <p id={id} className={styles.group}>
          {name}
        </p>
      )}
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
    </div>
  )
}

/** Shows who is signed in. */
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

/** Returns the initials of an email address, like `AB` for `ana.berg@example.com`. */
function initialsOf(email: string): string {
  const words = (email.split('@')[0] ?? '').split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  return words
    .slice(0, 2)
    .map(([first = '']) => first.toUpperCase())
    .join('')
}
