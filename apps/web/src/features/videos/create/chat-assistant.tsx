import { MAX_TITLE_CHARACTERS } from '@dayreel/catalogue'
import type { AssistantWords, VideoRequest } from '@dayreel/contract'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { Problem } from '#ui/problem.tsx'
import type { AssistantDraft } from './assistant-draft.ts'
import styles from './chat-assistant.module.css'
import { CopiedText } from './copied-text.tsx'
import { useAssistantPrompt, type ReadAnswer } from './use-assistant.ts'

type ChatAssistantProps = {
  /** The video that the subject was typed for, without the words. */
  request: VideoRequest
  draft: AssistantDraft
  read: ReadAnswer
  /** Whether the panel was just opened, so that it takes the focus of the pressed button. */
  hasFocus: boolean
  onChange: (draft: AssistantDraft) => void
  onClose: () => void
}

/** Writing with any chat assistant: copy the prompt, paste the answer, check the words. */
export function ChatAssistant({ request, draft, read, hasFocus, onChange, onClose }: ChatAssistantProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const prompt = useAssistantPrompt(request)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it opens
  }, [])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        Write it with any chat assistant
      </h3>
      <ol>
        <li>
          <h4>Copy the prompt</h4>
          <p>Paste it into the chat assistant of your choice. It asks for a script of the length you chose.</p>
          {prompt.isError ? (
            <Problem title="The prompt couldn’t be loaded" error={prompt.error} onRetry={() => void prompt.refetch()} />
          ) : (
            <CopiedText text={prompt.data?.prompt} label="Copy prompt" name="Prompt" />
          )}
        </li>
        <li>
          <h4>Paste the answer</h4>
          <Textarea
            aria-label="Answer of the assistant"
            description="The whole answer, in any form."
            autosize
            minRows={3}
            maxRows={8}
            dir="auto"
            value={draft.answer}
            error={read.error ? messageOf(read.error) : undefined}
            onChange={({ currentTarget }) => onChange({ ...draft, answer: currentTarget.value, title: '' })}
          />
          <span role="status">{read.isReading && 'Reading the answer …'}</span>
        </li>
        {read.data !== undefined && (
          <ReadScript read={read.data} title={draft.title} onTitle={(title) => onChange({ ...draft, title })} />
        )}
      </ol>
      <Button variant="subtle" onClick={onClose}>
        Don’t use an assistant
      </Button>
    </section>
  )
}

type ReadScriptProps = { read: AssistantWords; title: string; onTitle: (title: string) => void }

/** The words that were read, with everything that was corrected or is still wrong. */
function ReadScript({ read: { words, repairs, faults, correction }, title, onTitle }: ReadScriptProps) {
  return (
    <li>
      <h4>Check the words</h4>
      <div role="status">
        <p>
          {words.scenes.length === 1 ? '1 scene was read.' : `${words.scenes.length} scenes were read.`} Generate makes
          the video from them.
        </p>
        <Sentences name="What was corrected" sentences={repairs} />
        <Sentences name="What could be better" sentences={faults} />
      </div>
      {correction !== '' && (
        <CopiedText text={correction} label="Copy corrections" name="Corrections" variant="outline" />
      )}
      <TextInput
        label="Title"
        maxLength={MAX_TITLE_CHARACTERS}
        dir="auto"
        value={title || words.title}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
      <ol className={styles.scenes} aria-label="Scenes">
        {words.scenes.map(({ text, shows }, i) => (
          <li key={`${i}-${text}`} dir="auto">
            {text}
            {shows !== '' && <span>Picture: {shows}</span>}
          </li>
        ))}
      </ol>
    </li>
  )
}

function Sentences({ name, sentences }: { name: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <>
      <p>{name}:</p>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
