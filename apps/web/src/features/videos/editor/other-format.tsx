import { Modal, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'

/** The form loads when it is opened, because the library offers it for each video. */
const OtherFormatForm = lazy(() =>
  import('./other-format-form.tsx').then((module) => ({ default: module.OtherFormatForm })),
)

type OtherFormatProps = { videoId: string; isOpen: boolean; onClose: () => void }

/** Makes a video again in another format, with the same words and voice. */
export function OtherFormat({ videoId, isOpen, onClose }: OtherFormatProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Make in another format"
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Suspense fallback={<Skeleton h={180} role="status" aria-busy="true" aria-label="Loading the form" />}>
        <OtherFormatForm videoId={videoId} onClose={onClose} />
      </Suspense>
    </Modal>
  )
}
