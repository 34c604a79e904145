import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import styles from './edited-text.module.css'
import { briefOf } from './split-texts.ts'

type EditedTextProps = {
  text: string
  /** The label of the button that saves. */
  save: string
  /** Describes the other effects of the change. */
  hint?: string | undefined
  isBusy: boolean
  fault: string | undefined
  /** Calls `done` after the text is saved. */
  onSave: (text: string, done: () => void) => void
  onEnd: () => void
}

/** A field for editing a subject or script. Enter saves a subject, but starts a new line in a script. */
export function EditedText({ text, save, hint, isBusy, fault, onSave, onEnd }: EditedTextProps) {
  const [typed, setTyped] = useState(text)
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  const submit = (): void => {
    const saved = typed.trim()
    if (saved === '' || saved === text.trim()) onEnd()
    // The field stays open if the user has typed more in the meantime.
    else if (!isBusy) onSave(saved, () => field.current?.value.trim() === saved && onEnd())
  }
  const isSubject = briefOf(typed).words === undefined
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') onEnd()
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.shiftKey || !isSubject) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className={styles.edited}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Textarea
        ref={field}
        aria-label="Subject or script"
        description={hint}
        autosize
        minRows={1}
        maxRows={12}
        dir="auto"
        value={typed}
        error={fault}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onKeyDown={onKey}
      />
      <div className={styles.actions}>
        <Button type="submit" size="compact-sm" loading={isBusy}>
          {save}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={onEnd}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
