import type { HttpOptions } from '../http/send.ts'
import type { Platform } from '../platform.ts'
import { authorizeUrl, exchange, refresh, revoke, YOUTUBE_SCOPES } from './youtube-access.ts'
import { youTubeContext, type YouTubeConfig } from './youtube-config.ts'
import { confirm, prepare, publish, readBack, upload } from './youtube-delivery.ts'
import { findFaults, YOUTUBE_LIMITS } from './youtube-post.ts'
import { check, identify, readAllowance, readNumbers } from './youtube-reads.ts'

/** YouTube, by Google's accounts and the Data API v3. An account is a channel. */
export function createYouTube(config: YouTubeConfig, http: HttpOptions = {}): Platform {
  const context = youTubeContext(config, http)
  return {
    name: 'youtube',
    limits: YOUTUBE_LIMITS,
    scopes: YOUTUBE_SCOPES,
    refreshAheadMs: 10 * 60_000,
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
    readBack: (request) => readBack(context, request),
    confirm: (request) => confirm(context, request),
    check: (posted, account, signal) => check(context, posted, account, signal),
    readNumbers: (remoteIds, account, signal) => readNumbers(context, remoteIds, account, signal),
  }
}
