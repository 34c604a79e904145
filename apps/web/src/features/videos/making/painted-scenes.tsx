import styles from './painted-scenes.module.css'
import type { Painted } from './use-painted.ts'

type PaintedScenesProps = { title: string; painted: Painted }

/**
 * A preview of the running video. It shows a scene's picture with its line. Below, each scene has a tick that fills
 * when the scene is painted.
 */
export function PaintedScenes({ title, painted: { lines, pictures, shown } }: PaintedScenesProps) {
  return (
    <div className={styles.painted}>
      <figure className={styles.frame} data-empty={pictures.length === 0 || undefined}>
        {pictures.map(({ number, url }) => (
          <img key={number} src={url} alt="" width={270} height={480} data-shown={number === shown || undefined} />
        ))}
        {pictures.length > 0 && (
          <figcaption>
            Scene {shown} of {lines.length}
          </figcaption>
        )}
        <p key={lines[shown - 1] ?? title} className={styles.line} dir="auto">
          {lines[shown - 1] ?? title}
        </p>
      </figure>
      <ol className={styles.ticks} aria-hidden="true">
        {lines.map((_, i) => (
          <li
            key={i}
            data-painted={pictures.some(({ number }) => number === i + 1) || undefined}
            data-shown={(pictures.length > 0 && i + 1 === shown) || undefined}
          />
        ))}
      </ol>
    </div>
  )
}
