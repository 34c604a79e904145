import { Button, Textarea } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import styles from './subject-choice.module.css'

type SubjectOutlineProps = {
  headings: readonly string[]
  /** What is written under them, in their order. */
  parts: readonly string[]
  onChange: (parts: readonly string[]) => void
  onScript: (script: string) => void
}

/** Headings to fill in; what is written under them is the script, and the headings are not spoken. */
export function SubjectOutline({ headings, parts, onChange, onScript }: SubjectOutlineProps) {
  const [isPressed, setPressed] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  // What was pressed is gone.
  useEffect(() => (isPressed ? first.current?.focus() : undefined), [isPressed])
  const script = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
  const isOpen = isPressed || script !== ''
  return (
    <div className={styles.way}>
      <h4>Write it yourself, along an outline</h4>
      {isOpen ? (
        <>
          <p>What you write is spoken word for word; the headings are not.</p>
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
