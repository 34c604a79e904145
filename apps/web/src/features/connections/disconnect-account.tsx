import { PLATFORM_LABELS, type PlatformName } from '@dayreel/catalogue'
import { Button, Modal, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CONNECTIONS_KEY } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { plannedPostsQuery, POSTS_KEY } from '#lib/posts.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'

type DisconnectAccountProps = {
  platform: PlatformName
  /** Null where the server does not say. */
  connectionId: string | null
  name: string
  disconnect: () => Promise<{ message: string }>
}

/** Unlinks an account, once that has been confirmed: what is planned for it is cancelled. */
export function DisconnectAccount({ platform, connectionId, name, disconnect }: DisconnectAccountProps) {
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
        aria-label={`Disconnect ${name} from ${PLATFORM_LABELS[platform]}`}
      >
        Disconnect
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title={`Disconnect from ${PLATFORM_LABELS[platform]}?`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Stack gap="md">
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            Dayreel gives back its permission for “{name}” and forgets it. What is already posted stays there.
          </Text>
          {isOpen && connectionId !== null && <Cancelled connectionId={connectionId} />}
          {platform === 'youtube' && (
            <Text size="sm">Your channels that post there go on making videos, and no longer post them.</Text>
          )}
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

/** What is planned for the account and would not go out. */
function Cancelled({ connectionId }: { connectionId: string }) {
  const planned = useQuery(plannedPostsQuery)
  if (planned.isPending) return <Text size="sm">Looking for planned posts …</Text>
  if (planned.isError) return <Text size="sm">Posts that are planned for it are cancelled.</Text>
  const posts = planned.data.filter((post) => post.connectionId === connectionId)
  if (posts.length === 0) return <Text size="sm">No post is planned for it.</Text>
  const titles = posts.slice(0, NAMED).map(({ title, text }) => `“${title || text || 'Untitled'}”`)
  const more = posts.length - titles.length
  return (
    <Notice kind="hint">
      {posts.length === 1 ? '1 planned post is' : `${posts.length} planned posts are`} cancelled: {titles.join(', ')}
      {more > 0 && ` and ${more} more`}.
    </Notice>
  )
}
