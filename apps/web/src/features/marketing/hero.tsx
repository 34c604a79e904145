import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import { WatchCard } from '#ui/watch-card.tsx'
import { watched } from './examples.ts'
import styles from './hero.module.css'

/** Made from the line that stands above it; on a phone it is all that is seen of the three. */
const MIDDLE = 'volcano'
const SHOWN = ['lighthouse', MIDDLE, 'whale'] as const

export function Hero() {
  return (
    <Cinema picture="lake-wide" narrow="before">
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>Unlock your potential with an innovative SaaS for short video</h1>
          <p>
            Write one line. Dayreel scripts it, speaks it, paints every scene and cuts it into a finished vertical
            video, captions and music included.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/register">Start Free Trial</ButtonLink>
            <ButtonLink to="/templates" look="quiet">
              See the templates
            </ButtonLink>
          </div>
          <p className={styles.note}>Your first 3 videos are free.</p>
        </div>
        <div className={styles.videos}>
          <p className={styles.typed}>{watched(MIDDLE).line}</p>
          <div className={styles.phones}>
            {SHOWN.map((name) => (
              <div key={name}>
                <WatchCard video={watched(name)} isFirst={name === MIDDLE} />
              </div>
            ))}
          </div>
        </div>
      </div>
    </Cinema>
  )
}
