import styles from './app-screen.module.css'
import { APP_SCREENS, type AppScreenName } from './app-screens.ts'

/** A part of the app in a small window, in the page's theme and no larger than it is in the app. */
export function AppScreen({ name }: { name: AppScreenName }) {
  const { title, alt, wide, narrow } = APP_SCREENS[name]
  return (
    <figure className={styles.screen}>
      <p className={styles.bar} aria-hidden="true">
        {title}
      </p>
      {(['dark', 'light'] as const).map((theme) => (
        <picture key={theme} className={styles[theme]}>
          <source media="(max-width: 720px)" srcSet={`/screens/${name}-narrow-${theme}.webp`} {...narrow} />
          <img src={`/screens/${name}-${theme}.webp`} alt={alt} {...wide} loading="lazy" decoding="async" />
        </picture>
      ))}
    </figure>
  )
}
