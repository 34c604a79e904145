import type { Estimate, TextKind } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { Notice } from '#ui/notice.tsx'
import { ChoiceRow } from '#ui/choices/choice-row.tsx'
import styles from './text-kind.module.css'

const KINDS = [
  { value: 'subject' as const, label: 'Idea', hint: 'A script is written for it' },
  { value: 'script' as const, label: 'Script', hint: 'Spoken word for word' },
]

type TextKindChoiceProps = {
  kind: TextKind
  onChoose: (kind: TextKind) => void
  /** Where the text speaks to the app instead of to those who watch. */
  instruction: Estimate['looksLikeInstruction'] | undefined
  onUseIdea: (subject: string) => void
}

/** What the words are taken for. They say so themselves, until a person does. */
export function TextKindChoice({ kind, onChoose, instruction, onUseIdea }: TextKindChoiceProps) {
  return (
    <div className={styles.kind}>
      {instruction && <InstructionNotice subject={instruction.suggestedSubject} onUse={onUseIdea} />}
      <ChoiceRow legend="Your words are" options={KINDS} value={kind} onChange={onChoose} />
    </div>
  )
}

function InstructionNotice({ subject, onUse }: { subject: string | null; onUse: (subject: string) => void }) {
  if (subject === null)
    return (
      <Notice kind="hint">
        This reads like a request. Write what the video is to be about, or the words to be spoken.
      </Notice>
    )
  return (
    <Notice kind="hint">
      <span className={styles.offer}>
        <span>This reads like a request. Use “{subject}” as the idea?</span>
        <Button variant="outline" size="compact-md" onClick={() => onUse(subject)}>
          Use it
        </Button>
      </span>
    </Notice>
  )
}
