import type { AssistantScripts as ReadScripts } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { countedNoun } from '#lib/counted-noun.ts'
import { messageOf } from '#lib/message-of.ts'
import { usePastedAnswer } from '#lib/use-pasted-answer.ts'
import { AssistantPanel } from '#ui/chat-assistant/assistant-panel.tsx'
import { CopiedText } from '#ui/chat-assistant/copied-text.tsx'
import { CopyPrompt } from '#ui/chat-assistant/copy-prompt.tsx'
import { PasteAnswer } from '#ui/chat-assistant/paste-answer.tsx'
import { ReadNotes } from '#ui/chat-assistant/read-notes.tsx'
import { ReadScenes } from '#ui/chat-assistant/read-scenes.tsx'
import { Notice } from '#ui/notice.tsx'
import { useChangeChannel } from '../use-change-channel.ts'
import styles from './assistant-scripts.module.css'
import type { ScriptsDraft } from './scripts-draft.ts'
import type { RefusedLine, useRefusedLines } from './use-refused-lines.ts'

type AssistantScriptsProps = {
  channelId: string
  draft: ScriptsDraft
  refused: Pick<ReturnType<typeof useRefusedLines>, 'lines' | 'change' | 'drop'>
  /** Whether the panel was just opened. If so, it takes the focus from the pressed button. */
  hasFocus: boolean
  onChange: (draft: ScriptsDraft | null) => void
  onAdded: (count: number) => void
}

/** Lets the user write scripts for several refused subjects with any chat assistant, with one prompt and one answer. */
export function AssistantScripts(props: AssistantScriptsProps) {
  const { channelId, draft, refused, hasFocus, onChange, onAdded } = props
  const { subjects, answer } = draft
  const params = { id: channelId }
  const prompt = useQuery({
    queryKey: ['assistant-scripts-prompt', channelId, subjects],
    queryFn: ({ signal }) => server.writeSubjectsPrompt({ params, body: { subjects } }, { signal }),
    staleTime: Infinity,
  })
  const read = usePastedAnswer(`assistant-scripts ${channelId}`, { promptInput: subjects, answer }, (body, signal) =>
    server.readSubjectsAnswer({ params, body: { subjects: body.promptInput, answer: body.answer } }, { signal }),
  )
  const add = useChangeChannel(async (scripts: readonly LineScript[], once) => {
    const body = { texts: scripts.map(({ line }) => line.text), scripts: scripts.map(({ words }) => words) }
    return { scripts, ...(await server.addSubjects({ params, body }, once)) }
  })
  const scripts = read.data === undefined ? [] : scriptsOfLines(read.data, draft, refused.lines)
  const addAll = (): void =>
    add.mutate(scripts, {
      onSuccess: ({ scripts: sent, refused: refusals }) => {
        for (const [i, { line }] of sent.entries()) {
          const refusal = refusals.find((each) => each.line === i + 1)
          if (refusal === undefined) refused.drop(line.key)
          else refused.change(line.key, refusal)
        }
        onChange(null)
        onAdded(sent.length - refusals.length)
      },
    })
  return (
    <AssistantPanel title="Write them with any chat assistant" hasFocus={hasFocus} onClose={() => onChange(null)}>
      <CopyPrompt lead={leadOf(subjects)} prompt={prompt} />
      <PasteAnswer answer={answer} read={read} onChange={(pasted) => onChange({ ...draft, answer: pasted })} />
      {read.data !== undefined && (
        <li>
          <h4>Check the scripts</h4>
          <Scripts read={read.data} />
          {read.data.correction !== '' && (
            <CopiedText text={read.data.correction} label="Copy corrections" name="Corrections" variant="outline" />
          )}
          {add.isError && <Notice kind="problem">{messageOf(add.error)}</Notice>}
          {scripts.length > 0 && (
            <Button loading={add.isPending} onClick={addAll}>
              Add {countedNoun(scripts.length, 'script')}
            </Button>
          )}
        </li>
      )}
    </AssistantPanel>
  )
}

function leadOf(subjects: readonly string[]): string {
  return subjects.length === 1
    ? `It asks for a script about “${subjects[0]!}”. Paste it into the chat assistant of your choice.`
    : `It asks for ${subjects.length} scripts, one for each subject. Paste it into the chat assistant of your choice.`
}

type LineScript = { line: RefusedLine; words: NonNullable<ReadScripts['scripts'][number]['read']>['words'] }

/** Returns the scripts whose subject is still a refused line. The user may have removed or edited the others. */
function scriptsOfLines(
  { scripts }: ReadScripts,
  { subjects }: ScriptsDraft,
  lines: readonly RefusedLine[],
): LineScript[] {
  return scripts.flatMap(({ read }, i) => {
    const line = lines.find(({ text }) => text === subjects[i])
    return read === null || line === undefined ? [] : [{ line, words: read.words }]
  })
}

/** Shows the script of each subject, with all corrections and remaining errors. */
function Scripts({ read: { scripts } }: { read: ReadScripts }) {
  return (
    <ul className={styles.scripts} aria-label="Scripts">
      {scripts.map(({ subject, read, problem }) => (
        <li key={subject}>
          <h5 dir="auto">{subject}</h5>
          {read === null ? (
            <p className={styles.problem}>{problem}</p>
          ) : (
            <>
              <ReadNotes {...read} />
              <details>
                <summary>
                  {countedNoun(read.words.scenes.length, 'scene')}, about {Math.round(read.seconds)} s
                </summary>
                <ReadScenes scenes={read.words.scenes} />
              </details>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
