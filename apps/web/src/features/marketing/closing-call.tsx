import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './closing-call.module.css'

type ClosingCallProps = {
  picture: string
  title: string
  /** Another way on. */
  more?: { to: string; text: string }
}

/** How a page of the site ends: with the way to begin. */
export function ClosingCall({ picture, title, more }: ClosingCallProps) {
  return (
    <div className={styles.end}>
      <Cinema picture={picture}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>Your first 3 videos are free. No card needed.</p>
          <div className={styles.ways}>
            <ButtonLink to="/register">Start Free Trial</ButtonLink>
            {more !== undefined && (
              <ButtonLink to={more.to} look="quiet">
                {more.text}
              </ButtonLink>
            )}
          </div>
        </div>
      </Cinema>
    </div>
  )
}
