import { Button, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { previewOf, voicesQuery } from '#lib/voices.ts'
import { usePreviewSound } from '#ui/choices/use-preview-sound.ts'
import { Icon } from '#ui/icon.tsx'

/** Lets the operator hear a voice that runs on this computer. */
export function LocalVoiceSample({ label, voice }: { label: string; voice: string }) {
  const queryClient = useQueryClient()
  const sound = usePreviewSound()
  const isPlaying = sound.playing === voice
  // The cached list of voices may be older than this voice.
  useEffect(() => void queryClient.invalidateQueries({ queryKey: voicesQuery.queryKey }), [queryClient, voice])
  return (
    <Stack gap={4} align="start">
      <Button
        variant="default"
        leftSection={<Icon name={isPlaying ? 'pause' : 'play'} size={14} />}
        onClick={() => sound.toggle(previewOf({ voice_id: voice, name: label, preview_url: '', provider: label }))}
      >
        {`${isPlaying ? 'Pause' : 'Listen to'} ${label}`}
      </Button>
      {sound.problem !== undefined && (
        <Text size="sm" c="red" role="alert">
          {sound.problem.text}
        </Text>
      )}
    </Stack>
  )
}
