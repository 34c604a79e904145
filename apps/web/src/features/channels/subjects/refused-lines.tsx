import type { RefusedSubject } from '@dayreel/contract'
import { ActionIcon, Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { server } from '#lib/api.ts'
import { countedNoun } from '#lib/counted-noun.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import { useChangeChannel } from '../use-change-channel.ts'
import { AssistantOffer } from './assistant-offer.tsx'
import { AssistantScripts } from './assistant-scripts.tsx'
import { EditedText } from './edited-text.tsx'
import styles from './refused-lines.module.css'
import { RemovedText } from './removed-text.tsx'
import { unwrittenSubjects, useScriptsDraft } from './scripts-draft.ts'
import { briefOf } from './split-texts.ts'
import type { RefusedLine, useRefusedLines } from './use-refused-lines.ts'

type RefusedLinesProps = {
  channelId: string
  refused: ReturnType<typeof useRefusedLines>
  /** Called when refused subjects were added with an assistant’s scripts. */
  onAdded: (count: number) => void
}

/**
 * Lists the lines that were not added, each with its reason. The user can have an assistant write about them, add a
 * story instead, edit a line or remove it.
 */
export function RefusedLines({ channelId, refused, onAdded }: RefusedLinesProps) {
  const { lines, removed, change, drop, remove, putBack } = refused
  const whole = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(whole, () => whole.current)
  const [draft, setDraft] = useScriptsDraft(channelId)
  const [isPressed, setPressed] = useState(false)
  const unwritten = unwrittenSubjects(lines)
  return (
    <div ref={whole} className={styles.refused} tabIndex={-1}>
      {removed !== undefined && <RemovedText key={removed.key} text={removed.text} onUndo={putBack} />}
      <div role="status">{lines.length > 0 && <h3>{notAdded(lines.length)}</h3>}</div>
      {draft !== null && (
        <AssistantScripts
          channelId={channelId}
          draft={draft}
          refused={refused}
          hasFocus={isPressed}
          onChange={setDraft}
          onAdded={onAdded}
        />
      )}
      {draft === null && unwritten.length > 0 && (
        <AssistantOffer
          count={unwritten.length}
          onPress={() => {
            setPressed(true)
            setDraft({ subjects: unwritten, answer: '' })
          }}
        />
      )}
      {lines.length > 0 && (
        <ul aria-label="Lines that were not added">
          {lines.map((line) => (
            <Line
              key={line.key}
              channelId={channelId}
              line={line}
              onChange={(changed) => change(line.key, changed)}
              onAdded={() => drop(line.key)}
              onRemove={() => remove(line)}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function notAdded(count: number): string {
  return `${countedNoun(count, 'line')} ${count === 1 ? 'was' : 'were'} not added`
}

type LineProps = {
  channelId: string
  line: RefusedLine
  onChange: (change: Parameters<ReturnType<typeof useRefusedLines>['change']>[1]) => void
  onAdded: () => void
  onRemove: () => void
}

function Line({ channelId, line: { text, message, tales }, onChange, onAdded, onRemove }: LineProps) {
  const [isEdited, setEdited] = useState(false)
  const add = useChangeChannel((added: string, once) =>
    server.addSubjects({ params: { id: channelId }, body: { texts: [added] } }, once),
  )
  const brief = briefOf(text).line
  const addText = (added: string, onRefused: (refusal: RefusedSubject) => void): void =>
    add.mutate(added, {
      onSuccess: ({ refused: [refusal] }) => (refusal === undefined ? onAdded() : onRefused(refusal)),
    })
  const takeTale = (title: string): void =>
    addText(title, (refusal) => onChange({ ...refusal, tales: tales.filter((tale) => tale.title !== title) }))
  const addEdited = (edited: string, done: () => void): void =>
    addText(edited, (refusal) => {
      onChange({ ...refusal, text: edited })
      done()
    })
  const fault = add.isError ? messageOf(add.error) : undefined
  if (isEdited)
    return (
      <li>
        <EditedText
          text={text}
          save="Add"
          isBusy={add.isPending}
          fault={fault}
          onSave={addEdited}
          onEnd={() => setEdited(false)}
        />
      </li>
    )
  return (
    <li>
      <div className={styles.head}>
        <p dir="auto">{brief}</p>
        <ActionIcon
          variant="subtle"
          color="gray"
          radius="xl"
          aria-label={`Edit ${brief}`}
          onClick={() => setEdited(true)}
        >
          <Icon name="pen" size={16} />
        </ActionIcon>
        <ActionIcon variant="subtle" color="gray" radius="xl" aria-label={`Remove ${brief}`} onClick={onRemove}>
          <Icon name="trash" size={16} />
        </ActionIcon>
      </div>
      <p className={styles.reason}>{fault ?? message}</p>
      {tales.length > 0 && (
        <div className={styles.tales} role="group" aria-label={`Add a story instead of ${brief}`}>
          {tales.map(({ id, title }) => (
            <Button
              key={id}
              variant="default"
              size="compact-sm"
              leftSection={<Icon name="plus" size={14} />}
              disabled={add.isPending}
              loading={add.isPending && add.variables === title}
              onClick={() => takeTale(title)}
            >
              {title}
            </Button>
          ))}
        </div>
      )}
    </li>
  )
}
