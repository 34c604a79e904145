import { watched } from './examples.ts'
import styles from './steps.module.css'
import { Wave } from './wave.tsx'

/** The video that the four pictures are of. */
const { line, caption } = watched('train')
const SCENES = [1, 2] as const

/** From a line to a video, in four steps that are shown by one and the same video of ours. */
export function Steps() {
  const [before, spoken, after] = caption.split('*')
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
          {SCENES.map((scene) => (
            <img
              key={scene}
              src={`/clips/stills/train-${scene}.webp`}
              alt=""
              width={270}
              height={480}
              loading="lazy"
              decoding="async"
            />
          ))}
        </div>
        <h3>Scenes are painted</h3>
        <p>In one of 22 styles, following the nouns, the weather and the mood of your words.</p>
      </li>
      <li>
        <div className={`${styles.picture} ${styles.frame}`}>
          <img src="/clips/stills/train-2.webp" alt="" width={270} height={480} loading="lazy" decoding="async" />
          <p>
            {before}
            <b>{spoken}</b>
            {after}
          </p>
        </div>
        <h3>It is cut and captioned</h3>
        <p>Camera moves, music that makes room for the voice, and captions with the spoken word lit.</p>
      </li>
    </ol>
  )
}
