import type { GenerateRequest } from '@dayreel/contract'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from '../cost-words.ts'
import styles from './folded-form.module.css'
import { choicesText } from '../made-from.tsx'
import type { Generation } from './use-generation.ts'

type Fold = { isFolded: boolean; isClosed: boolean; setOpened: (isOpened: boolean) => void }

type FoldedFormProps = Fold & {
  /** Nothing is being made any more: what is opened begins the next video. */
  isMade: boolean
  /** What is being made, or was. */
  request: GenerateRequest
  children: ReactNode
}

/** The form; folded, a line that says what was filled in, and that opens to all of it. */
export function FoldedForm({ isFolded, isClosed, setOpened, isMade, request, children }: FoldedFormProps) {
  const form = useRef<HTMLDetailsElement>(null)
  const isOpenedForNext = isFolded && isMade && !isClosed
  useEffect(() => {
    if (isOpenedForNext) form.current?.querySelector('textarea')?.focus()
  }, [isOpenedForNext])
  return (
    <details
      ref={form}
      className={styles.form}
      open={!isClosed}
      onToggle={({ currentTarget }) => {
        if (isFolded && currentTarget.open === isClosed) setOpened(currentTarget.open)
      }}
    >
      <summary className={styles.line} hidden={!isFolded || (isMade && !isClosed)}>
        <span className={styles.words}>
          <b dir="auto">{request.scriptSubject}</b>
          <span>{`${choicesText(request)} · ${lengthText(request.duration)}`}</span>
        </span>
        <span className={styles.next}>
          {isMade && 'Create another'}
          <Icon name="right" size={18} />
        </span>
      </summary>
      {children}
    </details>
  )
}

/** Whether the form is folded to its line. What was opened stays so until the next video begins, or this one is made. */
export function useFold({ phase, video }: Generation, isFolded: boolean): Fold {
  const [opened, setOpened] = useState<string>()
  const making = phase === 'idle' ? video?.id : 'making'
  return {
    isFolded,
    isClosed: isFolded && opened !== making,
    setOpened: (isOpened) => setOpened(isOpened ? making : undefined),
  }
}
