import { STYLES, TEMPLATES, TRACKS, VOICES } from '@dayreel/catalogue'
import type { GenerateRequest, Video } from '@dayreel/contract'
import { lengthText } from './cost-words.ts'
import styles from './made-from.module.css'
import { SIZE_NAMES } from './status-words.ts'

/** What was asked for at first; what was left as it comes is left out. */
export function MadeFrom({ request, writtenBy }: { request: Video['request']; writtenBy: string | null }) {
  const { scriptSubject, additionalInfo, duration, styleId, quality, voiceId, musicUrl, selectedTemplateId } = request
  const facts = [
    { name: 'Story', value: nameOf(TEMPLATES, selectedTemplateId) },
    { name: 'Duration', value: lengthText(duration) },
    { name: 'Style', value: styleId === STYLES[0].id ? undefined : nameOf(STYLES, styleId) },
    { name: 'Quality', value: SIZE_NAMES[quality] },
    { name: 'Voice', value: voiceName(voiceId) },
    { name: 'Music', value: trackName(musicUrl) },
    { name: 'Words by', value: writtenBy === 'built-in' ? 'Built-in writer' : (writtenBy ?? undefined) },
  ]
  return (
    <div className={styles.made}>
      <p className={styles.words} tabIndex={0} role="region" aria-label="Script or subject" dir="auto">
        {scriptSubject === '' ? 'No subject has been found yet.' : scriptSubject}
      </p>
      {additionalInfo !== '' && (
        <p className={styles.notes} dir="auto">
          {additionalInfo}
        </p>
      )}
      <dl>
        {facts.map(
          ({ name, value }) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

type Choices = Pick<GenerateRequest, 'voiceId' | 'musicUrl' | 'styleId'>

/** The choices in one line: `Miles · Smooth Ride`, and the style where one was chosen. */
export function choicesText(choices: Choices): string {
  return choicesOf(choices).join(' · ')
}

/** Voice, music, and the style where one was chosen. */
export function choicesOf({ voiceId, musicUrl, styleId }: Choices): string[] {
  const style = styleId === STYLES[0].id ? undefined : nameOf(STYLES, styleId)
  return [voiceName(voiceId), trackName(musicUrl) ?? 'No music', style].filter((name) => name !== undefined)
}

export function voiceName(voiceId: string | undefined): string | undefined {
  return VOICES.find(({ voice_id }) => voice_id === voiceId)?.name
}

/** @param musicUrl the address of a track. */
export function trackName(musicUrl: string | null | undefined): string | undefined {
  return TRACKS.find(({ url }) => url === musicUrl)?.name
}

/** What a style or story is called; undefined where there is none of that id. */
export function nameOf(
  things: readonly { id: string; name: string }[],
  id: string | null | undefined,
): string | undefined {
  return things.find((thing) => thing.id === id)?.name
}
