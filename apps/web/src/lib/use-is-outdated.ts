import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns whether the screen shows data that could not be refetched, and a function that retries the refetch. A
 * response with a status of 400 to 499 does not count, because the screen itself explains it and a retry would get the
 * same response.
 */
export function useIsOutdated(): { isOutdated: boolean; retry: () => void } {
  const client = useQueryClient()
  const watch = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client])
  const isOutdated = useSyncExternalStore(
    watch,
    () => hasOutdated(client),
    () => false,
  )
  return { isOutdated, retry: () => void client.refetchQueries({ type: 'active', predicate: isOutdatedQuery }) }
}

/** Returns whether an active query has data but failed to refetch it. */
export function hasOutdated(client: QueryClient): boolean {
  return client.getQueryCache().findAll({ type: 'active', predicate: isOutdatedQuery }).length > 0
}

function isOutdatedQuery({ state: { data, error } }: Query): boolean {
  if (data === undefined || error === null) return false
  const { status } = error as { status?: unknown }
  return !(typeof status === 'number' && status >= 400 && status < 500)
}
