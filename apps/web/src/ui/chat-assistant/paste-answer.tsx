import { Textarea } from '@mantine/core'
import { messageOf } from '#lib/message-of.ts'

type PasteAnswerProps = {
  answer: string
  read: { error: unknown; isReading: boolean }
  onChange: (answer: string) => void
}

/** The step in which the user pastes the assistant’s answer. */
export function PasteAnswer({ answer, read, onChange }: PasteAnswerProps) {
  return (
    <li>
      <h4>Paste the answer</h4>
      <Textarea
        aria-label="The assistant’s answer"
        description="Paste the whole answer. Any format works."
        autosize
        minRows={3}
        maxRows={8}
        dir="auto"
        value={answer}
        error={read.error ? messageOf(read.error) : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span role="status">{read.isReading && 'Reading the answer …'}</span>
    </li>
  )
}
