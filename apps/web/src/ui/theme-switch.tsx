import { switchTheme } from '#lib/theme.ts'
import { SiteIcon } from './site-icon.tsx'
import styles from './theme-switch.module.css'

export function ThemeSwitch() {
  return (
    <button type="button" className={styles.switch} onClick={switchTheme} aria-label="Switch between light and dark">
      <SiteIcon name="contrast" />
    </button>
  )
}
