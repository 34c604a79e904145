import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Refetches data after a change. This also restarts a first fetch in progress, because its response may be older than
 * the change and the query client alone would wait for that response and keep it.
 */
export function readAgain(queryClient: QueryClient, { queryKey }: Pick<QueryFilters, 'queryKey'>): Promise<void> {
  const filters = queryKey === undefined ? {} : { queryKey }
  void queryClient.cancelQueries({ ...filters, predicate: ({ state }) => state.data === undefined })
  return queryClient.invalidateQueries(filters)
}
