import { DAY_MS } from '@dayreel/catalogue'
import { bindCalls } from '../bind-calls.ts'
import type { HttpOptions } from '../http/send.ts'
import type { Platform } from '../platform.ts'
import { authorizeUrl, exchange, refresh, revoke } from './instagram-access.ts'
import { check, identify, readAllowance } from './instagram-accounts.ts'
import { instagramContext, type InstagramConfig } from './instagram-config.ts'
import { confirm, prepare, publish, readBack, upload } from './instagram-delivery.ts'
import { readGranter } from './instagram-granter.ts'
import { readWebhook } from './instagram-webhook.ts'

/**
 * Creates the adapter for Instagram Reels. It uses Meta's Graph API, either with Facebook Login and a Page or with
 * Instagram Login.
 */
export function createInstagram(config: InstagramConfig, http: HttpOptions = {}): Platform {
  const access = { authorizeUrl, exchange, refresh, revoke, identify, readGranter, readAllowance }
  const delivery = { prepare, upload, publish, readBack, confirm, check, readWebhook }
  return {
    name: 'instagram',
    refreshAheadMs: config.login === 'facebook' ? undefined : 10 * DAY_MS,
    // Instagram refreshes a token only when the token is at least a day old.
    refreshesAtOnce: false,
    needsPublicUrl: config.login === 'instagram',
    ...bindCalls(instagramContext(config, http), { ...access, ...delivery }),
  }
}
