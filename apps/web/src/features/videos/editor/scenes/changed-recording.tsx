import type { StoryboardScene } from '@dayreel/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { Notice } from '#ui/notice.tsx'
import { hasChangedWords } from './scene-operations.ts'

type ChangedRecordingProps = {
  number: number
  scene: StoryboardScene
  onChange: (change: Partial<StoryboardScene>, field: string) => void
  onRecord: () => void
}

/** Shows a hint if the words of a recorded scene were changed later. */
export function ChangedRecording({ number, scene, onChange, onRecord }: ChangedRecordingProps) {
  if (!hasChangedWords(scene)) return null
  return (
    <Notice kind="hint">
      <Stack gap="xs">
        <Text size="sm">The words changed after you recorded them. Record again, or keep the recording.</Text>
        <Group gap="xs">
          <Button size="xs" aria-label={`Record again: scene ${number}`} onClick={onRecord}>
            Record again
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={`Keep the recording of scene ${number}`}
            onClick={() => onChange({ said: scene.text }, 'said')}
          >
            Keep the recording
          </Button>
        </Group>
      </Stack>
    </Notice>
  )
}
