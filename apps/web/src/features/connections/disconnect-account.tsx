import { platformOf } from '@dayreel/catalogue'
import type { LinkedAccount } from '@dayreel/contract'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { connectionName, CONNECTIONS_KEY } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { plannedPostsQuery, POSTS_KEY } from '#lib/posts.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'

type DisconnectAccountProps = { account: LinkedAccount; disconnect: () => Promise<{ message: string }> }

/** Disconnects an account after a confirmation. The account's planned posts are cancelled. */
export function DisconnectAccount({ account, disconnect }: DisconnectAccountProps) {
  const { platform, id: connectionId } = account
  const name = connectionName(account)
  const queryClient = useQueryClient()
  const [isOpen, { open, close }] = useDisclosure(false)
  const remove = useMutation({
    mutationFn: disconnect,
    onSuccess: async ({ message }) => {
      close()
      notifications.show({ message: message || `${name} is disconnected.`, color: 'teal' })
      void queryClient.invalidateQueries({ queryKey: POSTS_KEY })
      await queryClient.invalidateQueries({ queryKey: CONNECTIONS_KEY })
    },
  })
  return (
    <>
      <Button
        variant="default"
        size="sm"
        onClick={open}
        aria-label={`Disconnect ${name} from ${platformOf(platform).label}`}
      >
        Disconnect
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={`Disconnect from ${platformOf(platform).label}?`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="md">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            Dayreel will lose access to “{name}”. Existing posts stay online.
          </Text>
          {isOpen && connectionId !== null && <Cancelled connectionId={connectionId} />}
          <Text size="sm">Your channels will keep making videos but will stop posting them there.</Text>
          {remove.isError && <Notice kind="problem">{messageOf(remove.error)}</Notice>}
          <DialogActions>
            <Button variant="default" onClick={close} data-autofocus>
              Keep it
            </Button>
            <Button color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
              Disconnect
            </Button>
          </DialogActions>
        </Stack>
      </Modal>
    </>
  )
}

const NAMED = 3

/** Lists the account's planned posts, which would be cancelled. */
function Cancelled({ connectionId }: { connectionId: string }) {
  const planned = useQuery(plannedPostsQuery)
  if (planned.isPending) return <Text size="sm">Checking for planned posts…</Text>
  if (planned.isLoadingError) return <Text size="sm">Its planned posts will be cancelled.</Text>
  const posts = planned.data.filter((post) => post.connectionId === connectionId)
  if (posts.length === 0) return <Text size="sm">It has no planned posts.</Text>
  const titles = posts.slice(0, NAMED).map(({ title, text }) => `“${title || text || 'Untitled'}”`)
  const more = posts.length - titles.length
  return (
    <Notice kind="hint">
      {posts.length === 1 ? '1 planned post is' : `${posts.length} planned posts are`} cancelled: {titles.join(', ')}
      {more > 0 && ` and ${more} more`}.
    </Notice>
  )
}
