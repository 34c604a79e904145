import { queryOptions } from '@tanstack/react-query'
import { server } from './api.ts'

/** The credit balance. Whatever spends or earns credits invalidates it. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: async ({ signal }) => (await server.getCredits({}, { signal })).credits,
})
