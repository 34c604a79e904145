import { Modal } from '@mantine/core'
import { PhotoSearch, type PhotoSearchProps } from './photo-search.tsx'

/** A dialog that searches for the photograph of one scene. It is closed without a scene. */
export function PhotoDialog({ number, ...props }: PhotoSearchProps & { number: number | undefined }) {
  return (
    <Modal
      opened={number !== undefined}
      onClose={props.onClose}
      title={number === undefined ? 'Find a photograph' : `Find a photograph for scene ${number}`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {number !== undefined && <PhotoSearch {...props} key={number} />}
    </Modal>
  )
}
