import { SpokenCaption } from '#ui/spoken-caption.tsx'
import { SpokenWords } from '#ui/spoken-words.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './steps.module.css'
import { Wave } from './wave.tsx'

/** The example in the four pictures: its line, and the spoken word with its time and the video's length. */
const LINE = 'A robot waits in the garden all day. At night it counts the stars.'
const SPOKEN = { now: 'At night it *counts*', at: '0:03', of: '0:05' } as const

/** Shows in four steps how a line becomes a video. All steps use the same example. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <div className={`${styles.picture} ${styles.written}`}>
          <p className={styles.typed}>{LINE}</p>
        </div>
        <h3>You write a line</h3>
        <p>A one-line subject, or your own script, used word for word.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.spoken}`}>
          <p>
            <SpokenWords text={SPOKEN.now} />
          </p>
          <Wave />
          <p className={styles.time}>
            <span>{SPOKEN.at}</span> <span>{SPOKEN.of}</span>
          </p>
        </div>
        <h3>It gets a voice</h3>
        <p>Seven narrators, with pacing to fit your chosen length of 20 to 90 seconds.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.strip}`}>
          <TallPicture file="pictures/scenes/robot-day" />
          <TallPicture file="pictures/scenes/robot-evening" />
        </div>
        <h3>Scenes are illustrated</h3>
        <p>In one of 22 styles, matched to the subject, weather and mood of your text.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.frame}`}>
          <TallPicture file="pictures/scenes/robot-night" />
          <SpokenCaption text={SPOKEN.now} className={styles.caption} />
        </div>
        <h3>It’s edited and captioned</h3>
        <p>
          Camera moves, music that gets quieter while the voice speaks, and captions that highlight each spoken word.
        </p>
      </li>
    </ol>
  )
}
