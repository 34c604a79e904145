import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { UserIdentity } from '@supabase/auth-js'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { authClient } from '#lib/session.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import { unwrap } from '#lib/unwrap.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './identities.module.css'

const NAMES: Readonly<Record<string, string>> = { email: 'Email and password', google: 'Google', phone: 'Phone' }

const identitiesQuery = queryOptions({
  queryKey: ['identities'],
  queryFn: async () => {
    const auth = await authClient()
    return unwrap(await auth.getUserIdentities()).identities
  },
})

/** The sign-in methods of this account. The last one cannot be removed. */
export function Identities() {
  const queryClient = useQueryClient()
  const config = useSiteConfig()
  const identities = useQuery(identitiesQuery)
  const unlink = useMutation({
    mutationFn: async (identity: UserIdentity) => {
      const auth = await authClient()
      unwrap(await auth.unlinkIdentity(identity))
    },
    onSuccess: async (_, { provider }) => {
      notifications.show({ message: `${NAMES[provider] ?? provider} unlinked.`, color: 'teal' })
      await queryClient.invalidateQueries(identitiesQuery)
    },
  })
  const link = useMutation({ mutationFn: linkGoogle })
  if (identities.isPending) return <Skeleton h={80} />
  if (identities.isLoadingError)
    return (
      <Problem
        title="Your sign-in methods couldn’t be loaded"
        error={identities.error}
        onRetry={() => void identities.refetch()}
      />
    )
  const hasGoogle = identities.data.some(({ provider }) => provider === 'google')
  const canLinkGoogle = config?.auth.manualLinking === true && config.auth.google && !hasGoogle
  const problem = unlink.error ?? link.error
  return (
    <Stack gap="md">
      {identities.data.map((identity) => (
        <Group key={identity.identity_id} justify="space-between" gap="sm">
          <div className={styles.identity}>
            <Text fw={600}>{NAMES[identity.provider] ?? identity.provider}</Text>
            <Text size="sm" c="dimmed">
              {String(identity.identity_data?.['email'] ?? identity.id)}
            </Text>
          </div>
          {identities.data.length > 1 && (
            <Button
              size="sm"
              variant="default"
              loading={unlink.isPending && unlink.variables === identity}
              onClick={() => unlink.mutate(identity)}
            >
              Unlink
            </Button>
          )}
        </Group>
      ))}
      {canLinkGoogle && (
        <Button variant="default" loading={link.isPending} onClick={() => link.mutate()}>
          Link Google
        </Button>
      )}
      {problem !== null && <Notice kind="problem">{messageOf(problem)}</Notice>}
    </Stack>
  )
}

async function linkGoogle(): Promise<void> {
  const auth = await authClient()
  const redirectTo = `${window.location.origin}/app/settings/security`
  unwrap(await auth.linkIdentity({ provider: 'google', options: { redirectTo } }))
}
