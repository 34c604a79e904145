import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { server } from './api.ts'
import { readAgain } from './read-again.ts'

/** The credit balance. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: async ({ signal }) => (await server.getCredits({}, { signal })).credits,
})

/** The query key prefix of all length and cost estimates. */
export const ESTIMATES_KEY = ['estimate'] as const

/** The number of projects left in the plan, or null if unlimited. */
export const allowanceQuery = queryOptions({
  queryKey: ['allowance'],
  queryFn: async ({ signal }) => (await server.getAllowance({}, { signal })).projectsLeft,
})

/** Refetches the balances and estimates after an action that changed the credits or the plan's free videos. */
export function readBalancesAgain(queryClient: QueryClient): void {
  void readAgain(queryClient, creditsQuery)
  void readAgain(queryClient, allowanceQuery)
  void queryClient.invalidateQueries({ queryKey: ESTIMATES_KEY })
}
