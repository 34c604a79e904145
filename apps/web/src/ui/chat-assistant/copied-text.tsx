import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'

type CopiedTextProps = {
  /** The text to copy. Undefined until it is loaded. */
  text: string | undefined
  /** The label of the button. */
  label: string
  /** The text's name, shown if the user has to copy it by hand. */
  name: string
  variant?: 'filled' | 'outline'
}

/** A button that copies a text. If the browser does not allow copying, the text is shown and selected. */
export function CopiedText({ text, label, name, variant = 'filled' }: CopiedTextProps) {
  const [outcome, setOutcome] = useState<'copied' | 'by-hand'>()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (outcome === 'by-hand') field.current?.select()
  }, [outcome])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text ?? '')
      setOutcome('copied')
    } catch {
      setOutcome('by-hand')
    }
  }
  return (
    <>
      <Button variant={variant} loading={text === undefined} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status">
        {outcome === 'copied' && 'Copied.'}
        {outcome === 'by-hand' && 'Your browser doesn’t allow copying. Copy the selected text by hand.'}
      </span>
      {outcome === 'by-hand' && (
        <Textarea ref={field} aria-label={name} readOnly autosize minRows={3} maxRows={8} value={text ?? ''} />
      )}
    </>
  )
}
