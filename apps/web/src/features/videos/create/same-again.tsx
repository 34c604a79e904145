import { Button, Modal, Text } from '@mantine/core'
import { DialogActions } from '#ui/dialog-actions.tsx'

type SameAgainProps = { isOpen: boolean; onClose: () => void; onMake: () => void }

/** Asks for confirmation before a second video is made with exactly the same choices. */
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
        You just created a video from exactly these words and choices. Another one will look almost the same and counts
        as a separate video.
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
