import type { YouTubeConnection } from '@dayreel/contract'
import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { channelName, CONNECTIONS_KEY, youtubeConnectionsQuery } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { AccountRow, Connected } from './account-row.tsx'
import { DisconnectAccount } from './disconnect-account.tsx'
import { Reconnect } from './reconnect.tsx'
import styles from './youtube-account.module.css'

/** A linked YouTube channel, and whether Dayreel's channels may post there. */
export function YouTubeAccount({ connection }: { connection: YouTubeConnection }) {
  const { id, channel_id: channelId, channel_title: title, isExpired } = connection
  const name = channelName(title, channelId)
  const autoPost = useAutoPost(id)
  return (
    <AccountRow
      platform="youtube"
      name={name}
      pictureUrl={connection.profilePictureUrl}
      isSandbox={connection.isSandbox}
      note={connection.note}
      standing={isExpired ? <Reconnect platform="youtube" /> : <Connected />}
    >
      <div className={styles.autoPost}>
        <Switch
          label="Auto-post"
          aria-label={`Auto-post to ${name}`}
          description={
            <span role="status">
              {autoPost.isPending ? 'Saving...' : connection.auto_post ? 'Enabled' : 'Disabled'}
            </span>
          }
          checked={connection.auto_post}
          onChange={({ currentTarget }) => {
            if (!autoPost.isPending) autoPost.mutate(currentTarget.checked)
          }}
          aria-disabled={autoPost.isPending}
        />
        {autoPost.isError && <Notice kind="problem">{messageOf(autoPost.error)}</Notice>}
      </div>
      <DisconnectAccount
        platform="youtube"
        connectionId={id}
        name={name}
        disconnect={() => server.disconnectYouTube({ params: { id } })}
      />
    </AccountRow>
  )
}

/** Shown as if it were done at once; taken back where the server refuses. */
function useAutoPost(id: string) {
  const queryClient = useQueryClient()
  const { queryKey } = youtubeConnectionsQuery
  const show = (shown: boolean): void => {
    queryClient.setQueryData(queryKey, (known) =>
      known?.map((each) => (each.id === id ? { ...each, auto_post: shown } : each)),
    )
  }
  return useMutation({
    mutationFn: (wanted: boolean) => server.setAutoPost({ params: { id }, body: { auto_post: wanted } }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey })
      show(wanted)
    },
    onError: (_, wanted) => show(!wanted),
    onSuccess: ({ auto_post: saved }) => show(saved),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CONNECTIONS_KEY }),
  })
}
