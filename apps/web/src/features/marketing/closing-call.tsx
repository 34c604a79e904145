import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './closing-call.module.css'

/** How a page of the site ends: with the way to begin. */
export function ClosingCall({ picture, title }: { picture: string; title: string }) {
  return (
    <div className={styles.end}>
      <Cinema picture={picture}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>Your first 3 videos are free. No card needed.</p>
          <ButtonLink to="/register">Start Free Trial</ButtonLink>
        </div>
      </Cinema>
    </div>
  )
}
