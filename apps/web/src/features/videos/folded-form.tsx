import { useState, type ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { lengthText } from './cost-words.ts'
import styles from './folded-form.module.css'
import { choicesText } from './made-from.tsx'
import type { GenerateBody } from './video-draft.ts'

type FoldedFormProps = {
  isFolded: boolean
  /** What is being made. */
  request: GenerateBody
  children: ReactNode
}

/** The form; folded, a line that says what was filled in, and that opens to all of it. */
export function FoldedForm({ isFolded, request, children }: FoldedFormProps) {
  const [isOpened, setOpened] = useState(false)
  if (isOpened && !isFolded) setOpened(false)
  return (
    <details
      className={styles.form}
      open={!isFolded || isOpened}
      onToggle={({ currentTarget }) => setOpened(isFolded && currentTarget.open)}
    >
      <summary className={styles.line} hidden={!isFolded}>
        <span className={styles.words}>
          <b dir="auto">{request.scriptSubject}</b>
          <span>{`${choicesText(request)} · ${lengthText(request.duration)}`}</span>
        </span>
        <Icon name="right" size={18} />
      </summary>
      {children}
    </details>
  )
}
