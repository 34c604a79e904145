import { recordingOf } from '@dayreel/catalogue'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { voicesQuery } from '#lib/voices.ts'
import { Icon } from '#ui/icon.tsx'

const OF_VIDEO = ''

type SceneVoiceProps = {
  number: number
  /** The scene's own voice. Undefined if the scene has the voice of the video. */
  voice: string | undefined
  onChange: (voice: string | undefined) => void
  onRecord: () => void
}

/** Lets the user give a scene its own voice, for example of another speaker, or record it. */
export function SceneVoice({ number, voice, onChange, onRecord }: SceneVoiceProps) {
  const { data: voices = [], isSuccess } = useQuery(voicesQuery)
  const isRecorded = voice !== undefined && recordingOf(voice) !== undefined
  const isMissing = voice !== undefined && !isRecorded && !voices.some(({ voice_id: id }) => id === voice)
  return (
    <Group gap="xs" align="end">
      <NativeSelect
        label="Voice"
        aria-label={`Voice of scene ${number}`}
        size="xs"
        maw={240}
        value={voice ?? OF_VIDEO}
        data={[
          { value: OF_VIDEO, label: 'Voice of the video' },
          ...voices.map(({ voice_id: value, name }) => ({ value, label: name })),
          ...(isRecorded ? [{ value: voice, label: 'Your recording' }] : []),
          ...(isMissing ? [{ value: voice, label: isSuccess ? 'No longer available' : voice }] : []),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value === OF_VIDEO ? undefined : currentTarget.value)}
      />
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<Icon name="microphone" size={16} />}
        aria-label={`Record scene ${number}`}
        onClick={onRecord}
      >
        Record
      </Button>
    </Group>
  )
}
