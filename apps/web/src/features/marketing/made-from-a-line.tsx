import { WatchCard } from '#ui/watch-card.tsx'
import { watched } from './examples.ts'
import styles from './made-from-a-line.module.css'
import { SidewaysList } from './sideways-list.tsx'

const SHOWN = ['bees', 'balloon', 'wolf', 'train', 'ship'] as const

/** Shows videos made with the product, each with the line it was made from. */
export function MadeFromALine() {
  return (
    <SidewaysList className={styles.row} label="Examples">
      {SHOWN.map((name) => (
        <li key={name}>
          <WatchCard video={watched(name)}>
            <p className={styles.typed}>{watched(name).line}</p>
          </WatchCard>
        </li>
      ))}
    </SidewaysList>
  )
}
