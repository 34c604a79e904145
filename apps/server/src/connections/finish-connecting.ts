import type { PlatformName } from '@dayreel/catalogue'
import { PlatformError } from '@dayreel/platforms'
import type { SharedServices as Services } from '#services'
import { takeState } from './connect-state.ts'
import { linkGranted, type LinkResult } from './link-account.ts'

type Returned = { name: PlatformName; code: string | undefined; state: string | undefined } & (
  | { browser: string }
  | { accountId: string }
)

/**
 * Links an account after its owner has returned from the platform with a code. The callbacks of all platforms use this
 * function.
 *
 * @returns `link_expired` if the code is missing or the state is missing or used, or the platform's error if the
 * platform declined.
 */
export async function finishConnecting(
  services: Services,
  { name, code, state, ...by }: Returned,
): Promise<LinkResult | 'link_expired' | PlatformError> {
  // The state is used up even if the user refused permission.
  const taken = state === undefined ? undefined : await takeState(services, { name, state, ...by })
  if (taken === undefined || code === undefined) return 'link_expired'
  try {
    return await linkGranted(services, { ...taken, name, code })
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error
    const { kind, code: reason, detail } = error
    services.log.warn({ platform: name, kind, reason, detail }, 'not connected')
    return error
  }
}
