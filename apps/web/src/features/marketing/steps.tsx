import { SpokenWords } from '#ui/spoken-words.tsx'
import { watched } from './examples.ts'
import styles from './steps.module.css'
import { Still } from './still.tsx'
import { Wave } from './wave.tsx'

/** The video that the four pictures are of. */
const { line, caption } = watched('train')

/** From a line to a video, in four steps that are shown by one and the same video of ours. */
export function Steps() {
  return (
    <ol className={styles.steps}>
      <li>
        <div className={styles.picture}>
          <p className={styles.typed}>{line}</p>
        </div>
        <h3>You write a line</h3>
        <p>A subject of one line, or a script of your own that is kept word for word.</p>
      </li>
      <li>
        <div className={styles.picture}>
          <Wave />
        </div>
        <h3>It gets a voice</h3>
        <p>Seven narrators, paced to the length you choose, from 20 to 90 seconds.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.strip}`}>
          <Still scene={1} />
          <Still scene={2} />
        </div>
        <h3>Scenes are painted</h3>
        <p>In one of 22 styles, following the nouns, the weather and the mood of your words.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.frame}`}>
          <Still scene={2} />
          <p>
            <SpokenWords text={caption} />
          </p>
        </div>
        <h3>It is cut and captioned</h3>
        <p>Camera moves, music that makes room for the voice, and captions with the spoken word lit.</p>
      </li>
    </ol>
  )
}
