import type { Connection, PostAllowance } from '@dayreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { server } from './api.ts'

/** Everything that is known of linked accounts is under this key. */
export const CONNECTIONS_KEY = ['connections'] as const

/** The linked accounts of all platforms, oldest first. */
export const connectionsQuery = queryOptions({
  queryKey: [...CONNECTIONS_KEY, 'all'],
  queryFn: ({ signal }): Promise<Connection[]> => server.listConnections({}, { signal }),
})

/** The linked YouTube channels. */
export const youtubeConnectionsQuery = queryOptions({
  queryKey: [...CONNECTIONS_KEY, 'youtube'],
  queryFn: ({ signal }) => server.listYouTubeConnections({}, { signal }),
})

export const instagramStatusQuery = queryOptions({
  queryKey: [...CONNECTIONS_KEY, 'instagram'],
  queryFn: ({ signal }) => server.getInstagramStatus({}, { signal }),
})

export const tiktokStatusQuery = queryOptions({
  queryKey: [...CONNECTIONS_KEY, 'tiktok'],
  queryFn: ({ signal }) => server.getTikTokStatus({}, { signal }),
})

/** What an account may post now; asked of its platform anew for each form. */
export const postAllowanceQuery = (id: string) =>
  queryOptions({
    queryKey: [...CONNECTIONS_KEY, 'allowance', id],
    queryFn: ({ signal }): Promise<PostAllowance> => server.getPostAllowance({ params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })

const SHORT_ID = 6

/** A channel of YouTube by its title, or by the first characters of its id. */
export function channelName(title: string, channelId: string): string {
  return title.trim() === '' ? `Unnamed Channel (${channelId.slice(0, SHORT_ID)}...)` : title
}

/** An account by its name there, or by the first characters of its id. */
export function accountName(platform: 'Instagram' | 'TikTok', username: string | null, id: string | null): string {
  if (username !== null && username.trim() !== '') return `@${username.replace(/^@/, '')}`
  return `${platform} account (${(id ?? '').slice(0, SHORT_ID)}...)`
}

/** Any linked account, as it is called where several stand together. */
export function connectionName({ platform, name, handle, accountId }: Connection): string {
  if (platform === 'youtube') return channelName(name, accountId)
  return accountName(platform === 'instagram' ? 'Instagram' : 'TikTok', handle ?? name, accountId)
}
