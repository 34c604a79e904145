import { BOARD_LOOK, SCENE_LOOKS } from '@dayreel/catalogue'
import { Button, Group, NativeSelect } from '@mantine/core'
import { Icon } from '#ui/icon.tsx'

const OF_VIDEO = ''

type SceneLookProps = {
  number: number
  /** The scene's own look. Undefined if the scene has the look of the video. */
  look: string | undefined
  lookOfVideo: string
  onChange: (look: string | undefined) => void
  onEditBoard: () => void
}

/** Lets the user give a scene its own look, and opens the editor of its board. */
export function SceneLook({ number, look, lookOfVideo, onChange, onEditBoard }: SceneLookProps) {
  return (
    <Group gap="xs" align="end">
      <NativeSelect
        label="Look"
        aria-label={`Look of scene ${number}`}
        size="xs"
        maw={240}
        value={look ?? OF_VIDEO}
        data={[
          { value: OF_VIDEO, label: 'Look of the video' },
          ...SCENE_LOOKS.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={({ currentTarget }) => onChange(currentTarget.value === OF_VIDEO ? undefined : currentTarget.value)}
      />
      {(look ?? lookOfVideo) === BOARD_LOOK && (
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          leftSection={<Icon name="pen" size={16} />}
          aria-label={`Edit board of scene ${number}`}
          onClick={onEditBoard}
        >
          Edit board
        </Button>
      )}
    </Group>
  )
}
