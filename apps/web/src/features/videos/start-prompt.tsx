import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './start-prompt.module.css'
import { useDraft } from './use-draft.ts'

type StartPromptProps = {
  userId: string
  /** The words are in the draft of Create Video. */
  onCreate: () => void
}

/** The shortest way to a video: one line, and on to Create Video with it. */
export function StartPrompt({ userId, onCreate }: StartPromptProps) {
  const [draft, keepDraft] = useDraft(userId)
  const [script, setScript] = useState('')
  return (
    <form
      className={styles.prompt}
      onSubmit={(event) => {
        event.preventDefault()
        if (script.trim() !== '') keepDraft({ ...draft, script: script.trim() })
        onCreate()
      }}
    >
      <TextInput
        className={styles.field}
        label="What should your video be about?"
        placeholder="The last lighthouse keeper"
        size="lg"
        autoComplete="off"
        value={script}
        onChange={({ currentTarget }) => setScript(currentTarget.value)}
      />
      <Button type="submit" size="lg" leftSection={<Icon name="spark" size={20} />}>
        Create
      </Button>
    </form>
  )
}
