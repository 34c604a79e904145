import type { Estimate, TextKind } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { Notice } from '#ui/notice.tsx'
import { ChoiceRow } from '#ui/choices/choice-row.tsx'
import styles from './text-kind.module.css'

const KINDS = [
  { value: 'subject' as const, label: 'Subject', hint: 'Dayreel writes the script' },
  { value: 'script' as const, label: 'Script', hint: 'Spoken word for word' },
]

type TextKindChoiceProps = {
  kind: TextKind
  onChoose: (kind: TextKind) => void
  /** Set if the text is an instruction to the app instead of words for the viewers. */
  instruction: Estimate['looksLikeInstruction'] | undefined
  onUseIdea: (subject: string) => void
}

/** Shows the detected kind of the text, which the user can change. */
export function TextKindChoice({ kind, onChoose, instruction, onUseIdea }: TextKindChoiceProps) {
  return (
    <div className={styles.kind}>
      {instruction && <InstructionNotice subject={instruction.suggestedSubject} onUse={onUseIdea} />}
      <ChoiceRow legend="What did you write?" options={KINDS} value={kind} onChange={onChoose} />
    </div>
  )
}

function InstructionNotice({ subject, onUse }: { subject: string | null; onUse: (subject: string) => void }) {
  if (subject === null)
    return (
      <Notice kind="hint">
        This reads like a request. Write what the video should be about, or the words it should speak.
      </Notice>
    )
  return (
    <Notice kind="hint">
      <span className={styles.offer}>
        <span>This reads like a request. Use “{subject}” as the subject?</span>
        <Button variant="outline" size="compact-md" onClick={() => onUse(subject)}>
          Use it
        </Button>
      </span>
    </Notice>
  )
}
