import { MAX_EMAIL_CHARACTERS, PLANS, type PlanId } from '@dayreel/catalogue'
import {
  MAX_GRANTED_CREDITS,
  MAX_REASON_CHARACTERS,
  type SupportAction,
  type SupportedAccount,
} from '@dayreel/contract'
import { Button, Modal, NativeSelect, NumberInput, Stack, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { HOST_KEY } from '#lib/host-key.ts'
import { messageOf } from '#lib/message-of.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { ACTION_EFFECTS, ACTION_LABELS } from './action-texts.ts'

type SupportDialogProps = {
  account: Pick<SupportedAccount, 'id' | 'email' | 'plan'>
  action: SupportAction | 'close'
  onClose: () => void
  /** Receives the server's sentence about the result. */
  onDone: (sentence: string) => void
}
type Values = { reason: string; credits: number | string; plan: PlanId; email: string }

/** Asks for the reason and the details of an action, and performs it. */
export function SupportDialog({ account, action, onClose, onDone }: SupportDialogProps) {
  const queryClient = useQueryClient()
  const { headersFor, answered } = useSubmissionKey()
  const [values, setValues] = useState<Values>({ reason: '', credits: '', plan: account.plan, email: '' })
  const change = (some: Partial<Values>): void => setValues({ ...values, ...some })
  const run = useMutation({
    mutationFn: () => {
      const params = { accountId: account.id }
      const { reason, credits, plan, email } = values
      if (action === 'close') return server.closeAccount({ params, body: { reason, email } })
      const body = {
        action,
        reason,
        ...(action.endsWith('_credits') && { credits: Number(credits) }),
        ...(action === 'grant_plan' && { plan }),
      }
      return server.supportAccount({ params, body }, { headers: headersFor(JSON.stringify(body)) })
    },
    onSuccess: async ({ sentence }) => {
      answered()
      onDone(sentence)
      onClose()
      await queryClient.invalidateQueries({ queryKey: HOST_KEY })
    },
  })
  return (
    <Modal opened onClose={onClose} title={ACTION_LABELS[action]} closeButtonProps={{ 'aria-label': 'Close' }}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          run.mutate()
        }}
      >
        <Stack gap="md">
          <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
            {account.email || account.id}
          </Text>
          <Text size="sm">{ACTION_EFFECTS[action]}</Text>
          {action.endsWith('_credits') && (
            <NumberInput
              label="Credits"
              size="md"
              required
              min={1}
              max={MAX_GRANTED_CREDITS}
              allowDecimal={false}
              value={values.credits}
              onChange={(credits) => change({ credits })}
              data-autofocus
            />
          )}
          {action === 'grant_plan' && (
            <NativeSelect
              label="Plan"
              size="md"
              data={PLANS.map(({ id, name }) => ({ value: id, label: name }))}
              value={values.plan}
              onChange={({ currentTarget }) => change({ plan: currentTarget.value as PlanId })}
              data-autofocus
            />
          )}
          {action === 'close' && (
            <TextInput
              label="Type the account’s email address to confirm"
              required
              maxLength={MAX_EMAIL_CHARACTERS}
              autoComplete="off"
              value={values.email}
              onChange={({ currentTarget }) => change({ email: currentTarget.value })}
            />
          )}
          <TextInput
            label="Reason"
            description="The audit log keeps it permanently. Don’t write personal data in it."
            required
            maxLength={MAX_REASON_CHARACTERS}
            value={values.reason}
            onChange={({ currentTarget }) => change({ reason: currentTarget.value })}
          />
          {run.isError && <Notice kind="problem">{messageOf(run.error)}</Notice>}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              loading={run.isPending}
              {...((action === 'close' || action === 'suspend') && { color: 'red' })}
            >
              {ACTION_LABELS[action]}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Modal>
  )
}
