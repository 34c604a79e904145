import { Modal, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { RecordScenesProps } from './record-scenes.tsx'

/** The recorders load when they are opened, because most videos need none. */
const RecordScenes = lazy(() => import('./record-scenes.tsx').then((module) => ({ default: module.RecordScenes })))
const RecordTake = lazy(() => import('./record-take.tsx').then((module) => ({ default: module.RecordTake })))

type RecordDialogProps = Pick<RecordScenesProps, 'scenes' | 'language' | 'onRecorded' | 'onClose'> & {
  /** The index of the first scene to record. Undefined closes the dialog. */
  first: number | undefined
}

/** A dialog in which the user records the scenes of a video one by one, or all of them in one take. */
export function RecordDialog({ first, ...props }: RecordDialogProps) {
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
          <Recorders {...props} first={first} />
        </Suspense>
      )}
    </Modal>
  )
}

/** `oneTake`, or the index of the scene to record first. */
type Way = 'oneTake' | number

function Recorders({ first, ...props }: Omit<RecordScenesProps, 'onOneTake'>) {
  const [way, setWay] = useState<Way>(first)
  if (way === 'oneTake') return <RecordTake {...props} onSingleScenes={setWay} />
  return <RecordScenes {...props} first={way} onOneTake={() => setWay('oneTake')} />
}
