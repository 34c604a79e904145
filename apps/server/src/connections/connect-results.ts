import type { PlatformName } from '@dayreel/catalogue'
import { CONNECT_RESULTS } from '@dayreel/contract'
import { PlatformError } from '@dayreel/platforms'
import type { finishConnecting } from './finish-connecting.ts'

/**
 * The outcome of a callback. `denied`: the user refused permission. `failed`: an error of this server. `not_set_up`:
 * this site has no access to the platform.
 */
export type ConnectOutcome = Awaited<ReturnType<typeof finishConnecting>> | 'denied' | 'failed' | 'not_set_up'

/**
 * The result codes in the URL of the connections page. The page has a sentence for each code and shows other reasons
 * unchanged.
 */
type Codes = {
  failed: string
  denied: string
  alreadyLinked: string
  linkedElsewhere: string
  byCode: Readonly<Record<string, string>>
  /** The code for the platform's other refusals. If it is missing, the page shows the platform's own message. */
  refused?: string
}

const GENERAL: Codes = {
  failed: 'failed',
  denied: 'permission_denied',
  alreadyLinked: 'already_connected',
  linkedElsewhere: 'connected_elsewhere',
  byCode: { no_refresh_token: 'permission_missing', scope_missing: 'permission_missing' },
}
const PERMISSIONS = 'token_exchange_failed_no_refresh_token'
/** The result codes that the specification prescribes. */
const SPECIFIED: Readonly<Record<PlatformName, Codes>> = {
  youtube: {
    failed: 'callback_failed',
    denied: 'permission_denied',
    alreadyLinked: 'channel_already_connected',
    linkedElsewhere: 'channel_connected_elsewhere',
    byCode: { no_refresh_token: PERMISSIONS, scope_missing: PERMISSIONS },
  },
  instagram: {
    failed: 'instagram_storage_failed',
    denied: 'instagram_auth_failed',
    // This code is never used: a user has one Instagram account, and the button is disabled while it is linked.
    alreadyLinked: 'channel_already_connected',
    linkedElsewhere: 'instagram_account_connected_elsewhere',
    byCode: { no_account: 'no_instagram_business_account', scope_missing: 'instagram_auth_failed' },
    refused: 'instagram_token_exchange_failed',
  },
}
const SPECIFIED_QUERIES: Readonly<Record<PlatformName, { success: string; failure: string }>> = CONNECT_RESULTS

/** Returns the query that the browser brings back to the connections page. */
export function connectResult(name: PlatformName, outcome: ConnectOutcome): string {
  const failure = failureOf(SPECIFIED[name] ?? GENERAL, outcome)
  const { success, failure: parameter } = SPECIFIED_QUERIES[name] ?? {
    success: `connected=${name}`,
    failure: `platform=${name}&connect_error`,
  }
  return failure === undefined ? success : `${parameter}=${encodeURIComponent(failure)}`
}

function failureOf(codes: Codes, outcome: ConnectOutcome): string | undefined {
  if (outcome instanceof PlatformError) {
    return codes.byCode[outcome.code] ?? codes.refused ?? outcome.text ?? codes.failed
  }
  const { failed, denied, alreadyLinked, linkedElsewhere } = codes
  return {
    linked: undefined,
    already_linked: alreadyLinked,
    linked_elsewhere: linkedElsewhere,
    denied,
    failed,
    link_expired: 'link_expired',
    not_set_up: 'not_set_up',
  }[outcome]
}
