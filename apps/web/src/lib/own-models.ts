import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

/** The account’s own language model, and the writer of its next videos. */
export const ownModelsQuery = queryOptions({
  queryKey: ['own-models'],
  queryFn: ({ signal }) => server.readOwnModels({}, { signal }),
})

/** Returns whether a language model writes this account’s next videos; undefined until it is known. */
export function useHasModel({ enabled = true } = {}): boolean | undefined {
  const { data } = useQuery({ ...ownModelsQuery, enabled })
  return data && data.writer !== 'built-in'
}
