import { type MediaKind, mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { Button, type ButtonProps, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { lazy, Suspense } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/loading.tsx'

const UploadForm = lazy(() => import('./upload-form.tsx').then((module) => ({ default: module.UploadForm })))

type UploadButtonProps = Pick<ButtonProps, 'size' | 'fullWidth' | 'mt'> & {
  kind: MediaKind
  onUploaded: (file: Media) => void
}

/** Opens a dialog in which the user uploads a file. */
export function UploadButton({ kind, onUploaded, ...look }: UploadButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  const name = mediaRules(kind).name.toLowerCase()
  return (
    <>
      <Button variant="default" leftSection={<Icon name="upload" size={16} />} onClick={open} {...look}>
        Upload {name}
      </Button>
      <Modal opened={isOpen} onClose={close} title={`Upload ${name}`} closeButtonProps={{ 'aria-label': 'Close' }}>
        <Suspense fallback={<Loading label="Loading the form" />}>
          <UploadForm
            kind={kind}
            onClose={close}
            onUploaded={(file) => {
              onUploaded(file)
              close()
            }}
          />
        </Suspense>
      </Modal>
    </>
  )
}
