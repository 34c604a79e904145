import { STYLES, TEMPLATES, TRACKS, VOICES } from '@dayreel/catalogue'
import type { Video } from '@dayreel/contract'
import { lengthText } from './cost-words.ts'
import styles from './made-from.module.css'

/** What was asked for at first. */
export function MadeFrom({ request }: { request: Video['request'] }) {
  const { scriptSubject, additionalInfo, duration, styleId, quality, voiceId, musicUrl, selectedTemplateId } = request
  const facts = [
    { name: 'Story', value: nameOf(TEMPLATES, selectedTemplateId, 'Any kind') },
    { name: 'Duration', value: lengthText(duration) },
    { name: 'Style', value: nameOf(STYLES, styleId, '–') },
    { name: 'Quality', value: quality === 'high' ? 'High' : 'Low' },
    { name: 'Voice', value: nameOf(VOICES, voiceId, '–') },
    { name: 'Music', value: nameOf(TRACKS, musicUrl, 'None') },
  ]
  return (
    <div className={styles.made}>
      <p className={styles.words} tabIndex={0} role="region" aria-label="Script or subject">
        {scriptSubject}
      </p>
      {additionalInfo !== '' && <p className={styles.notes}>{additionalInfo}</p>}
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function nameOf(things: readonly { id: string; name: string }[], id: string | null, otherwise: string): string {
  return things.find((thing) => thing.id === id)?.name ?? otherwise
}
