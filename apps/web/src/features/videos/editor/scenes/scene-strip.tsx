import { timeText, type SceneTime } from './scene-times.ts'
import styles from './scene-strip.module.css'

type StripScene = {
  id: string
  /** The URL of the scene's picture. */
  picture: string | undefined
  time: SceneTime | undefined
}

type SceneStripProps = {
  scenes: readonly StripScene[]
  /** The index of the playing scene. Undefined while nothing plays. */
  playing: number | undefined
  onGo: (scene: number) => void
}

/** Shows the whole video in one row. Each scene is as wide as its duration, and links to its row in the editor. */
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
