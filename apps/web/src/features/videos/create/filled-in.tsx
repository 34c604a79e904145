import { Button } from '@mantine/core'
import styles from './filled-in.module.css'
import type { DraftStart } from './use-draft-start.ts'

/** States where the form's values come from. The user can change them. */
export function FilledIn({ start, onUndo }: { start: DraftStart; onUndo: () => void }) {
  return (
    <div className={styles.filled} role="status">
      <img src={start.picture} alt="" width={540} height={960} />
      <div>
        <p className={styles.name}>Filled in from {start.name}</p>
        <p className={styles.text}>{start.values}. Change anything you like.</p>
      </div>
      <Button variant="subtle" size="sm" onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
