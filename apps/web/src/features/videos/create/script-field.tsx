import { MAX_TEXT_CHARACTERS } from '@dayreel/catalogue'
import type { Estimate } from '@dayreel/contract'
import { Button, Textarea } from '@mantine/core'
import { useState, type ReactNode, type RefObject } from 'react'
import { useEnhance } from '#lib/use-enhance.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import styles from './script-field.module.css'
import { scriptCount } from './script-count.ts'
import { EXAMPLE_SUBJECT } from './video-draft.ts'

type ScriptFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** What is known of it; undefined until it has been looked at. */
  estimate: Pick<Estimate, 'kind' | 'seconds'> | undefined
  onChange: (text: string) => void
  /** Ctrl or ⌘ with Enter. */
  onSubmit: () => void
}

/** What the video says, or what it is about. */
export function ScriptField({ field, text, estimate, onChange, onSubmit }: ScriptFieldProps) {
  const [isAsked, setAsked] = useState(false)
  const [nothingToEnhance, setNothingToEnhance] = useState(false)
  const isEmpty = text.trim() === ''
  const change = (text: string): void => {
    setNothingToEnhance(false)
    onChange(text)
  }
  const { enhance, isPending, note, problem, takeBack } = useEnhance({ kind: 'script', text, field, onChange })
  const foot = (
    <div className={styles.foot}>
      <p>{isEmpty ? '' : scriptCount(text, estimate)}</p>
      {takeBack !== undefined && (
        <Button variant="subtle" size="compact-sm" onClick={takeBack}>
          Back to my words
        </Button>
      )}
      <Button
        variant="subtle"
        size="sm"
        className={styles.enhance ?? ''}
        data-empty={isEmpty || undefined}
        leftSection={<Icon name="spark" size={16} />}
        loading={isPending}
        onClick={() => (isEmpty ? setNothingToEnhance(true) : enhance())}
      >
        Enhance
      </Button>
    </div>
  )
  return (
    <>
      <Textarea
        ref={field}
        label="Script or subject"
        placeholder={EXAMPLE_SUBJECT}
        size="md"
        classNames={{ input: styles.input ?? '' }}
        inputContainer={(input: ReactNode) => (
          <div className={styles.box}>
            {input}
            {foot}
          </div>
        )}
        autosize
        minRows={2}
        maxRows={14}
        maxLength={MAX_TEXT_CHARACTERS}
        dir="auto"
        value={text}
        error={isAsked && isEmpty ? 'Please enter a script or subject.' : undefined}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onBlur={() => setAsked(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          setAsked(true)
          onSubmit()
        }}
      />
      {nothingToEnhance && <Notice kind="problem">Please enter a prompt to enhance.</Notice>}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <p className={styles.note} aria-live="polite">
        {note}
      </p>
    </>
  )
}
