import { Button, Modal, Stack, Text } from '@mantine/core'
import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { DialogActions } from '#ui/dialog-actions.tsx'

/** What is left behind, in words of the screen it is on. */
export type Leaving = { title: string; text: string }

/** Asks before changes are left behind. */
export function UnsavedGuard({ isUnsaved, ...words }: Leaving & { isUnsaved: boolean }) {
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
      {...words}
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  )
}

type LeaveDialogProps = Leaving & { isOpen: boolean; onStay: () => void; onLeave: () => void }

/** The question itself. */
export function LeaveDialog({ title, text, isOpen, onStay, onLeave }: LeaveDialogProps) {
  return (
    <Modal opened={isOpen} onClose={onStay} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <Text size="sm">{text}</Text>
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
