import { bindCalls } from '../bind-calls.ts'
import type { HttpOptions } from '../http/send.ts'
import type { Platform } from '../platform.ts'
import { authorizeUrl, exchange, refresh, revoke } from './youtube-access.ts'
import { youTubeContext, type YouTubeConfig } from './youtube-config.ts'
import { confirm, prepare, publish, readBack, upload } from './youtube-delivery.ts'
import { check, identify, readAllowance, readNumbers } from './youtube-reads.ts'

/** Creates the adapter for YouTube, which uses Google OAuth and the Data API v3. An account is a YouTube channel. */
export function createYouTube(config: YouTubeConfig, http: HttpOptions = {}): Platform {
  const access = { authorizeUrl, exchange, refresh, revoke, identify, readAllowance }
  const delivery = { prepare, upload, publish, readBack, confirm, check, readNumbers }
  return {
    name: 'youtube',
    refreshAheadMs: 10 * 60_000,
    refreshesAtOnce: true,
    needsPublicUrl: false,
    ...bindCalls(youTubeContext(config, http), { ...access, ...delivery }),
  }
}
