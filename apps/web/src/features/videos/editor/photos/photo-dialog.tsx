import { Modal } from '@mantine/core'
import { PhotoSearch, type PhotoSearchProps } from './photo-search.tsx'
import { WORDS } from './stock-words.ts'

/** A dialog in which the user searches for a photograph or a clip for one scene. Closed if there is no scene. */
export function PhotoDialog({ number, ...props }: PhotoSearchProps & { number: number | undefined }) {
  return (
    <Modal
      opened={number !== undefined}
      onClose={props.onClose}
      title={`Find a ${WORDS[props.of].one}${number === undefined ? '' : ` for scene ${number}`}`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {number !== undefined && <PhotoSearch {...props} key={number} />}
    </Modal>
  )
}
