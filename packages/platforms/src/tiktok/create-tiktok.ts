import { bindCalls } from '../bind-calls.ts'
import type { HttpOptions } from '../http/send.ts'
import type { Platform } from '../platform.ts'
import { authorizeUrl, exchange, refresh, revoke } from './tiktok-access.ts'
import { check, identify, readAllowance } from './tiktok-api.ts'
import { tikTokContext, type TikTokConfig } from './tiktok-config.ts'
import { confirm, prepare, publish, readBack, upload } from './tiktok-delivery.ts'
import { readWebhook } from './tiktok-webhook.ts'

/**
 * Creates the adapter for TikTok's Login Kit and Content Posting API. It makes direct posts, and drafts in the user's
 * inbox.
 */
export function createTikTok(config: TikTokConfig, http: HttpOptions = {}): Platform {
  const access = { authorizeUrl, exchange, refresh, revoke, identify, readAllowance }
  const delivery = { prepare, upload, publish, confirm, check, readWebhook }
  return {
    name: 'tiktok',
    // Tokens are valid for two hours, and this margin is longer than the minutes that a post takes.
    refreshAheadMs: 30 * 60_000,
    refreshesAtOnce: true,
    needsPublicUrl: false,
    readBack,
    ...bindCalls(tikTokContext(config, http), { ...access, ...delivery }),
  }
}
