import styles from './app-screen.module.css'
import { APP_SCREENS, type AppScreenName } from './app-screens.ts'

/** A part of the app, in the page's theme; on a phone one card of it. */
export function AppScreen({ name }: { name: AppScreenName }) {
  const { alt, wide, narrow } = APP_SCREENS[name]
  return (
    <figure className={styles.screen} data-screen={name}>
      {(['dark', 'light'] as const).map((theme) => (
        <picture key={theme} className={styles[theme]}>
          <source media="(max-width: 720px)" srcSet={`/screens/${name}-narrow-${theme}.webp`} {...narrow} />
          <img src={`/screens/${name}-${theme}.webp`} alt={alt} {...wide} loading="lazy" decoding="async" />
        </picture>
      ))}
    </figure>
  )
}
