import { Button } from '@mantine/core'
import styles from './earlier-version.module.css'

type EarlierVersionProps = { number: number; newest: number; onGoOn: () => void; onBack: () => void }

/** Above the storyboard of a version that is not the newest: it is shown, and can be gone on from. */
export function EarlierVersion({ number, newest, onGoOn, onBack }: EarlierVersionProps) {
  return (
    <section className={styles.earlier} aria-label={`Version ${number}`}>
      <p>
        <b>You are looking at version {number}.</b> Its words, times and pictures are below.
      </p>
      <div>
        <Button size="sm" onClick={onGoOn}>
          Go on from version {number}
        </Button>
        <Button size="sm" variant="default" onClick={onBack}>
          Back to version {newest}
        </Button>
      </div>
    </section>
  )
}
