import type { UnknownSubject } from '@dayreel/contract'
import { Button, Textarea } from '@mantine/core'
import { useEffect, useId, useRef, useState } from 'react'
import { lengthText } from '../cost-words.ts'
import styles from './subject-choice.module.css'

type SubjectChoiceProps = {
  /** What there is instead of the subject. */
  unknown: UnknownSubject
  subject: string
  onLonger: (seconds: number) => void
  onScript: (script: string) => void
  onTale: (tale: UnknownSubject['tales'][number]) => void
}

/** A subject that the built-in writer does not have: nothing is made of it before one of these is chosen. */
export function SubjectChoice({ unknown, subject, onLonger, onScript, onTale }: SubjectChoiceProps) {
  const id = useId()
  const { tales, outline, fromSeconds } = unknown
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <div role="status">
        <h3 id={id}>
          {fromSeconds === undefined
            ? 'The built-in writer has nothing about this'
            : `The built-in writer tells this in ${lengthText(fromSeconds)} or more`}
        </h3>
        <p>
          Nothing is made, and nothing is charged, before you choose. Whoever runs this site can connect a language
          model, which writes of anything.
        </p>
      </div>
      {fromSeconds !== undefined && (
        <Button variant="outline" onClick={() => onLonger(fromSeconds)}>
          Tell it in {lengthText(fromSeconds)}
        </Button>
      )}
      <div className={styles.way}>
        <h4>Tell one of its tales, under the tale’s own title</h4>
        <ul className={styles.tales}>
          {tales.map((tale) => (
            <li key={tale.id}>
              <button type="button" onClick={() => onTale(tale)}>
                <span className={styles.title}>{tale.title}</span>
                <span className={styles.about}>About {tale.about}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Outline key={subject} headings={outline.headings} onScript={onScript} />
    </section>
  )
}

type OutlineProps = { headings: readonly string[]; onScript: (script: string) => void }

/** Headings to fill in; what is written under them is the script, and the headings are not spoken. */
function Outline({ headings, onScript }: OutlineProps) {
  const [isOpen, setOpen] = useState(false)
  const first = useRef<HTMLTextAreaElement>(null)
  // What was pressed is gone.
  useEffect(() => (isOpen ? first.current?.focus() : undefined), [isOpen])
  const [parts, setParts] = useState<readonly string[]>(headings.map(() => ''))
  const script = parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
  return (
    <div className={styles.way}>
      <h4>Write it yourself, along an outline</h4>
      {isOpen ? (
        <>
          {headings.map((heading, i) => (
            <Textarea
              key={heading}
              label={heading}
              autosize
              minRows={1}
              maxRows={6}
              dir="auto"
              ref={i === 0 ? first : undefined}
              value={parts[i]}
              onChange={({ currentTarget }) => setParts(parts.with(i, currentTarget.value))}
            />
          ))}
          <Button disabled={script === ''} onClick={() => onScript(script)}>
            Use as my script
          </Button>
        </>
      ) : (
        <Button variant="outline" onClick={() => setOpen(true)}>
          Fill in the outline
        </Button>
      )}
    </div>
  )
}
