import styles from './app-screen.module.css'
import { APP_SCREENS, type AppScreenName } from './app-screens.ts'

/**
 * A framed screenshot of the app in the page's theme, at its real size. The frame's lower edge crops the screenshot.
 */
export function AppScreen({ name }: { name: AppScreenName }) {
  const { alt, wide, narrow } = APP_SCREENS[name]
  return (
    <figure className={styles.screen} data-screen={name}>
      {(['dark', 'light'] as const).map((theme) => (
        <picture key={theme} className={styles[theme]}>
          <source media="(max-width: 1180px)" srcSet={`/screens/${name}-narrow-${theme}.webp`} {...narrow} />
          <img src={`/screens/${name}-${theme}.webp`} alt={alt} {...wide} loading="lazy" decoding="async" />
        </picture>
      ))}
    </figure>
  )
}
