import type { ChannelSubject } from '@dayreel/contract'
import { Button, Skeleton, VisuallyHidden } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { dropAt, useRowDrag } from '#lib/use-row-drag.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { subjectsQuery } from '../channel-queries.ts'
import { AddSubjects } from './add-subjects.tsx'
import { RemovedText } from './removed-text.tsx'
import styles from './subject-list.module.css'
import { gripIdOf, SubjectRow } from './subject-row.tsx'
import { useSubjects } from './use-subjects.ts'

/** The number of subjects that a long list shows until the user requests all. */
const SHOWN = 10

/** Lists the user's subjects for a channel. Its next videos use them first and in this order. */
export function SubjectList({ channelId }: { channelId: string }) {
  const subjects = useQuery(subjectsQuery(channelId))
  return (
    <div className={styles.subjects}>
      <AddSubjects channelId={channelId} />
      {subjects.isPending ? (
        <Skeleton h={120} radius="md" role="status" aria-busy="true" aria-label="Loading the list" />
      ) : subjects.isLoadingError ? (
        <Problem title="The list couldn’t be loaded" error={subjects.error} onRetry={() => void subjects.refetch()} />
      ) : (
        <Rows channelId={channelId} subjects={subjects.data} />
      )}
    </div>
  )
}

function Rows({ channelId, subjects }: { channelId: string; subjects: readonly ChannelSubject[] }) {
  const { change, move, remove, putBack, removed, isPuttingBack, problem } = useSubjects(channelId)
  const [isWhole, setWhole] = useState(false)
  const [said, setSaid] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const moveRow = (from: number, to: number): void => {
    const subject = subjects[from]
    if (subject === undefined) return
    move(subject.id, to)
    if (to >= SHOWN) setWhole(true) // Otherwise, the moved row would be hidden.
    setSaid(`Moved to position ${to + 1} of ${subjects.length}.`)
    requestAnimationFrame(() => document.getElementById(gripIdOf(subject.id))?.focus())
  }
  const { drag, gripFor } = useRowDrag(list, moveRow)
  const shown = isWhole ? subjects : subjects.slice(0, SHOWN)
  return (
    <>
      {removed !== undefined && (
        <RemovedText key={removed.subject.id} text={removed.subject.text} isBusy={isPuttingBack} onUndo={putBack} />
      )}
      {problem !== null && <Notice kind="problem">{messageOf(problem)}</Notice>}
      {subjects.length > 0 && (
        <ol
          ref={list}
          className={styles.list}
          aria-label="Your subjects"
          data-dragging={drag !== undefined || undefined}
        >
          {shown.map((subject, i) => (
            <SubjectRow
              key={subject.id}
              subject={subject}
              number={i + 1}
              count={subjects.length}
              grip={gripFor(i)}
              drop={dropAt(drag, i)}
              change={change}
              onMove={(to) => moveRow(i, to)}
              onRemove={() => remove({ subject, at: i })}
            />
          ))}
        </ol>
      )}
      {shown.length < subjects.length && (
        <Button variant="subtle" size="sm" onClick={() => setWhole(true)}>
          Show all {subjects.length}
        </Button>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
