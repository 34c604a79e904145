import { CallError } from '@dayreel/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { recheckSession, renewSession } from './session.ts'

const RETRIES = 2
const FRESH_MS = 15_000

/** What was read from the server, kept while the app is open. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: minding }),
    mutationCache: new MutationCache({ onError: minding }),
    defaultOptions: {
      queries: { staleTime: FRESH_MS, retry: (failures, error) => failures < RETRIES && isWorthAnotherTry(error) },
      mutations: { retry: false },
    },
  })
}

/** A server that no longer knows the session has the last word: the session is looked at again, and may end. */
function minding(error: unknown): void {
  if (!(error instanceof CallError)) return
  if (error.code === 'unauthenticated') void quietly(recheckSession)
  if (error.code === 'second_factor_required') void quietly(renewSession)
}

/** The call's own failure is on the screen already. */
async function quietly(look: () => Promise<void>): Promise<void> {
  try {
    await look()
  } catch {
    // Nothing is known then, and nothing changes.
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof CallError && (error.status === 0 || error.status >= 500)
}
