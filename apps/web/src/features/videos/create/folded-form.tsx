import type { VideoRequest } from '@dayreel/contract'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from '../cost-words.ts'
import styles from './folded-form.module.css'
import { useChoiceNames } from '../made-from.tsx'
import type { Generation } from './use-generation.ts'

type Fold = { isFolded: boolean; isClosed: boolean; setOpened: (isOpened: boolean) => void }

type FoldedFormProps = Fold & {
  /** Whether no video is running, so that opening the form starts the next one. */
  isMade: boolean
  /** The request of the running or most recent video. */
  request: VideoRequest
  children: ReactNode
}

/** Shows the form. When folded, a summary line opens it. */
export function FoldedForm({ isFolded, isClosed, setOpened, isMade, request, children }: FoldedFormProps) {
  const form = useRef<HTMLDetailsElement>(null)
  const choices = [...useChoiceNames(request), lengthText(request.durationSeconds)].join(' · ')
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
          <b dir="auto">{request.text}</b>
          <span>{choices}</span>
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

/**
 * Returns whether the form is folded. An opened form stays open until the next video starts or the current one is
 * finished.
 */
export function useFold({ phase, video }: Generation, isFolded: boolean): Fold {
  const [opened, setOpened] = useState<string>()
  const making = phase === 'idle' ? video?.id : 'making'
  return {
    isFolded,
    isClosed: isFolded && opened !== making,
    setOpened: (isOpened) => setOpened(isOpened ? making : undefined),
  }
}
