import { Modal, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { BoardEditorProps } from './board-editor.tsx'

/** The editor of boards loads when it is opened, because most videos need none. */
const BoardEditor = lazy(() => import('./board-editor.tsx').then((module) => ({ default: module.BoardEditor })))

/** A dialog in which the user edits the board of a scene. Closed if there is no scene. */
export function BoardDialog({ sceneId, ...props }: Omit<BoardEditorProps, 'scene'> & { sceneId: string | undefined }) {
  const { scenes } = props.storyboard
  const index = scenes.findIndex(({ id }) => id === sceneId)
  const scene = scenes[index]
  return (
    <Modal
      opened={scene !== undefined}
      onClose={props.onClose}
      title={`Board of scene ${index + 1}`}
      size="56rem"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {scene !== undefined && (
        <Suspense fallback={<Skeleton h={420} role="status" aria-busy="true" aria-label="Loading the board" />}>
          <BoardEditor key={scene.id} {...props} scene={scene} />
        </Suspense>
      )}
    </Modal>
  )
}
