import { Button, Modal, Text } from '@mantine/core'
import { DialogActions } from '#ui/dialog-actions.tsx'

type SameAgainProps = { isOpen: boolean; onClose: () => void; onMake: () => void }

/** Asks before a video is made that differs from the one just made in nothing that was chosen. */
export function SameAgain({ isOpen, onClose, onMake }: SameAgainProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={480}
      title="Create the same video again?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">
        You have just created a video from exactly these words and choices. Another one will look much like it, and
        counts as a video of its own.
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Change something first
        </Button>
        <Button onClick={onMake}>Create another</Button>
      </DialogActions>
    </Modal>
  )
}
