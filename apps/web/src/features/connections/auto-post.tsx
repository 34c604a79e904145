import type { LinkedAccount } from '@dayreel/contract'
import { Switch } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConnectionCalls } from '#lib/connection-calls.ts'
import { accountsQuery, connectionName, CONNECTIONS_KEY } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import styles from './auto-post.module.css'

type AutoPostProps = { account: LinkedAccount & { id: string }; save: ConnectionCalls['setAutoPost'] }

/** The switch that lets channels post to an account. */
export function AutoPost({ account, save }: AutoPostProps) {
  const autoPost = useAutoPost(account, save)
  return (
    <div className={styles.autoPost}>
      <Switch
        label="Auto-post"
        aria-label={`Auto-post to ${connectionName(account)}`}
        description={
          <span role="status">{autoPost.isPending ? 'Saving...' : account.autoPost ? 'Enabled' : 'Disabled'}</span>
        }
        checked={account.autoPost}
        onChange={({ currentTarget }) => {
          if (!autoPost.isPending) autoPost.mutate(currentTarget.checked)
        }}
        aria-disabled={autoPost.isPending}
      />
      {autoPost.isError && <Notice kind="problem">{messageOf(autoPost.error)}</Notice>}
    </div>
  )
}

/** Changes the setting optimistically: the switch moves at once, and moves back if the server rejects the change. */
function useAutoPost({ id, platform }: AutoPostProps['account'], save: AutoPostProps['save']) {
  const queryClient = useQueryClient()
  const { queryKey } = accountsQuery(platform)
  const show = (shown: boolean): void => {
    queryClient.setQueryData(queryKey, (known) =>
      known?.map((each) => (each.id === id ? { ...each, autoPost: shown } : each)),
    )
  }
  return useMutation({
    mutationFn: (wanted: boolean) => save(id, wanted),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey })
      show(wanted)
    },
    onError: (_, wanted) => show(!wanted),
    onSuccess: ({ autoPost: saved }) => show(saved),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: CONNECTIONS_KEY }),
  })
}
