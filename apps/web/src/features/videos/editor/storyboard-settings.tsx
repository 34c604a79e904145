import { STYLES, TRACKS } from '@dayreel/catalogue'
import type { Storyboard } from '@dayreel/contract'
import { ActionIcon, NativeSelect, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { voiceName } from '../made-from.tsx'
import { SIZE_NAMES } from '../status-words.ts'
import styles from './storyboard-settings.module.css'
import { usePreviewSound, type Preview } from '#ui/choices/use-preview-sound.ts'
import { voicesQuery } from '#lib/voices.ts'

const NO_MUSIC = ''

type StoryboardSettingsProps = {
  storyboard: Storyboard
  onChange: (change: Partial<Storyboard>, field: string) => void
}

/** What holds for the whole video. */
export function StoryboardSettings({ storyboard, onChange }: StoryboardSettingsProps) {
  const { voice, music, style, quality, captions } = storyboard
  const sound = usePreviewSound()
  const { data: voices = [] } = useQuery(voicesQuery)
  const chosenVoice = voices.find(({ voice_id }) => voice_id === voice)
  const track = TRACKS.find(({ id }) => id === music)
  const image = STYLES.find(({ name }) => name === style)?.image
  const playButton = (preview: Preview | undefined) =>
    preview !== undefined && (
      <ActionIcon
        variant="default"
        size={42}
        radius="xl"
        aria-label={`${sound.playing === preview.id ? 'Pause' : 'Play'} preview of ${preview.name}`}
        onClick={() => sound.toggle(preview)}
      >
        <Icon name={sound.playing === preview.id ? 'pause' : 'play'} size={18} />
      </ActionIcon>
    )
  return (
    <>
      <div className={styles.settings}>
        <div className={styles.heard}>
          <NativeSelect
            label="Voice"
            size="md"
            value={voice}
            data={
              chosenVoice === undefined
                ? [{ value: voice, label: voiceName(voice) ?? voice }]
                : voices.map(({ voice_id, name }) => ({ value: voice_id, label: name }))
            }
            onChange={({ currentTarget }) => onChange({ voice: currentTarget.value as Storyboard['voice'] }, 'voice')}
          />
          {playButton(chosenVoice && { id: voice, name: chosenVoice.name, url: chosenVoice.preview_url })}
        </div>
        <div className={styles.heard}>
          <NativeSelect
            label="Music"
            size="md"
            value={music ?? NO_MUSIC}
            data={[
              { value: NO_MUSIC, label: 'No music' },
              ...TRACKS.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              onChange({ music: TRACKS.find(({ id }) => id === value)?.id ?? null }, 'music')
            }
          />
          {playButton(track)}
        </div>
        <NativeSelect
          label="Style"
          size="md"
          value={style}
          data={STYLES.map(({ name }) => name)}
          leftSection={
            image !== undefined && <img className={styles.style} src={image} alt="" width={400} height={500} />
          }
          onChange={({ currentTarget }) => onChange({ style: currentTarget.value as Storyboard['style'] }, 'style')}
        />
        <NativeSelect
          label="Quality"
          size="md"
          value={quality}
          data={[
            { value: 'low', label: `Low (${SIZE_NAMES.low})` },
            { value: 'high', label: `High (${SIZE_NAMES.high})` },
          ]}
          onChange={({ currentTarget: { value } }) =>
            onChange({ quality: value === 'high' ? 'high' : 'low' }, 'quality')
          }
        />
      </div>
      <Switch
        mt="lg"
        label="Burn in captions"
        checked={captions}
        onChange={({ currentTarget }) => onChange({ captions: currentTarget.checked }, 'captions')}
      />
      {sound.problem !== undefined && <Notice kind="problem">{sound.problem.text}</Notice>}
    </>
  )
}
