import type { StoryboardScene } from '@dayreel/contract'
import { Modal } from '@mantine/core'
import { ClipForm, type ClipFormProps } from './clip-form.tsx'

type ClipDialogProps = Omit<ClipFormProps, 'given'> & {
  /** The number of the scene. Undefined while the dialog is closed. */
  number: number | undefined
  scene: StoryboardScene | undefined
}

/** A dialog in which the user chooses a clip for one scene, and the part of it that the scene shows. */
export function ClipDialog({ number, scene, ...props }: ClipDialogProps) {
  const isOpen = number !== undefined && scene !== undefined
  return (
    <Modal
      opened={isOpen}
      onClose={props.onClose}
      title={isOpen ? `Clip of scene ${number}` : 'Clip'}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {isOpen && <ClipForm {...props} key={scene.id} given={scene.clip} />}
    </Modal>
  )
}
