import { timeText, type SceneTime } from './scene-times.ts'
import styles from './scene-strip.module.css'

type StripScene = {
  id: string
  /** Where its picture can be seen. */
  picture: string | undefined
  time: SceneTime | undefined
}

type SceneStripProps = {
  scenes: readonly StripScene[]
  /** Counted from 0; undefined while nothing plays. */
  playing: number | undefined
  onGo: (scene: number) => void
}

/** The whole video in one row: each scene as wide as its duration, and a link to it. */
export function SceneStrip({ scenes, playing, onGo }: SceneStripProps) {
  return (
    <ol className={styles.strip} aria-label="Scenes">
      {scenes.map(({ id, picture, time }, i) => (
        <li key={id} style={{ flexGrow: time === undefined ? 1 : time.endSeconds - time.startSeconds }}>
          <button
            type="button"
            aria-label={`Go to scene ${i + 1}${time === undefined ? '' : `, ${timeText(time)}`}`}
            aria-current={playing === i || undefined}
            onClick={() => onGo(i)}
          >
            {picture !== undefined && <img src={picture} alt="" loading="lazy" decoding="async" />}
            <span aria-hidden="true">{i + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
