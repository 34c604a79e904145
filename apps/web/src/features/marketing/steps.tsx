import { SpokenWords } from '#ui/spoken-words.tsx'
import { TallPicture } from '#ui/tall-picture.tsx'
import styles from './steps.module.css'
import { Wave } from './wave.tsx'

/** What the four pictures are of: a line, what is spoken when they are looked at, and how long it takes, in seconds. */
const LINE = 'A robot waits in the garden all day. At night it counts the stars.'
const SPOKEN = { now: 'At night it *counts*', at: '0:03', of: '0:05' } as const

/** From a line to a video, in four steps that are shown by one and the same story. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <div className={`${styles.picture} ${styles.written}`}>
          <p className={styles.typed}>{LINE}</p>
        </div>
        <h3>You write a line</h3>
        <p>A subject of one line, or a script of your own that is kept word for word.</p>
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
        <p>Seven narrators, paced to the length you choose, from 20 to 90 seconds.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.strip}`}>
          <TallPicture file="pictures/scenes/robot-day" />
          <TallPicture file="pictures/scenes/robot-evening" />
        </div>
        <h3>Scenes are painted</h3>
        <p>In one of 22 styles, following the subject, the weather and the mood of your words.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.frame}`}>
          <TallPicture file="pictures/scenes/robot-night" />
          <p>
            <SpokenWords text={SPOKEN.now} />
          </p>
        </div>
        <h3>It is cut and captioned</h3>
        <p>Camera moves, music that makes room for the voice, and captions with the spoken word lit.</p>
      </li>
    </ol>
  )
}
