import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { ActionRow } from './action-row.tsx'
import { FEW_LEFT, makeRecoveryCodes, recoveryCodesQuery } from './recovery-codes.ts'

/** Shows how many recovery codes are left. The user can replace them with new ones. */
export function RecoveryCodeRow({ onMade }: { onMade: (codes: readonly string[]) => void }) {
  const queryClient = useQueryClient()
  const codes = useQuery(recoveryCodesQuery)
  const [isAsking, asking] = useDisclosure(false)
  const make = useMutation({
    mutationFn: makeRecoveryCodes,
    onSuccess: async (made) => {
      asking.close()
      onMade(made)
      await queryClient.invalidateQueries(recoveryCodesQuery)
    },
  })
  if (codes.isPending) return <Skeleton h={48} />
  if (codes.isLoadingError)
    return (
      <Problem
        title="Your recovery codes couldn’t be loaded"
        error={codes.error}
        onRetry={() => void codes.refetch()}
      />
    )
  const { data: made } = codes
  return (
    <>
      <ActionRow
        title="Recovery codes"
        lead={made === null ? 'Use one to log in if you lose your phone.' : `${made.remaining} of ${made.total} left.`}
        action={
          <Button
            variant="default"
            loading={make.isPending && !isAsking}
            onClick={() => (made === null || made.remaining === 0 ? make.mutate() : asking.open())}
          >
            {made === null ? 'Create recovery codes' : 'Create new codes'}
          </Button>
        }
      >
        {made !== null && made.remaining <= FEW_LEFT && (
          <Notice kind="hint">
            {made.remaining === 0 ? 'You’ve used all your recovery codes.' : 'You’re running out of recovery codes.'}{' '}
            Create new ones so you can always log in.
          </Notice>
        )}
        {make.isError && !isAsking && <Notice kind="problem">{messageOf(make.error)}</Notice>}
      </ActionRow>
      <ConfirmDialog
        title="Create new recovery codes?"
        words="Your current codes will stop working."
        keep="Cancel"
        confirm="Create new codes"
        change={make}
        isOpen={isAsking}
        onClose={asking.close}
      />
    </>
  )
}
