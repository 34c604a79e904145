import type { UnknownSubject, VideoRequest } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { useWayToModel } from '#lib/model-page.ts'
import { MissingWriter } from '#ui/missing-writer.tsx'
import { lengthText } from '../cost-words.ts'
import styles from './subject-choice.module.css'
import { SubjectOutline } from './subject-outline.tsx'
import type { VideoDraft } from './video-draft.ts'

type SubjectChoiceProps = {
  /** Shows the alternatives to the subject. */
  unknown: UnknownSubject
  /** The request with the typed subject. */
  request: VideoRequest
  /** The texts of an outline, which may be for this subject or another one. */
  outline: VideoDraft['outline']
  onOutline: (outline: VideoDraft['outline']) => void
  onAssistant: () => void
  onLonger: (seconds: number) => void
  onScript: (script: string) => void
  onTale: (tale: UnknownSubject['tales'][number]) => void
}

/** Shown for a subject that the built-in writer does not know. The user must first choose an alternative. */
export function SubjectChoice({
  unknown,
  request,
  outline,
  onOutline,
  onAssistant,
  onLonger,
  onScript,
  onTale,
}: SubjectChoiceProps) {
  const id = useId()
  const way = useWayToModel()
  const { tales, fromSeconds } = unknown
  return (
    <section className={styles.choice} aria-labelledby={id}>
      <div role="status">
        <h3 id={id}>
          {fromSeconds === undefined
            ? 'The built-in writer doesn’t know this subject'
            : `The built-in writer needs at least ${lengthText(fromSeconds)} for this`}
        </h3>
        <p>
          <MissingWriter />
          Nothing is made or charged until you choose.{' '}
          {way !== undefined ? (
            <>
              <Link to={way.page}>{way.label}</Link> to make a video about exactly this.
            </>
          ) : (
            'Paste a script, or try another subject.'
          )}
        </p>
      </div>
      <div className={styles.way}>
        <h4>Write it with any chat assistant</h4>
        <p>Copy our prompt into any assistant and paste its answer here. You need no key.</p>
        <Button onClick={onAssistant}>Write with an assistant</Button>
      </div>
      {fromSeconds !== undefined && (
        <Button variant="outline" onClick={() => onLonger(fromSeconds)}>
          Make it {lengthText(fromSeconds)}
        </Button>
      )}
      <SubjectOutline
        key={request.text}
        outlines={unknown.outlines}
        request={request}
        draft={outline}
        onChange={onOutline}
        onScript={onScript}
      />
      {tales.length > 0 && (
        <div className={styles.way}>
          <h4>Use one of its stories, under the story’s own title</h4>
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
      )}
    </section>
  )
}
