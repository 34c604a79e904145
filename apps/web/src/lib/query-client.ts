import { CallError } from '@dayreel/contract'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { watchUnreached } from './forget-unreached.ts'
import { noteFailure, onReturn } from './reach.ts'
import { recheckSession, renewSession } from './session.ts'
import { isOffline } from './is-offline.ts'

const RETRIES = 2
const FRESH_MS = 15_000

/**
 * Creates the cache of server data, which lasts while the app is open. It refetches when the server can be reached
 * again.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: minding }),
    mutationCache: new MutationCache({ onError: minding }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        retry: (failures, error) => failures < RETRIES && isWorthAnotherTry(error),
        // A query without a network fails at once, so that the page shows the reason. `onReturn` repeats the query.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  const forgetUnreached = watchUnreached(client.getMutationCache())
  onReturn(() => {
    forgetUnreached()
    void client.refetchQueries({ type: 'active' })
  })
  return client
}

/**
 * Checks or renews the session if the server rejected a call because of the session. The session may end as a result.
 */
function minding(error: unknown): void {
  noteFailure(error)
  if (!(error instanceof CallError)) return
  if (error.code === 'unauthenticated') void quietly(recheckSession)
  if (error.code === 'second_factor_required') void quietly(renewSession)
}

/** Runs a session check without reporting its error, because the screen already shows the failed call. */
async function quietly(look: () => Promise<void>): Promise<void> {
  try {
    await look()
  } catch {
    // The session could not be checked, so nothing changes.
  }
}

function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof CallError && !isOffline() && (error.status === 0 || error.status >= 500)
}
