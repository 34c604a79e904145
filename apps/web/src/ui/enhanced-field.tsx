import { Button, Textarea, type TextareaProps } from '@mantine/core'
import { useState, type ReactNode, type RefObject } from 'react'
import { useEnhance } from '#lib/use-enhance.ts'
import styles from './enhanced-field.module.css'
import { Icon } from './icon.tsx'
import { Notice } from './notice.tsx'

type EnhancedFieldProps = Omit<TextareaProps, 'value' | 'onChange' | 'ref'> & {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  kind: Parameters<typeof useEnhance>[0]['kind']
  /** Whether there is no text to enhance. */
  isEmpty: boolean
  /** The message shown if the user tries to enhance an empty field. */
  emptyText: string
  /** A summary of the text, shown below the field. */
  count?: ReactNode
  onChange: (text: string) => void
}

/** A multi-line field whose text can be enhanced. The user can restore the previous text. */
export function EnhancedField({
  field,
  text,
  kind,
  isEmpty,
  emptyText,
  count = '',
  onChange,
  ...textarea
}: EnhancedFieldProps) {
  const [nothingToEnhance, setNothingToEnhance] = useState(false)
  const change = (changed: string): void => {
    setNothingToEnhance(false)
    onChange(changed)
  }
  const { enhance, isPending, note, problem, takeBack } = useEnhance({ kind, text, field, onChange })
  const foot = (
    <div className={styles.foot}>
      <p>{count}</p>
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
        size="md"
        autosize
        dir="auto"
        {...textarea}
        ref={field}
        classNames={{ input: styles.input ?? '' }}
        inputContainer={(input: ReactNode) => (
          <div className={styles.box}>
            {input}
            {foot}
          </div>
        )}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {nothingToEnhance && <Notice kind="problem">{emptyText}</Notice>}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <p className={styles.note} aria-live="polite">
        {note}
      </p>
    </>
  )
}
