import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { isPhone, nameOfBrowser } from './name-of-browser.ts'
import styles from './sessions.module.css'
import { timeAgo } from './time-ago.ts'

const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }) => (await server.listSessions({}, { signal })).sessions,
})

/** Lists the sessions in which the account is signed in. */
export function Sessions() {
  const queryClient = useQueryClient()
  const sessions = useQuery(sessionsQuery)
  const endOthers = useMutation({
    mutationFn: () => server.endOtherSessions(),
    onSuccess: async () => {
      notifications.show({ message: 'Signed out everywhere else.', color: 'teal' })
      await queryClient.invalidateQueries(sessionsQuery)
    },
  })
  if (sessions.isPending) return <Skeleton h={120} />
  if (sessions.isLoadingError)
    return (
      <Problem
        title="Your sessions couldn’t be loaded"
        error={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    )
  return (
    <Stack gap="md">
      <ul className={styles.sessions}>
        {sessions.data.map(({ id, userAgent, address, lastUsedAt, isCurrent }) => (
          <li key={id}>
            <span className={styles.device}>
              <Icon name={isPhone(userAgent) ? 'phone' : 'laptop'} size={22} />
            </span>
            <div>
              <Group gap="xs">
                <Text fw={600}>{nameOfBrowser(userAgent)}</Text>
                {isCurrent && (
                  <Badge variant="light" color="teal">
                    This device
                  </Badge>
                )}
              </Group>
              <Text size="sm" c="dimmed">
                {isCurrent ? 'Active now' : `Last active ${timeAgo(lastUsedAt)}`} · {placeOf(address)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
      {endOthers.isError && <Notice kind="problem">{messageOf(endOthers.error)}</Notice>}
      {sessions.data.length > 1 ? (
        <Button variant="default" loading={endOthers.isPending} onClick={() => endOthers.mutate()}>
          Sign out everywhere else
        </Button>
      ) : (
        <Text size="sm" c="dimmed">
          No other sessions.
        </Text>
      )}
    </Stack>
  )
}

/** Returns where a session comes from. A loopback address becomes `This computer`. */
function placeOf(address: string): string {
  return /^(127\.|::1$|::ffff:127\.)/.test(address) ? 'This computer' : `from ${address}`
}
