import { ButtonLink } from '#ui/button.tsx'
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
      <section className={styles.panel}>
        {['behind', 'beside'].map((place) => (
          <img
            key={place}
            className={styles[place]}
            src={`/pictures/scenes/${picture}.webp`}
            alt=""
            width={540}
            height={960}
            loading="lazy"
            decoding="async"
          />
        ))}
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
