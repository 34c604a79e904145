import type { Outline, VideoRequest } from '@dayreel/contract'
import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { ChoiceRow } from '#ui/choices/choice-row.tsx'
import { lengthText } from '../cost-words.ts'
import { emptyOutline, MAX_POINTS, pointLabels, scriptOf, type OutlineDraft } from './outline-draft.ts'
import { scriptCount } from './script-count.ts'
import styles from './subject-choice.module.css'
import { useEstimate } from './use-estimate.ts'

const KIND_LABELS: Readonly<Record<Outline['kind'], string>> = {
  list: 'List',
  'how-to': 'How-to',
  why: 'Why',
  history: 'History',
  story: 'Tale',
}

type SubjectOutlineProps = {
  /** One outline of each kind, best match first. */
  outlines: readonly Outline[]
  /** The request for which the script is written. Its text is the subject. */
  request: VideoRequest
  draft: OutlineDraft | null
  onChange: (draft: OutlineDraft) => void
  onScript: (script: string) => void
}

/** Shows an outline to fill in, with a hook, points and a close. The user's texts become the script. */
export function SubjectOutline({ outlines, request, draft, onChange, onScript }: SubjectOutlineProps) {
  const [isPressed, setPressed] = useState(false)
  const subject = request.text
  const own = draft?.subject === subject ? draft : emptyOutline(subject, outlines[0]!.kind)
  const outline = outlines.find(({ kind }) => kind === own.kind) ?? outlines[0]!
  const script = scriptOf(own)
  const isOpen = isPressed || script !== ''
  return (
    <div className={styles.way}>
      <h4>Write it yourself, with an outline</h4>
      {isOpen ? (
        <>
          <ChoiceRow
            legend="What kind of video is it?"
            options={outlines.map(({ kind }) => ({ value: kind, label: KIND_LABELS[kind] }))}
            value={outline.kind}
            onChange={(kind) => onChange({ ...own, kind })}
          />
          <p>Dayreel speaks your texts word for word. It doesn’t speak the labels. Leave out what you don’t need.</p>
          <OutlineFields outline={outline} draft={own} hasFocus={isPressed} onChange={onChange} />
          <OutlineLength script={script} request={request} />
          <Button disabled={script === ''} onClick={() => onScript(script)}>
            Use as my script
          </Button>
        </>
      ) : (
        <Button variant="outline" onClick={() => setPressed(true)}>
          Fill in the outline
        </Button>
      )}
    </div>
  )
}

type OutlineFieldsProps = {
  outline: Outline
  draft: OutlineDraft
  /** Whether the first field takes the focus, because the pressed button has disappeared. */
  hasFocus: boolean
  onChange: (draft: OutlineDraft) => void
}

function OutlineFields({ outline, draft, hasFocus, onChange }: OutlineFieldsProps) {
  const hook = useRef<HTMLTextAreaElement>(null)
  const added = useRef<HTMLTextAreaElement>(null)
  const labels = pointLabels(outline, draft)
  const [addedAt, setAddedAt] = useState<number>()
  useEffect(() => (hasFocus ? hook.current?.focus() : undefined), [hasFocus])
  useEffect(() => added.current?.focus(), [addedAt])
  const writePoint = (at: number, text: string): void =>
    onChange({ ...draft, points: labels.map((_, i) => (i === at ? text : (draft.points[i] ?? ''))) })
  return (
    <>
      <PartField
        field={hook}
        label={outline.hook}
        text={draft.hook}
        onChange={(text) => onChange({ ...draft, hook: text })}
      />
      {labels.map((label, i) => (
        <PartField
          key={i}
          field={i === addedAt ? added : undefined}
          label={label}
          text={draft.points[i] ?? ''}
          onChange={(text) => writePoint(i, text)}
        />
      ))}
      {labels.length < MAX_POINTS && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => {
              setAddedAt(labels.length)
              onChange({ ...draft, points: [...labels.map((_, i) => draft.points[i] ?? ''), ''] })
            }}
          >
            Add a point
          </Button>
        </div>
      )}
      <PartField label={outline.close} text={draft.close} onChange={(text) => onChange({ ...draft, close: text })} />
    </>
  )
}

type PartFieldProps = {
  field?: RefObject<HTMLTextAreaElement | null> | undefined
  label: string
  text: string
  onChange: (text: string) => void
}

function PartField({ field, label, text, onChange }: PartFieldProps) {
  return (
    <Textarea
      ref={field}
      label={label}
      autosize
      minRows={1}
      maxRows={6}
      dir="auto"
      value={text}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}

/** Shows how long the script of the outline takes to speak, next to the chosen length. */
function OutlineLength({ script, request }: { script: string; request: VideoRequest }) {
  const { tale: _, ...requestWithoutTale } = request
  const { fresh } = useEstimate({ ...requestWithoutTale, text: script, kind: 'script' }, undefined)
  if (script === '') return null
  return (
    <p role="status">
      {scriptCount(script, fresh)}. You chose {lengthText(request.durationSeconds)}.
    </p>
  )
}
