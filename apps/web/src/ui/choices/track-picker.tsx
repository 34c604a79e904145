import { TRACKS } from '@dayreel/catalogue'
import { clockText } from '#lib/clock-text.ts'
import { useOwnMusic } from '#lib/media.ts'
import { messageOf } from '#lib/message-of.ts'
import { UploadButton } from '#ui/media/upload-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { GoneMusic } from './gone-music.tsx'
import { PreviewChoice } from './preview-choice.tsx'
import { PreviewList } from './preview-list.tsx'
import type { PreviewSound } from './use-preview-sound.ts'

const TRACK_MOODS: Readonly<Record<(typeof TRACKS)[number]['id'], string>> = {
  'smooth-ride': 'Easy and warm, with a steady beat.',
  raindrops: 'Quiet, thoughtful piano.',
  'sunny-walk': 'Light, bright and cheerful.',
  encore: 'Big drums for a dramatic finish.',
  skywalker: 'Wide, soaring synthesizers.',
  'dreams-across-the-sky': 'Slow, floating and dreamy.',
}

type TrackPickerProps = {
  /** The chosen track's id, or null for no music. */
  musicId: string | null
  sound: PreviewSound
  onSelect: (musicId: string | null) => void
}

/** Lets the user choose the background music. */
export function TrackPicker({ musicId, sound, onSelect }: TrackPickerProps) {
  const own = useOwnMusic(musicId)
  const ownProblem = [...TRACKS, ...own.tracks].some(({ id }) => id === sound.problem?.id) ? sound.problem : undefined
  return (
    <>
      {own.isGone && <GoneMusic />}
      <PreviewList label="Music">
        {own.tracks.map(({ id, name, url, seconds }) => (
          <PreviewChoice
            key={id}
            name={name}
            description={`Your music, ${clockText(seconds ?? 0)}`}
            preview={{ id, name, url }}
            sound={sound}
            isSelected={id === musicId}
            onSelect={() => onSelect(id)}
          />
        ))}
        {TRACKS.map(({ id, name, url }) => (
          <PreviewChoice
            key={id}
            name={name}
            description={TRACK_MOODS[id]}
            preview={{ id, name, url }}
            sound={sound}
            isSelected={id === musicId}
            onSelect={() => onSelect(id)}
          />
        ))}
        <PreviewChoice
          name="No music"
          description="Voice only."
          sound={sound}
          isSelected={musicId === null}
          onSelect={() => onSelect(null)}
        />
      </PreviewList>
      {own.error !== null && <Notice kind="problem">Your own music couldn’t be loaded. {messageOf(own.error)}</Notice>}
      <UploadButton kind="music" fullWidth mt="xs" onUploaded={({ id }) => onSelect(id)} />
      {ownProblem !== undefined && <Notice kind="problem">{ownProblem.text}</Notice>}
    </>
  )
}
