import { Modal, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import type { RecordScenesProps } from './record-scenes.tsx'

/** The recorder loads when it is opened, because most videos need none. */
const RecordScenes = lazy(() => import('./record-scenes.tsx').then((module) => ({ default: module.RecordScenes })))

/** A dialog that records the scenes of a video, beginning with one of them. It is closed without a first scene. */
export function RecordDialog({ first, ...props }: Omit<RecordScenesProps, 'first'> & { first: number | undefined }) {
  return (
    <Modal
      opened={first !== undefined}
      onClose={props.onClose}
      title="Record your voice"
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {first !== undefined && (
        <Suspense fallback={<Skeleton h={240} role="status" aria-busy="true" aria-label="Loading the recorder" />}>
          <RecordScenes {...props} first={first} />
        </Suspense>
      )}
    </Modal>
  )
}
