import type { UnknownSubject } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { useIsHost } from '#lib/profile.ts'
import { lengthText } from '../cost-words.ts'
import styles from './subject-choice.module.css'
import { SubjectOutline } from './subject-outline.tsx'
import type { VideoDraft } from './video-draft.ts'

type SubjectChoiceProps = {
  /** What there is instead of the subject. */
  unknown: UnknownSubject
  subject: string
  /** What was written along an outline, of this subject or of another one. */
  outline: VideoDraft['outline']
  onOutline: (outline: VideoDraft['outline']) => void
  onLonger: (seconds: number) => void
  onScript: (script: string) => void
  onTale: (tale: UnknownSubject['tales'][number]) => void
}

/** A subject that the built-in writer does not have: nothing is made of it before one of these is chosen. */
export function SubjectChoice({
  unknown,
  subject,
  outline,
  onOutline,
  onLonger,
  onScript,
  onTale,
}: SubjectChoiceProps) {
  const id = useId()
  const isHost = useIsHost()
  const { tales, fromSeconds } = unknown
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <div role="status">
        <h3 id={id}>
          {fromSeconds === undefined
            ? 'The built-in writer has nothing about this'
            : `The built-in writer tells this in ${lengthText(fromSeconds)} or more`}
        </h3>
        <p>
          Nothing is made, and nothing is charged, before you choose.{' '}
          {isHost ? (
            <>
              <Link to="/app/host">Connect a language model</Link>, and this is told as it stands.
            </>
          ) : (
            'Paste a script, or choose another subject.'
          )}
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
      <SubjectOutline
        key={subject}
        headings={unknown.outline.headings}
        parts={outline?.subject === subject ? outline.parts : []}
        onChange={(parts) => onOutline({ subject, parts })}
        onScript={onScript}
      />
    </section>
  )
}
