import { MAX_ADDED_SUBJECTS } from '@dayreel/catalogue'
import { Button, SegmentedControl, Textarea, VisuallyHidden } from '@mantine/core'
import { useRef, useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { UnsavedGuard } from '#ui/unsaved-guard.tsx'
import { useChangeChannel } from '../use-change-channel.ts'
import { splitTexts, type AddingBy } from './split-texts.ts'
import styles from './add-subjects.module.css'
import { RefusedLines } from './refused-lines.tsx'
import { useRefusedLines } from './use-refused-lines.ts'

const WAYS: { value: AddingBy; label: string }[] = [
  { value: 'lines', label: 'One per line' },
  { value: 'script', label: 'One script' },
]
const EXAMPLE = 'The lighthouse that answered letters\nA train that arrives yesterday'

/** Adds typed or pasted subjects, or a script, to a channel's list. */
export function AddSubjects({ channelId }: { channelId: string }) {
  const [by, setBy] = useState<AddingBy>('lines')
  const [typed, setTyped] = useState('')
  const [said, setSaid] = useState('')
  const field = useRef<HTMLTextAreaElement>(null)
  const texts = splitTexts(typed, by)
  const refused = useRefusedLines(channelId)
  const add = useChangeChannel(
    async (given: string[], once) => ({
      given,
      ...(await server.addSubjects({ params: { id: channelId }, body: { texts: given } }, once)),
    }),
    (answer) => refused.keep(answer.given, answer.refused),
  )
  const onAdded = (sent: string, addedCount: number): void => {
    // Text that the user typed during the request stays in the field.
    setTyped((now) => (now.startsWith(sent) ? now.slice(sent.length).trimStart() : now))
    setSaid(addedWords(addedCount, by))
    field.current?.focus() // The button is now disabled and loses the focus.
  }
  return (
    <div className={styles.adding}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (texts.length === 0 || add.isPending) return
          setSaid('')
          add.mutate(texts, { onSuccess: ({ given, refused: lines }) => onAdded(typed, given.length - lines.length) })
        }}
      >
        <UnsavedGuard
          title="Leave without adding it?"
          text="The text that you typed isn’t in the list yet. It will be lost."
          isUnsaved={typed.trim() !== ''}
        />
        <Textarea
          ref={field}
          label={by === 'lines' ? 'Subjects to add' : 'Script to add'}
          placeholder={by === 'lines' ? EXAMPLE : 'The words of one video, spoken exactly as written.'}
          autosize
          minRows={2}
          maxRows={10}
          value={typed}
          dir="auto"
          error={add.isError ? messageOf(add.error) : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <div className={styles.foot}>
          <SegmentedControl
            size="sm"
            radius="xl"
            aria-label="Add"
            data={WAYS}
            value={by}
            onChange={(value) => setBy(value)}
          />
          <Button type="submit" size="sm" disabled={texts.length === 0} loading={add.isPending}>
            {labelOf(texts.length, by)}
          </Button>
        </div>
        {texts.length > MAX_ADDED_SUBJECTS && (
          <p className={styles.hint}>{`Add up to ${MAX_ADDED_SUBJECTS} at a time.`}</p>
        )}
      </form>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <RefusedLines
        channelId={channelId}
        refused={refused}
        onAdded={(count) => {
          setSaid(addedWords(count, 'lines'))
          field.current?.focus() // The pressed button has disappeared.
        }}
      />
    </div>
  )
}

function labelOf(count: number, by: AddingBy): string {
  if (by === 'script') return 'Add script'
  return count > 1 ? `Add ${count} subjects` : 'Add subject'
}

function addedWords(count: number, by: AddingBy): string {
  if (count === 0) return ''
  if (by === 'script') return 'The script was added.'
  return count === 1 ? '1 subject was added.' : `${count} subjects were added.`
}
