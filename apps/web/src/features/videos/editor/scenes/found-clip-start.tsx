import { hasFoundClip, type StoryboardScene } from '@dayreel/contract'
import { Button, Group, Text } from '@mantine/core'
import { preciseClockText } from '#lib/clock-text.ts'

type FoundClipStartProps = {
  number: number
  scene: StoryboardScene
  /** Opens the dialog in which the user chooses the start. */
  onChoose: () => void
}

/** Shows where a scene begins in a clip of a service. Renders nothing for other scenes. */
export function FoundClipStart({ number, scene, onChoose }: FoundClipStartProps) {
  if (!hasFoundClip(scene)) return null
  const { startSeconds } = scene.photo.clip
  return (
    <Group gap="sm">
      <Text size="sm">
        {startSeconds === undefined
          ? 'The clip starts at its sharpest, liveliest part.'
          : `The clip starts at ${preciseClockText(startSeconds)}.`}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={`Change start of the clip of scene ${number}`}
        onClick={onChoose}
      >
        Change start
      </Button>
    </Group>
  )
}
