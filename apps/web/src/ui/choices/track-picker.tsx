import { TRACKS } from '@dayreel/catalogue'
import { Notice } from '#ui/notice.tsx'
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
  const ownProblem = TRACKS.some(({ id }) => id === sound.problem?.id) ? sound.problem : undefined
  return (
    <>
      <PreviewList label="Music">
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
      {ownProblem !== undefined && <Notice kind="problem">{ownProblem.text}</Notice>}
    </>
  )
}
