import type { ChannelSubject } from '@dayreel/contract'
import { ActionIcon, Tooltip } from '@mantine/core'
import { useState, type ComponentProps, type KeyboardEvent } from 'react'
import { countWords } from '#lib/count-words.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { EditedText } from './edited-text.tsx'
import { briefOf } from './split-texts.ts'
import styles from './subject-row.module.css'
import type { useSubjects } from './use-subjects.ts'

type SubjectRowProps = {
  subject: ChannelSubject
  /** The position in the list, starting at 1. */
  number: number
  count: number
  grip: Pick<ComponentProps<'button'>, `onPointer${'Down' | 'Move' | 'Up' | 'Cancel'}`>
  drop: 'before' | 'after' | undefined
  change: ReturnType<typeof useSubjects>['change']
  onMove: (to: number) => void
  onRemove: () => void
}

export function gripIdOf(subjectId: string): string {
  return `subject-grip-${subjectId}`
}

/**
 * A subject or script in the list. The user can drag it by its grip, move it with the keyboard, edit it and remove it.
 */
export function SubjectRow({ subject, number, count, grip, drop, change, onMove, onRemove }: SubjectRowProps) {
  const [isEdited, setEdited] = useState(false)
  const { line, words } = briefOf(subject.text)
  const note = subject.words === null ? words && `Script · ${words} words` : scriptNote(subject.words)
  const onKeys = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    const to = number - 1 + (event.key === 'ArrowUp' ? -1 : 1)
    if (to >= 0 && to < count) onMove(to)
  }
  return (
    <li className={styles.row} data-drop={drop} onKeyDown={onKeys}>
      <Tooltip label="Drag to move (Alt ↑ ↓)">
        <ActionIcon
          {...grip}
          id={gripIdOf(subject.id)}
          className={styles.grip ?? ''}
          variant="subtle"
          color="gray"
          size="md"
          radius="xl"
          aria-label={`${number} of ${count}, ${line}: drag to move, or press Alt with the up or down arrow`}
        >
          <Icon name="grip" size={16} />
        </ActionIcon>
      </Tooltip>
      {isEdited ? (
        <EditedText
          text={subject.text}
          save="Save"
          hint={subject.words === null ? undefined : 'If you reword it, its script is removed.'}
          isBusy={change.isPending}
          fault={change.isError ? messageOf(change.error) : undefined}
          onSave={(text, done) => change.mutate({ id: subject.id, text }, { onSuccess: done })}
          onEnd={() => setEdited(false)}
        />
      ) : (
        <>
          <p dir="auto">
            {line}
            {note !== undefined && <span>{note}</span>}
          </p>
          <ActionIcon
            variant="subtle"
            color="gray"
            radius="xl"
            aria-label={`Edit ${line}`}
            onClick={() => setEdited(true)}
          >
            <Icon name="pen" size={16} />
          </ActionIcon>
          <ActionIcon variant="subtle" color="gray" radius="xl" aria-label={`Remove ${line}`} onClick={onRemove}>
            <Icon name="trash" size={16} />
          </ActionIcon>
        </>
      )}
    </li>
  )
}

function scriptNote({ scenes }: NonNullable<ChannelSubject['words']>): string {
  return `With its script · ${countWords(scenes.map(({ text }) => text).join(' '))} words`
}
