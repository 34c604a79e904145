import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

const examplesQuery = queryOptions({
  queryKey: ['examples'],
  queryFn: ({ signal }) => server.listExamples({}, { signal }),
  staleTime: Infinity,
})

/** Returns example subjects that this site's writer knows. Empty until they are loaded. */
export function useExamples(): { examples: readonly string[]; isBuiltIn: boolean } {
  return useQuery(examplesQuery).data ?? { examples: [], isBuiltIn: false }
}
