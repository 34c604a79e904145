import { MAX_SCENES } from '@dayreel/catalogue'
import { ActionIcon, Tooltip } from '@mantine/core'
import { Icon, type IconName } from '#ui/icon.tsx'
import { splitPoint } from './scene-operations.ts'
import styles from './scene-tools.module.css'
import type { SceneEditing } from './use-scene-editing.ts'

type SceneToolsProps = {
  /** The scene's index from 0, and the number of scenes. */
  index: number
  count: number
  text: string
  editing: SceneEditing
}

/** Buttons that change a scene's place in the list. */
export function SceneTools({ index, count, text, editing }: SceneToolsProps) {
  const scene = `scene ${index + 1}`
  const isFull = count >= MAX_SCENES
  const full = `A video has at most ${MAX_SCENES} scenes`
  return (
    <div className={styles.tools} role="group" aria-label={`Arrange scene ${index + 1}`}>
      <Tool
        icon="up"
        label={`Move ${scene} up`}
        hint="Move up (Alt ↑)"
        isOn={index > 0}
        onClick={() => editing.move(index, index - 1)}
      />
      <Tool
        icon="down"
        label={`Move ${scene} down`}
        hint="Move down (Alt ↓)"
        isOn={index < count - 1}
        onClick={() => editing.move(index, index + 1)}
      />
      <Tool
        icon="split"
        label={`Split ${scene} at the cursor`}
        hint={isFull ? full : 'Split at the cursor (Alt Enter)'}
        isOn={!isFull && splitPoint(text) !== undefined}
        onClick={() => editing.split(index)}
      />
      <Tool
        icon="join"
        label={`Join ${scene} with the next`}
        hint="Join with the next"
        isOn={index < count - 1}
        onClick={() => editing.join(index)}
      />
      <Tool
        icon="plus"
        label={`Add a scene after ${scene}`}
        hint={isFull ? full : 'Add a scene after it'}
        isOn={!isFull}
        onClick={() => editing.add(index + 1)}
      />
      <Tool
        icon="trash"
        label={`Remove ${scene}`}
        hint={count > 1 ? 'Remove' : 'A video needs at least one scene'}
        isOn={count > 1}
        onClick={() => editing.remove(index)}
      />
    </div>
  )
}

type ToolProps = { icon: IconName; label: string; hint: string; isOn: boolean; onClick: () => void }

/** A disabled button still explains why it is disabled, and keeps the focus. */
function Tool({ icon, label, hint, isOn, onClick }: ToolProps) {
  return (
    <Tooltip label={hint}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        radius="xl"
        aria-label={label}
        aria-disabled={!isOn || undefined}
        data-off={!isOn || undefined}
        onClick={() => isOn && onClick()}
      >
        <Icon name={icon} size={16} />
      </ActionIcon>
    </Tooltip>
  )
}
