import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { briefOf } from './split-texts.ts'
import styles from './removed-text.module.css'

type RemovedTextProps = { text: string; isBusy?: boolean; onUndo: () => void }

/**
 * Shows the text that was last removed from a list, with an undo button. The button takes the focus of the removed row.
 */
export function RemovedText({ text, isBusy = false, onUndo }: RemovedTextProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [text])
  return (
    <div className={styles.removed} role="status">
      <span dir="auto">Removed “{briefOf(text).line}”.</span>
      <Button ref={undo} variant="default" size="compact-sm" loading={isBusy} onClick={onUndo}>
        Undo
      </Button>
    </div>
  )
}
