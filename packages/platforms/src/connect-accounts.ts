import type { Account, ExchangeRequest, Platform } from './platform.ts'

/**
 * Exchanges a callback's code for its accounts, each with working tokens. Checks the granted permissions and refreshes
 * the tokens once, so that a missing refresh token is noticed now instead of when the first post is due.
 */
export async function connectAccounts(platform: Platform, request: ExchangeRequest): Promise<readonly Account[]> {
  const first = await platform.exchange(request)
  const tokens = platform.refreshesAtOnce ? await platform.refresh(first, request.signal) : first
  return platform.identify(tokens, request.signal)
}
