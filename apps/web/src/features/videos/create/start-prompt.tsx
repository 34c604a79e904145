import { Button, Textarea } from '@mantine/core'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from '../cost-words.ts'
import { useChoiceNames } from '../made-from.tsx'
import styles from './start-prompt.module.css'
import { SIZE_NAMES } from '../status-words.ts'
import { useDraft } from './use-draft.ts'
import { useExamples } from './use-examples.ts'

type StartPromptProps = {
  userId: string
  /** Called when the draft of Create Video contains the words. */
  onContinue: () => void
}

/** The shortest way to a video: one line, with which the user continues in Create Video. */
export function StartPrompt({ userId, onContinue }: StartPromptProps) {
  const [draft, keepDraft] = useDraft(userId)
  const [text, setText] = useState('')
  const { examples, isBuiltIn } = useExamples()
  const hasWords = text.trim() !== ''
  const field = useRef<HTMLTextAreaElement>(null)
  const { durationSeconds, quality } = draft
  const choices = [lengthText(durationSeconds), SIZE_NAMES[quality], ...useChoiceNames(draft)]
  const fill = (example: string): void => {
    setText(example)
    field.current?.focus()
  }
  return (
    <form
      className={styles.prompt}
      onSubmit={(event) => {
        event.preventDefault()
        if (!hasWords) return // Enter submits even an empty field.
        keepDraft({ ...draft, text: text.trim(), kind: null, tale: null })
        onContinue()
      }}
    >
      <Textarea
        ref={field}
        className={styles.field}
        label="What should your video be about?"
        placeholder="A line, a question or a whole script"
        autosize
        minRows={3}
        maxRows={8}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={submitOnEnter}
      />
      <div className={styles.examples} role="group" aria-label="Examples">
        {isBuiltIn && <span>{examples.length === 1 ? 'Built-in example' : 'Built-in examples'}</span>}
        {examples.map((example) => (
          <button key={example} type="button" onClick={() => fill(example)}>
            {example}
          </button>
        ))}
      </div>
      <div className={styles.foot}>
        <ul className={styles.choices} aria-label="Chosen for your next video">
          {choices.map((choice) => (
            <li key={choice}>{choice}</li>
          ))}
        </ul>
        <Button type="submit" disabled={!hasWords} rightSection={<Icon name="right" size={18} />}>
          Continue
        </Button>
      </div>
    </form>
  )
}

/** Enter submits; Shift+Enter inserts a line break. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
