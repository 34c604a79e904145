import { MAX_TEXT_CHARACTERS } from '@dayreel/catalogue'
import type { Estimate } from '@dayreel/contract'
import { useState, type RefObject } from 'react'
import { EnhancedField } from '#ui/enhanced-field.tsx'
import { scriptCount } from './script-count.ts'

type ScriptFieldProps = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  /** An example subject, shown in an empty field. */
  example: string | undefined
  /** The estimate of the text. Undefined until it is loaded. */
  estimate: Pick<Estimate, 'kind' | 'seconds'> | undefined
  onChange: (text: string) => void
  /** Called for Ctrl or ⌘ with Enter. */
  onSubmit: () => void
}

/** The field for the script or subject of the video. */
export function ScriptField({ field, text, example, estimate, onChange, onSubmit }: ScriptFieldProps) {
  const [isTouched, setTouched] = useState(false)
  const isEmpty = text.trim() === ''
  return (
    <EnhancedField
      field={field}
      kind="script"
      label="Script or subject"
      placeholder={example}
      minRows={2}
      maxRows={14}
      maxLength={MAX_TEXT_CHARACTERS}
      text={text}
      isEmpty={isEmpty}
      emptyText="Please enter a prompt to enhance."
      count={isEmpty ? '' : scriptCount(text, estimate)}
      error={isTouched && isEmpty ? 'Please enter a script or subject.' : undefined}
      onChange={onChange}
      onBlur={() => setTouched(true)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        setTouched(true)
        onSubmit()
      }}
    />
  )
}
