import type { HttpOptions } from '../http/send.ts'
import type { Platform } from '../platform.ts'
import { authorizeUrl, exchange, refresh, revoke, TIKTOK_SCOPES } from './tiktok-access.ts'
import { check, identify, readAllowance } from './tiktok-api.ts'
import { tikTokContext, type TikTokConfig } from './tiktok-config.ts'
import { confirm, prepare, publish, readBack, upload } from './tiktok-delivery.ts'
import { findFaults, TIKTOK_LIMITS } from './tiktok-post.ts'

/** TikTok, by Login Kit and the Content Posting API: direct posts, and drafts for the person's inbox. */
export function createTikTok(config: TikTokConfig, http: HttpOptions = {}): Platform {
  const context = tikTokContext(config, http)
  return {
    name: 'tiktok',
    limits: TIKTOK_LIMITS,
    scopes: TIKTOK_SCOPES,
    // A post takes minutes, and tokens last two hours.
    refreshAheadMs: 30 * 60_000,
    refreshesAtOnce: true,
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
    readBack,
    confirm: (request) => confirm(context, request),
    check: (posted, account, signal) => check(context, posted, account, signal),
  }
}
