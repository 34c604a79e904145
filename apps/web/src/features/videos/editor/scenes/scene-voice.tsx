import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { voicesQuery } from '#lib/voices.ts'

const OF_VIDEO = ''

type SceneVoiceProps = {
  number: number
  /** Undefined for the voice of the video. */
  voice: string | undefined
  onChange: (voice: string | undefined) => void
}

/** Another voice for a scene, for a video with several speakers. */
export function SceneVoice({ number, voice, onChange }: SceneVoiceProps) {
  const { data: voices = [], isSuccess } = useQuery(voicesQuery)
  const isMissing = voice !== undefined && !voices.some(({ voice_id: id }) => id === voice)
  return (
    <NativeSelect
      label="Voice"
      aria-label={`Voice of scene ${number}`}
      size="xs"
      maw={240}
      value={voice ?? OF_VIDEO}
      data={[
        { value: OF_VIDEO, label: 'Voice of the video' },
        ...voices.map(({ voice_id: value, name }) => ({ value, label: name })),
        ...(isMissing ? [{ value: voice, label: isSuccess ? 'No longer available' : voice }] : []),
      ]}
      onChange={({ currentTarget }) => onChange(currentTarget.value === OF_VIDEO ? undefined : currentTarget.value)}
    />
  )
}
