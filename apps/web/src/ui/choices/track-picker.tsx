import { TRACKS } from '@dayreel/catalogue'
import { Notice } from '#ui/notice.tsx'
import { PreviewChoice } from './preview-choice.tsx'
import { PreviewList } from './preview-list.tsx'
import type { PreviewSound } from './use-preview-sound.ts'

const TRACK_MOODS: Readonly<Record<(typeof TRACKS)[number]['id'], string>> = {
  'smooth-ride': 'Easy, warm, with a steady beat.',
  raindrops: 'Quiet keys, a window, time to think.',
  'sunny-walk': 'Light and bright, a good morning.',
  encore: 'Big drums, a stage, a last push.',
  skywalker: 'Wide synthesizers, high above.',
  'dreams-across-the-sky': 'Slow, floating, almost asleep.',
}

type TrackPickerProps = {
  /** Id of a track; null for none. */
  musicId: string | null
  sound: PreviewSound
  onSelect: (musicId: string | null) => void
}

/** What is heard below the voice. */
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
          description="The voice alone."
          sound={sound}
          isSelected={musicId === null}
          onSelect={() => onSelect(null)}
        />
      </PreviewList>
      {ownProblem !== undefined && <Notice kind="problem">{ownProblem.text}</Notice>}
    </>
  )
}
