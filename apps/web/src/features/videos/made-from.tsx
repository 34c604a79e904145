import { DEFAULT_STYLE, TEMPLATES, TRACKS, writerLabel } from '@dayreel/catalogue'
import { DEFAULT_CHOICES, type VideoChoices, type VideoRequest } from '@dayreel/contract'
import { otherFields } from '#ui/choices/other-options.ts'
import { namesOf } from '#ui/choices/picture-fields.ts'
import { lengthText } from './cost-words.ts'
import styles from './made-from.module.css'
import { SIZE_NAMES } from './status-words.ts'
import { useVoiceName } from './use-voice-name.ts'

/**
 * Shows the request that a video was made from. The style and the other options appear only if they differ from their
 * defaults.
 */
export function MadeFrom({ request, writtenBy }: { request: VideoRequest; writtenBy: string | null }) {
  const { text, notes, durationSeconds, style, quality, voice, music, template } = request
  const facts = [
    { name: 'Story', value: TEMPLATES.find(({ id }) => id === template)?.name },
    { name: 'Duration', value: lengthText(durationSeconds) },
    { name: 'Style', value: style === DEFAULT_STYLE ? undefined : style },
    { name: 'Quality', value: SIZE_NAMES[quality] },
    { name: 'Voice', value: useVoiceName(voice) },
    { name: 'Music', value: trackName(music) },
    ...changedOptions(request),
    { name: 'Written by', value: writtenBy === null ? undefined : writerLabel(writtenBy) },
  ]
  return (
    <div className={styles.made}>
      <p className={styles.words} tabIndex={0} role="region" aria-label="Script or subject" dir="auto">
        {text === '' ? 'No subject has been found yet.' : text}
      </p>
      {notes !== '' && (
        <p className={styles.notes} dir="auto">
          {notes}
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

function changedOptions(request: VideoRequest): { name: string; value: string | undefined }[] {
  return otherFields({ ...DEFAULT_CHOICES, ...request })
    .filter(({ option, value }) => value !== DEFAULT_CHOICES[option])
    .map(({ option, label, value, entries }) => ({
      name: label,
      value: option === 'pictures' ? namesOf(value, entries) : entries.find((entry) => entry.value === value)?.label,
    }))
}

type Choices = Pick<VideoChoices, 'voice' | 'music' | 'style'>

/** Returns the names of voice and music, and of the style if it is not the default. */
export function useChoiceNames({ voice, music, style }: Choices): string[] {
  const shown = style === DEFAULT_STYLE ? undefined : style
  return [useVoiceName(voice), trackName(music) ?? 'No music', shown].filter((name) => name !== undefined)
}

/** Returns the name of the music; undefined for no music. */
export function trackName(music: string | null): string | undefined {
  return music === null ? undefined : (TRACKS.find(({ id }) => id === music)?.name ?? 'Your own music')
}
