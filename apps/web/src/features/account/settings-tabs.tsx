import { NavLink } from 'react-router'
import styles from './settings-tabs.module.css'

const TABS = [
  { to: '/app/settings', label: 'Profile' },
  { to: '/app/settings/security', label: 'Security' },
  { to: '/app/settings/models', label: 'AI models' },
] as const

/** The tabs of the settings. */
export function SettingsTabs() {
  return (
    <nav aria-label="Settings">
      <ul className={styles.tabs}>
        {TABS.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
