import type { PlatformName } from '@dayreel/catalogue'
import {
  createInstagram,
  createTikTok,
  createYouTube,
  INSTAGRAM_CALLS,
  tikTokCalls,
  youTubeCalls,
  type CallTraits,
  type HttpOptions,
  type Platform,
} from '@dayreel/platforms'
import { PLATFORM_SETTINGS, type PlatformsConfig } from '#config'

/** A platform that this server supports. Its traits are known even if the platform is not configured. */
export type Adapter = {
  name: PlatformName
  calls: (config: PlatformsConfig) => CallTraits
  /** The setting that the platform needs first. `npm run check` names it. */
  setting: string
  /** Returns undefined if the platform is not set up on this site. */
  create: (config: PlatformsConfig, options: HttpOptions) => Platform | undefined
}

export const ADAPTERS: readonly Adapter[] = [
  {
    name: 'youtube',
    calls: ({ traits }) => youTubeCalls(traits.youtube),
    setting: PLATFORM_SETTINGS.youtube.id,
    create: ({ youtube }, options) => youtube && createYouTube(youtube, options),
  },
  {
    name: 'instagram',
    calls: () => INSTAGRAM_CALLS,
    setting: PLATFORM_SETTINGS.instagram.id,
    create: ({ instagram }, options) => instagram && createInstagram(instagram, options),
  },
  {
    name: 'tiktok',
    calls: ({ traits }) => tikTokCalls(traits.tiktok),
    setting: PLATFORM_SETTINGS.tiktok.id,
    create: ({ tiktok }, options) => tiktok && createTikTok(tiktok, options),
  },
]
