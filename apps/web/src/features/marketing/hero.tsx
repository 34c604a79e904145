import { FREE_PROJECTS } from '@dayreel/catalogue'
import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import { WatchCard } from '#ui/watch-card.tsx'
import { watched } from './examples.ts'
import styles from './hero.module.css'

/** The clip in the middle, and the only one on a phone. It was made from the line above the clips. */
const MIDDLE = 'volcano'
const SHOWN = ['lighthouse', MIDDLE, 'whale'] as const

export function Hero() {
  return (
    <Cinema picture="lake-wide" narrow="before">
      <div className={styles.hero}>
        <div className={styles.words}>
          <h1>Unlock your potential with an innovative SaaS for short video</h1>
          <p className={styles.promise}>A channel that makes and posts a video every day.</p>
          <p>
            Choose a kind of story and a time. Dayreel writes, narrates, illustrates and edits each video, then posts it
            to your linked account. Or write one line for a single video.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/register">Start Free Trial</ButtonLink>
            <ButtonLink to="/templates" look="quiet">
              See the templates
            </ButtonLink>
          </div>
          <p className={styles.note}>Your first {FREE_PROJECTS} videos are free. Channels need credits.</p>
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
