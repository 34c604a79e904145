import { VisuallyHidden } from '@mantine/core'
import styles from './checked-word.module.css'

type CheckedWordProps = {
  word: string
  /** Whether the word is already visible beside the button. */
  isBeside?: boolean
  isBusy: boolean
  onCheck: () => void
}

/** A button that removes the mark from a word that is right. */
export function CheckedWord({ word, isBeside = false, isBusy, onCheck }: CheckedWordProps) {
  return (
    <button type="button" className={styles.button} disabled={isBusy} title="Remove the mark" onClick={onCheck}>
      {isBeside ? <VisuallyHidden>{word} </VisuallyHidden> : <bdi>{word} </bdi>}is right
    </button>
  )
}
