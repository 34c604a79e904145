import type { Account, ExchangeRequest, Platform } from './platform.ts'

/**
 * From the code of a callback to the accounts behind it, each with tokens that work: what was granted is compared, and the way to
 * refresh them is gone once, so that it does not turn out missing when the first post is due.
 */
export async function connectAccounts(platform: Platform, request: ExchangeRequest): Promise<readonly Account[]> {
  const first = await platform.exchange(request)
  const tokens = platform.refreshesAtOnce ? await platform.refresh(first, request.signal) : first
  return platform.identify(tokens, request.signal)
}
