import { type MediaKind, mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { Modal } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { Loading } from '#ui/loading.tsx'

const UploadForm = lazy(() => import('./upload-form.tsx').then((module) => ({ default: module.UploadForm })))

type UploadDialogProps = {
  kind: MediaKind
  isOpen: boolean
  onUploaded: (file: Media) => void
  onClose: () => void
}

/** A dialog in which the user uploads a file. It closes when the file is ready. */
export function UploadDialog({ kind, isOpen, onUploaded, onClose }: UploadDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Upload ${mediaRules(kind).name.toLowerCase()}`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Suspense fallback={<Loading label="Loading the form" />}>
        <UploadForm
          kind={kind}
          onClose={onClose}
          onUploaded={(file) => {
            onUploaded(file)
            onClose()
          }}
        />
      </Suspense>
    </Modal>
  )
}
