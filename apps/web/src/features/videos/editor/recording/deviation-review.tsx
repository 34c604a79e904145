import { MAX_SCENE_CHARACTERS } from '@dayreel/catalogue'
import type { RecordingComparison } from '@dayreel/contract'
import { Button, Stack, Textarea, VisuallyHidden } from '@mantine/core'
import { Fragment, useState } from 'react'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './record-dialog.module.css'

type DeviationReviewProps = {
  text: string
  comparison: RecordingComparison
  onUse: (text: string) => void
  onRecordAgain: () => void
}

const MEANINGS = { missing: 'not heard', changed: 'sounds different', extra: 'more words before it' } as const

/** Shows where a recording seems to differ from its words. The user corrects the words, or records again. */
export function DeviationReview({ text, comparison, onUse, onRecordAgain }: DeviationReviewProps) {
  const { result, deviations } = comparison
  const [said, setSaid] = useState(text)
  return (
    <Stack gap="md">
      <Notice kind="hint">
        {result === 'other_words'
          ? 'The recording doesn’t seem to say these words.'
          : 'The recording seems to differ from the marked words.'}{' '}
        Write the words as you said them, or record the scene again. Captions are then in time with your voice.
      </Notice>
      {result === 'compared' && (
        <p className={styles.words} dir="auto">
          {deviations.map(({ kind, from, to }, i) => (
            <Fragment key={`${kind} ${from}`}>
              {text.slice(deviations[i - 1]?.to ?? 0, from)}
              <mark className={styles.differs}>
                {from === to ? ' …' : text.slice(from, to)}
                <VisuallyHidden> ({MEANINGS[kind]})</VisuallyHidden>
              </mark>
            </Fragment>
          ))}
          {text.slice(deviations.at(-1)?.to ?? 0)}
        </p>
      )}
      <Textarea
        label="Words as spoken"
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MAX_SCENE_CHARACTERS}
        dir="auto"
        value={said}
        onChange={({ currentTarget }) => setSaid(currentTarget.value)}
      />
      <DialogActions>
        <Button variant="default" onClick={onRecordAgain}>
          Record again
        </Button>
        <Button disabled={said.trim() === ''} onClick={() => onUse(said.trim())}>
          Use these words
        </Button>
      </DialogActions>
    </Stack>
  )
}
