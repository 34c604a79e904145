import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from './subject-choice.module.css'

type SubjectOutlineProps = {
  headings: readonly string[]
  /** The texts below the headings, in order. */
  parts: readonly string[]
  onChange: (parts: readonly string[]) => void
  onScript: (script: string) => void
}

/** Headings to fill in. Only the text below them is the script. */
export function SubjectOutline({ headings, parts, onChange, onScript }: SubjectOutlineProps) {
  const [isPressed, setPressed] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  // The pressed button has disappeared.
  useEffect(() => (isPressed ? first.current?.focus() : undefined), [isPressed])
  const script = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
  const isOpen = isPressed || script !== ''
  return (
    <div className={styles.way}>
      <h4>Write it yourself, with an outline</h4>
      {isOpen ? (
        <>
          <p>Your text is spoken word for word. The headings aren’t spoken.</p>
          {headings.map((heading, i) => (
            <Textarea
              key={heading}
              label={heading}
              autosize
              minRows={1}
              maxRows={6}
              dir="auto"
              ref={i === 0 ? first : undefined}
              value={parts[i] ?? ''}
              onChange={({ currentTarget }) =>
                onChange(headings.map((_, j) => (j === i ? currentTarget.value : (parts[j] ?? ''))))
              }
            />
          ))}
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
