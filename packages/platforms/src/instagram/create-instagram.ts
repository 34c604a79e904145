import type { HttpOptions } from '../http/send.ts'
import type { Platform } from '../platform.ts'
import { authorizeUrl, exchange, INSTAGRAM_SCOPES, refresh, revoke } from './instagram-access.ts'
import { check, identify, readAllowance } from './instagram-accounts.ts'
import { instagramContext, type InstagramConfig } from './instagram-config.ts'
import { confirm, prepare, publish, readBack, upload } from './instagram-delivery.ts'
import { findFaults, INSTAGRAM_LIMITS } from './instagram-post.ts'

const DAY_MS = 24 * 60 * 60_000

/** Instagram's Reels, by Meta's Graph API: through Facebook and a Page, or Instagram's own way. */
export function createInstagram(config: InstagramConfig, http: HttpOptions = {}): Platform {
  const context = instagramContext(config, http)
  return {
    name: 'instagram',
    limits: INSTAGRAM_LIMITS,
    scopes: INSTAGRAM_SCOPES[config.way],
    refreshAheadMs: config.way === 'facebook' ? undefined : 10 * DAY_MS,
    // A token has to be a day old.
    refreshesAtOnce: false,
    authorizeUrl: (request) => authorizeUrl(context, request),
    exchange: (request) => exchange(context, request),
    refresh: (tokens, signal) => refresh(context, tokens, signal),
    revoke: (account, signal) => revoke(context, account, signal),
    identify: (tokens, signal) => identify(context, tokens, signal),
    readAllowance: (account, signal) => readAllowance(context, account, signal),
    findFaults,
    prepare: (request) => prepare(context, request),
    upload: (request) => upload(context, request),
    publish: (request) => publish(context, request),
    readBack: (request) => readBack(context, request),
    confirm: (request) => confirm(context, request),
    check: (posted, account, signal) => check(context, posted, account, signal),
  }
}
