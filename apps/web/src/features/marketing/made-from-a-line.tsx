import { WatchCard } from '#ui/watch-card.tsx'
import { watched } from './examples.ts'
import styles from './made-from-a-line.module.css'

const SHOWN = ['astronaut', 'balloon', 'train', 'moon', 'ship'] as const

/** Videos as the product made them, each with the line that it made them from. */
export function MadeFromALine() {
  return (
    // What scrolls sideways has to be reachable by keyboard.
    <ul className={styles.row} tabIndex={0} aria-label="Examples">
      {SHOWN.map((name) => (
        <li key={name}>
          <WatchCard video={watched(name)}>
            <p className={styles.typed}>{watched(name).line}</p>
          </WatchCard>
        </li>
      ))}
    </ul>
  )
}
