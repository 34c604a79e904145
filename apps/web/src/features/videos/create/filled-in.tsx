import { Button } from '@mantine/core'
import styles from './filled-in.module.css'
import type { DraftStart } from './use-draft-start.ts'

/** Where the values in the form have come from. They are a person's own from here on. */
export function FilledIn({ start, onUndo }: { start: DraftStart; onUndo: () => void }) {
  return (
    <div className={styles.filled} role="status">
      <img src={start.picture} alt="" width={540} height={960} />
      <div>
        <p className={styles.name}>Filled in from {start.name}</p>
        <p className={styles.text}>{start.values}. Change whatever you like.</p>
      </div>
      <Button variant="subtle" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
