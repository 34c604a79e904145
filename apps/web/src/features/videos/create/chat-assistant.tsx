import { MAX_TITLE_CHARACTERS } from '@dayreel/catalogue'
import type { AssistantWords, VideoRequest } from '@dayreel/contract'
import { TextInput } from '@mantine/core'
import { countedNoun } from '#lib/counted-noun.ts'
import type { PastedAnswer } from '#lib/use-pasted-answer.ts'
import { AssistantPanel } from '#ui/chat-assistant/assistant-panel.tsx'
import { CopiedText } from '#ui/chat-assistant/copied-text.tsx'
import { CopyPrompt } from '#ui/chat-assistant/copy-prompt.tsx'
import { PasteAnswer } from '#ui/chat-assistant/paste-answer.tsx'
import { ReadNotes } from '#ui/chat-assistant/read-notes.tsx'
import { ReadScenes } from '#ui/chat-assistant/read-scenes.tsx'
import type { AssistantDraft } from './assistant-draft.ts'
import { useAssistantPrompt } from './use-assistant.ts'

type ChatAssistantProps = {
  /** The request with the typed subject, without the words. */
  request: VideoRequest
  draft: AssistantDraft
  read: PastedAnswer<AssistantWords>
  /** Whether the panel was just opened. If so, it takes the focus from the pressed button. */
  hasFocus: boolean
  onChange: (draft: AssistantDraft) => void
  onClose: () => void
}

/** Lets the user write with any chat assistant: copy the prompt, paste the answer, check the words. */
export function ChatAssistant({ request, draft, read, hasFocus, onChange, onClose }: ChatAssistantProps) {
  const prompt = useAssistantPrompt(request)
  return (
    <AssistantPanel title="Write it with any chat assistant" hasFocus={hasFocus} onClose={onClose}>
      <CopyPrompt
        lead="Paste it into the chat assistant of your choice. It asks for a script of the length you chose."
        prompt={prompt}
      />
      <PasteAnswer
        answer={draft.answer}
        read={read}
        onChange={(answer) => onChange({ ...draft, answer, title: null })}
      />
      {read.data !== undefined && (
        <ReadScript read={read.data} title={draft.title} onTitle={(title) => onChange({ ...draft, title })} />
      )}
    </AssistantPanel>
  )
}

type ReadScriptProps = { read: AssistantWords; title: string | null; onTitle: (title: string) => void }

/** Shows the parsed words, with all corrections and remaining errors. */
function ReadScript({ read: { words, repairs, faults, correction }, title, onTitle }: ReadScriptProps) {
  const { scenes } = words
  return (
    <li>
      <h4>Check the words</h4>
      <div role="status">
        <p>
          {countedNoun(scenes.length, 'scene')} {scenes.length === 1 ? 'was' : 'were'} read. Generate makes the video
          from them.
        </p>
        <ReadNotes repairs={repairs} faults={faults} />
      </div>
      {correction !== '' && (
        <CopiedText text={correction} label="Copy corrections" name="Corrections" variant="outline" />
      )}
      <TextInput
        label="Title"
        description="Leave it empty for the assistant’s title."
        placeholder={words.title}
        maxLength={MAX_TITLE_CHARACTERS}
        dir="auto"
        value={title ?? words.title}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
      <ReadScenes scenes={scenes} />
    </li>
  )
}
