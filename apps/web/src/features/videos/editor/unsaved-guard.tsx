import { Button, Modal, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DialogActions } from '#ui/dialog-actions.tsx'

/** Asks before changes are left behind. */
export function UnsavedGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

type LeaveDialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** The question itself. */
export function LeaveDialog({ isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onStay}
      title="Leave without a new version?"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        <Text size="sm">What you changed in the storyboard is lost when you leave. The video stays as it is.</Text>
        <DialogActions>
          <Button variant="default" onClick={onStay} data-autofocus>
            Stay here
          </Button>
          <Button color="red" onClick={onLeave}>
            Leave
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
