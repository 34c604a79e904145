import { Button, Group, Modal, Text } from '@mantine/core'

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
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Change something first
        </Button>
        <Button onClick={onMake}>Create another</Button>
      </Group>
    </Modal>
  )
}
