import { hasFoundClip, type StoryboardScene } from '@dayreel/contract'
import { Modal } from '@mantine/core'
import { FoundClipForm, type FoundClipFormProps } from './found-clip-form.tsx'

type FoundClipDialogProps = Omit<FoundClipFormProps, 'photo'> & {
  /** The number of the scene. Undefined while the dialog is closed. */
  number: number | undefined
  scene: StoryboardScene | undefined
}

/** A dialog in which the user chooses where a scene begins in the clip of a service. */
export function FoundClipDialog({ number, scene, ...props }: FoundClipDialogProps) {
  const found = scene !== undefined && hasFoundClip(scene) ? scene : undefined
  return (
    <Modal
      opened={number !== undefined && found !== undefined}
      onClose={props.onClose}
      title={number === undefined ? 'Start of the clip' : `Start of the clip of scene ${number}`}
      size="lg"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {number !== undefined && found !== undefined && <FoundClipForm {...props} key={found.id} photo={found.photo} />}
    </Modal>
  )
}
