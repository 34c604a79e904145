import { ActionIcon, Tooltip } from '@mantine/core'
import type { ComponentProps } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './scene-grip.module.css'
import { gripId } from './use-scene-editing.ts'

type SceneGripProps = Pick<
  ComponentProps<'button'>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
> & {
  sceneId: string
  number: number
  count: number
}

/** The handle for dragging a scene. Its label explains the keyboard shortcuts. */
export function SceneGrip({ sceneId, number, count, ...pointer }: SceneGripProps) {
  return (
    <Tooltip label="Drag to move (Alt ↑ ↓)">
      <ActionIcon
        {...pointer}
        id={gripId(sceneId)}
        className={styles.grip ?? ''}
        variant="subtle"
        color="gray"
        size="md"
        radius="xl"
        aria-label={`Scene ${number} of ${count}: drag to move, or press Alt with the up or down arrow`}
      >
        <Icon name="grip" size={16} />
      </ActionIcon>
    </Tooltip>
  )
}
