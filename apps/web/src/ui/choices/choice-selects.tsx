import { NO_VOICE, QUALITY_NAMES, recordingOf, STYLES, TRACKS } from '@dayreel/catalogue'
import { ActionIcon, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useOwnMusic } from '#lib/media.ts'
import { previewOf, voicesQuery } from '#lib/voices.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './choice-selects.module.css'
import type { Preview, PreviewSound } from './use-preview-sound.ts'
import type { ShownChoices } from './shown-choices.ts'
import { useOtherFields } from './use-other-fields.ts'
import { withChosen } from './with-chosen.ts'

const NO_MUSIC = ''
const QUALITY_LABELS = { low: 'Low (720p)', high: 'High (1080p)' } as const

type ChoiceSelectsProps = {
  choices: ShownChoices
  sound: PreviewSound
  onChange: (change: Partial<ShownChoices>) => void
}

/**
 * Shows a select list for each option. A choice that is no longer offered stays in its list until the user chooses
 * another.
 */
export function ChoiceSelects({ choices, sound, onChange }: ChoiceSelectsProps) {
  const { voice, music, style, quality } = choices
  const { data: voices = [], isSuccess } = useQuery(voicesQuery)
  const chosenVoice = voices.find(({ voice_id }) => voice_id === voice)
  const own = useOwnMusic(music)
  const track = [...TRACKS, ...own.tracks].find(({ id }) => id === music)
  const image = STYLES.find(({ name }) => name === style)?.image
  return (
    <div className={styles.selects}>
      <div className={styles.heard}>
        <NativeSelect
          label="Voice"
          size="md"
          value={voice}
          data={withChosen(
            voices.map(({ voice_id, name }) => ({ value: voice_id, label: name })),
            voice,
            recordingOf(voice) !== undefined ? 'Your recording' : isSuccess ? 'No longer available' : voice,
          )}
          onChange={({ currentTarget }) => onChange({ voice: currentTarget.value })}
        />
        {chosenVoice !== undefined && voice !== NO_VOICE && (
          <PlayButton sound={sound} preview={previewOf(chosenVoice)} />
        )}
      </div>
      <div className={styles.heard}>
        <NativeSelect
          label="Music"
          size="md"
          value={music ?? NO_MUSIC}
          data={withChosen(
            [
              { value: NO_MUSIC, label: 'No music' },
              ...own.tracks.map(({ id, name }) => ({ value: id, label: `${name} (yours)` })),
              ...TRACKS.map(({ id, name }) => ({ value: id, label: name })),
            ],
            music ?? NO_MUSIC,
            'Unavailable music',
          )}
          onChange={({ currentTarget: { value } }) => onChange({ music: value === NO_MUSIC ? null : value })}
        />
        {track !== undefined && <PlayButton sound={sound} preview={track} />}
      </div>
      <NativeSelect
        label="Style"
        size="md"
        value={style}
        data={withChosen(
          STYLES.map(({ name }) => ({ value: name, label: name })),
          style,
        )}
        leftSection={
          image !== undefined && <img className={styles.style} src={image} alt="" width={400} height={500} />
        }
        onChange={({ currentTarget }) => onChange({ style: currentTarget.value })}
      />
      <NativeSelect
        label="Quality"
        size="md"
        value={quality}
        data={QUALITY_NAMES.map((value) => ({ value, label: QUALITY_LABELS[value] }))}
        onChange={({ currentTarget: { value } }) => onChange({ quality: value === 'high' ? 'high' : 'low' })}
      />
      {useOtherFields(choices).map(({ label, about, value, entries, changeTo }) => (
        <NativeSelect
          key={label}
          label={label}
          description={about}
          size="md"
          value={value}
          data={withChosen(entries, value)}
          onChange={({ currentTarget }) => onChange(changeTo(currentTarget.value))}
        />
      ))}
    </div>
  )
}

function PlayButton({ sound, preview }: { sound: PreviewSound; preview: Preview }) {
  const isPlaying = sound.playing === preview.id
  return (
    <ActionIcon
      variant="default"
      size={42}
      radius="xl"
      aria-label={`${isPlaying ? 'Pause' : 'Play'} preview of ${preview.name}`}
      onClick={() => sound.toggle(preview)}
    >
      <Icon name={isPlaying ? 'pause' : 'play'} size={18} />
    </ActionIcon>
  )
}
