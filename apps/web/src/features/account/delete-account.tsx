import { PLANS } from '@dayreel/catalogue'
import { Button, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { signOut } from '#lib/session.ts'
import { removeStoredOf } from '#lib/stored-value.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { ActionRow } from './action-row.tsx'
import { profileQuery } from '#lib/profile.ts'

/** Deletes the account after its email address has been typed. */
export function DeleteAccount({ userId, email }: { userId: string; email: string }) {
  const { data: profile } = useQuery(profileQuery)
  const plan = PLANS.find(({ id }) => id === profile?.plan && id !== 'free')
  const [isOpen, { open, close }] = useDisclosure(false)
  const [typed, setTyped] = useState('')
  const isConfirmed = typed.trim().toLowerCase() === email.toLowerCase()
  const remove = useMutation({
    mutationFn: () => server.deleteAccount({ body: { email: typed.trim() } }),
    onSuccess: () => {
      removeStoredOf(userId)
      return signOut({ goTo: '/farewell' })
    },
  })
  return (
    <>
      <ActionRow
        title="Your account"
        lead="This also deletes your videos, channels and credits."
        action={
          <Button color="red" variant="outline" onClick={open}>
            Delete Account
          </Button>
        }
      />
      <Modal
        opened={isOpen}
        onClose={close}
        title="Delete your account?"
        closeButtonProps={{ 'aria-label': 'Close' }}
        size="md"
      >
        <form
          onSubmit={(event) => {
            event.preventDefault()
            if (isConfirmed) remove.mutate()
          }}
        >
          <Stack gap="md">
            <Text size="sm">
              Your videos, channels, linked accounts and credits are deleted right away and can’t be recovered. Export
              your data first if you want to keep anything.
            </Text>
            {plan && (
              <Text size="sm">
                Your <b>{plan.name} plan</b> ends immediately and won’t be charged again. Past payments aren’t refunded.
              </Text>
            )}
            <TextInput
              label={`Type ${email} to confirm`}
              autoComplete="off"
              spellCheck={false}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              data-autofocus
            />
            {remove.isError && <Notice kind="problem">{messageOf(remove.error)}</Notice>}
            <DialogActions>
              <Button variant="default" onClick={close}>
                Keep my account
              </Button>
              <Button type="submit" color="red" disabled={!isConfirmed} loading={remove.isPending || remove.isSuccess}>
                Delete permanently
              </Button>
            </DialogActions>
          </Stack>
        </form>
      </Modal>
    </>
  )
}
