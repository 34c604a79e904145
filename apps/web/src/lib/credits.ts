import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { server } from './api.ts'
import { readAgain } from './read-again.ts'

/** The credit balance. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: async ({ signal }) => (await server.getCredits({}, { signal })).credits,
})

/** Everything that was said of lengths and costs is under this key. */
export const ESTIMATES_KEY = ['estimate'] as const

/** How many videos the plan still pays for; null where it pays for all. */
export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: async ({ signal }) => (await server.getAllowance({}, { signal })).projectsLeft,
})

/** For whatever spends or earns credits, takes a video out of the plan or gives one back. */
export function readBalancesAgain(queryClient: QueryClient): void {
  void readAgain(queryClient, creditsQuery)
  void readAgain(queryClient, allowanceQuery)
  void queryClient.invalidateQueries({ queryKey: ESTIMATES_KEY })
}
