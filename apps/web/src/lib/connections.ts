import { platformOf, type PlatformName } from '@dayreel/catalogue'
import type { Connection, PostAllowance } from '@dayreel/contract'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { server } from './api.ts'
import { connectionCalls } from './connection-calls.ts'
import { readAgain } from './read-again.ts'

/** The query key prefix of all data about linked accounts. */
export const CONNECTIONS_KEY = ['connections'] as const

/** The linked accounts of all platforms, oldest first. */
export const connectionsQuery = queryOptions({
  queryKey: [...CONNECTIONS_KEY, 'all'],
  queryFn: ({ signal }): Promise<Connection[]> => server.listConnections({}, { signal }),
})

/** Refetches the accounts after the user has chosen an audience, because each account contains its last audience. */
export function readAudiencesAgain(queryClient: QueryClient): void {
  void readAgain(queryClient, connectionsQuery)
}

/** The linked accounts of one platform, fetched with that platform's calls. */
export const accountsQuery = (platform: PlatformName) =>
  queryOptions({
    queryKey: [...CONNECTIONS_KEY, 'of', platform],
    queryFn: ({ signal }) => connectionCalls(platform).list(signal),
  })

/** The platform's current limits for an account. Each form refetches them. */
export const postAllowanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONNECTIONS_KEY, 'allowance', id],
    queryFn: ({ signal }): Promise<PostAllowance> => server.getPostAllowance({ params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

const SHORT_ID = 6

/** Returns the display name of a linked account: its title or handle, or the first characters of its id. */
export function connectionName({ platform, name, handle, accountId }: NamedAccount): string {
  const { label, accountName } = platformOf(platform)
  const shortId = `${accountId.slice(0, SHORT_ID)}...`
  if (accountName === 'title') return name.trim() === '' ? `Unnamed Channel (${shortId})` : name
  const username = handle ?? name
  return username.trim() === '' ? `${label} account (${shortId})` : `@${username.replace(/^@/, '')}`
}
type NamedAccount = Pick<Connection, 'platform' | 'name' | 'handle' | 'accountId'>
