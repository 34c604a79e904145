import type { Factor } from '@supabase/auth-js'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { recoveryCodesQuery } from './recovery-codes.ts'
import { factorName, factorsQuery, removeFactor } from './factors.ts'

export type FactorRemoval = {
  factor: Factor
  /** The factor that stays required at sign-in, if there is one. */
  other: Factor | undefined
}

type RemoveFactorProps = FactorRemoval & { isOpen: boolean; onClose: () => void }

/** Asks for confirmation before it removes a second factor. */
export function RemoveFactor({ factor, other, isOpen, onClose }: RemoveFactorProps) {
  const queryClient = useQueryClient()
  const name = factorName(factor)
  const remove = useMutation({
    mutationFn: () => removeFactor(factor.id),
    onSuccess: async () => {
      onClose()
      const message = other === undefined ? 'Two-factor authentication is off.' : `${name} is off.`
      notifications.show({ message, color: 'teal' })
      await queryClient.invalidateQueries(factorsQuery)
      await queryClient.invalidateQueries(recoveryCodesQuery)
    },
  })
  return (
    <ConfirmDialog
      title={other === undefined ? 'Turn off two-factor authentication?' : `Turn off “${name}”?`}
      words={
        other === undefined
          ? 'Your password alone will be enough to sign in.'
          : `“${factorName(other)}” stays on. You may be asked for a code from it right away.`
      }
      keep="Keep it on"
      confirm="Turn off"
      isDangerous
      change={remove}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
