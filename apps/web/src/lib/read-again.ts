import type { QueryClient, QueryFilters } from '@tanstack/react-query'

/**
 * Reads again what something has changed, also what is only now being read for the first time: that answer may be from before the change,
 * and the query client by itself would wait for it and keep it.
 */
export function readAgain(queryClient: QueryClient, { queryKey }: Pick<QueryFilters, 'queryKey'>): Promise<void> {
  const filters = queryKey === undefined ? {} : { queryKey }
  void queryClient.cancelQueries({ ...filters, predicate: ({ state }) => state.data === undefined })
  return queryClient.invalidateQueries(filters)
}
