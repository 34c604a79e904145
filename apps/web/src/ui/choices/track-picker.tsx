import { TRACKS } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { clockText } from '#lib/clock-text.ts'
import { useOwnMusic } from '#lib/media.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { MediaPicker } from '#ui/media/media-picker.tsx'
import { UploadButton } from '#ui/media/upload-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { GoneSound } from './gone-sound.tsx'
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

/** With fewer own tracks than this, the search is hidden, because users find one faster by looking. */
const SEARCHED_FROM = 6

type TrackPickerProps = {
  /** The chosen track's id, or null for no music. */
  musicId: string | null
  sound: PreviewSound
  onSelect: (musicId: string | null) => void
}

/** Lets the user choose the background music. */
export function TrackPicker({ musicId, sound, onSelect }: TrackPickerProps) {
  const own = useOwnMusic(musicId)
  const [isChoosing, choosing] = useDisclosure(false)
  const ownProblem = [...TRACKS, ...own.tracks].some(({ id }) => id === sound.problem?.id) ? sound.problem : undefined
  return (
    <>
      {own.isGone && <GoneSound of="music" />}
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
      {own.tracks.length >= SEARCHED_FROM && (
        <>
          <Button
            variant="default"
            fullWidth
            mt="xs"
            leftSection={<Icon name="search" size={16} />}
            onClick={choosing.open}
          >
            Search your music
          </Button>
          <MediaPicker kind="music" isOpen={isChoosing} onClose={choosing.close} onChosen={({ id }) => onSelect(id)} />
        </>
      )}
      <UploadButton kind="music" fullWidth mt="xs" onUploaded={({ id }) => onSelect(id)} />
      {ownProblem !== undefined && <Notice kind="problem">{ownProblem.text}</Notice>}
    </>
  )
}
