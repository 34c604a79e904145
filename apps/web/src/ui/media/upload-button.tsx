import { type MediaKind, mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { Button, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Icon } from '#ui/icon.tsx'
import { UploadDialog } from './upload-dialog.tsx'

type UploadButtonProps = Pick<ButtonProps, 'size' | 'fullWidth' | 'mt'> & {
  kind: MediaKind
  onUploaded: (file: Media) => void
}

/** Opens a dialog in which the user uploads a file. */
export function UploadButton({ kind, onUploaded, ...look }: UploadButtonProps) {
  const [isOpen, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" leftSection={<Icon name="upload" size={16} />} onClick={open} {...look}>
        Upload {mediaRules(kind).name.toLowerCase()}
      </Button>
      <UploadDialog kind={kind} isOpen={isOpen} onUploaded={onUploaded} onClose={close} />
    </>
  )
}
