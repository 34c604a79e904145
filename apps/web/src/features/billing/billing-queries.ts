import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

/**
 * Milliseconds between polls of the subscription. The provider's events may arrive after the user has returned from the
 * provider's page.
 */
export const ASK_AGAIN_MS = 10_000

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => server.getSubscription({}, { signal }),
})

export const statementQuery = infiniteQueryOptions({
  queryKey: ['statement'],
  queryFn: ({ pageParam, signal }) =>
    server.getStatement(pageParam === undefined ? {} : { query: { before: pageParam } }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: ({ entries, hasMore }) => (hasMore ? entries.at(-1)?.id : undefined),
})
