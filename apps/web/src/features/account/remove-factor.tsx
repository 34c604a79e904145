import type { Factor } from '@supabase/auth-js'
import { Button, Modal, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { recoveryCodesQuery } from './recovery-codes.ts'
import { factorName, factorsQuery, removeFactor } from './factors.ts'

export type FactorRemoval = {
  factor: Factor
  /** What will still be asked for when signing in. */
  other: Factor | undefined
}

type RemoveFactorProps = FactorRemoval & { isOpen: boolean; onClose: () => void }

/** Asks before a second factor is taken away. */
export function RemoveFactor({ factor, other, isOpen, onClose }: RemoveFactorProps) {
  const queryClient = useQueryClient()
  const name = factorName(factor)
  const remove = useMutation({
    mutationFn: removeFactor,
    onSuccess: async () => {
      onClose()
      const message = other === undefined ? 'Two-factor authentication is off.' : `${name} is off.`
      notifications.show({ message, color: 'teal' })
      await queryClient.invalidateQueries(factorsQuery)
      await queryClient.invalidateQueries(recoveryCodesQuery)
    },
  })
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={other === undefined ? 'Turn off two-factor authentication?' : `Turn off “${name}”?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Text size="sm">
        {other === undefined
          ? 'Your password alone will be enough to sign in.'
          : `“${factorName(other)}” stays on. You may be asked for a code from it right away.`}
      </Text>
      {remove.isError && <Notice kind="problem">{messageOf(remove.error)}</Notice>}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Keep it on
        </Button>
        <Button color="red" loading={remove.isPending} onClick={() => remove.mutate(factor.id)}>
          Turn off
        </Button>
      </DialogActions>
    </Modal>
  )
}
