import { Button, Modal, Stack, Text } from '@mantine/core'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { WhyItFailed } from '#ui/why-it-failed.tsx'

type ConfirmDialogProps = {
  title: string
  /** Describes the effect of the change. */
  words: string
  keep: string
  confirm: string
  isDangerous?: boolean
  change: { isPending: boolean; error: unknown; mutate: () => void }
  isOpen: boolean
  onClose: () => void
}

/** Asks for confirmation before a change. */
export function ConfirmDialog({ title, words, keep, confirm, isDangerous = false, ...rest }: ConfirmDialogProps) {
  const { change, isOpen, onClose } = rest
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <Stack gap="md">
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {words}
        </Text>
        {change.error !== null && (
          <Notice kind="problem">
            <WhyItFailed error={change.error} />
          </Notice>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose} data-autofocus>
            {keep}
          </Button>
          <Button {...(isDangerous && { color: 'red' })} loading={change.isPending} onClick={() => change.mutate()}>
            {confirm}
          </Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
