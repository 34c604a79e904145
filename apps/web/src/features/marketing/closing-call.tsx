import { ButtonLink } from '#ui/button.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './closing-call.module.css'

type ClosingCallProps = {
  /** A tall picture of public/pictures/scenes, by name. */
  picture: 'astronaut' | 'boat' | 'jellyfish' | 'rooftop' | 'volcano' | 'whale'
  title: string
  /** Another way on. */
  more?: { to: string; text: string }
}

/** How a page of the site ends: with the way to begin. */
export function ClosingCall({ picture, title, more }: ClosingCallProps) {
  return (
    <div className={styles.end}>
      <section className={styles.panel} data-picture={picture}>
        <TallPicture file={`pictures/scenes/${picture}`} />
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
      </section>
    </div>
  )
}
