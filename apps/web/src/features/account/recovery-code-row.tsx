import { Button, Modal, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { ActionRow } from './action-row.tsx'
import { FEW_LEFT, makeRecoveryCodes, recoveryCodesQuery } from './recovery-codes.ts'

/** How many recovery codes are left, and new ones in their place. */
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
  if (codes.isError)
    return (
      <Problem
        title="Your recovery codes couldn’t be looked up"
        error={codes.error}
        onRetry={() => void codes.refetch()}
      />
    )
  const { data: made } = codes
  return (
    <>
      <ActionRow
        title="Recovery codes"
        lead={made === null ? 'They get you in if you lose your phone.' : `${made.remaining} of ${made.total} left.`}
        action={
          <Button
            variant="default"
            loading={make.isPending && !isAsking}
            onClick={() => (made === null || made.remaining === 0 ? make.mutate() : asking.open())}
          >
            {made === null ? 'Make recovery codes' : 'Make new codes'}
          </Button>
        }
      >
        {made !== null && made.remaining <= FEW_LEFT && (
          <Notice kind="hint">
            {made.remaining === 0 ? 'All your recovery codes are used.' : 'Few of your recovery codes are left.'} Make
            new ones, so that you can always get in.
          </Notice>
        )}
        {make.isError && !isAsking && <Notice kind="problem">{messageOf(make.error)}</Notice>}
      </ActionRow>
      <Modal
        opened={isAsking}
        onClose={asking.close}
        title="Make new recovery codes?"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text size="sm">The codes you have now stop working.</Text>
        {make.isError && <Notice kind="problem">{messageOf(make.error)}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={asking.close}>
            Cancel
          </Button>
          <Button loading={make.isPending} onClick={() => make.mutate()}>
            Make new codes
          </Button>
        </DialogActions>
      </Modal>
    </>
  )
}
