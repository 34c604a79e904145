import { VisuallyHidden } from '@mantine/core'
import styles from './checked-word.module.css'

type CheckedWordProps = {
  word: string
  /** Whether the word stands beside the button already. */
  isBeside?: boolean
  isBusy: boolean
  onCheck: () => void
}

/** The button with which the user removes the mark from a word, because it is right. */
export function CheckedWord({ word, isBeside = false, isBusy, onCheck }: CheckedWordProps) {
  return (
    <button type="button" className={styles.button} disabled={isBusy} title="Remove the mark" onClick={onCheck}>
      {isBeside ? <VisuallyHidden>{word} </VisuallyHidden> : <bdi>{word} </bdi>}is right
    </button>
  )
}
