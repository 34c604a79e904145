import { useSyncExternalStore } from 'react'
import { chooseTheme, onThemeChange, shownTheme, type Theme } from '#lib/theme.ts'
import styles from './theme-choice.module.css'

const NAMES: Readonly<Record<Theme, string>> = { light: 'Light', dark: 'Dark' }

/** Buttons for the light and the dark theme. The shown theme's button is pressed. */
export function ThemeChoice() {
  const shown = useSyncExternalStore(onThemeChange, shownTheme, () => 'dark' as const)
  return (
    <div className={styles.choice} role="group" aria-label="Theme">
      <span aria-hidden="true">Theme</span>
      {(['light', 'dark'] as const).map((theme) => (
        <button key={theme} type="button" aria-pressed={theme === shown} onClick={() => chooseTheme(theme)}>
          {NAMES[theme]}
        </button>
      ))}
    </div>
  )
}
