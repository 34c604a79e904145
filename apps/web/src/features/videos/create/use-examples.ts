import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

const examplesQuery = queryOptions({
  queryKey: ['examples'],
  queryFn: ({ signal }) => server.listExamples({}, { signal }),
  staleTime: Infinity,
})

/** Subjects to begin with, which whoever writes here really tells; none until they are known. */
export function useExamples(): { examples: readonly string[]; isBuiltIn: boolean } {
  return useQuery(examplesQuery).data ?? { examples: [], isBuiltIn: false }
}
