import type { PlatformName } from '@dayreel/catalogue'
import type { UploadLimits } from '@dayreel/platforms'
import type { Environment } from './environment.ts'
import { PLATFORM_SETTINGS } from './platform-settings.ts'

/**
 * The settings that are needed to reach each platform. If a platform is undefined, its accounts cannot be linked on
 * this site.
 */
type Reached = {
  [Name in keyof typeof PLATFORM_SETTINGS]: ReturnType<(typeof PLATFORM_SETTINGS)[Name]['read']>
}
export type PlatformsConfig = Reached & {
  /** The platforms that use a stand-in. */
  sandboxes: readonly PlatformName[]
  youtubeUploads: UploadLimits
  /** Whether the platform has audited the site's app. Before the audit, the platform restricts all posts. */
  audited: { youtube: boolean; tiktok: boolean }
  /** The maximum size of an uploaded file for a post, in bytes. */
  maxUploadBytes: number
}

const MIB = 1024 * 1024

export function readPlatformsConfig(settings: Environment): PlatformsConfig {
  const platforms = Object.entries(PLATFORM_SETTINGS)
  return {
    ...(Object.fromEntries(platforms.map(([name, { read }]) => [name, read(settings)])) as Reached),
    sandboxes: platforms.filter(([, { address }]) => settings[address] !== undefined).map(([name]) => name),
    youtubeUploads: PLATFORM_SETTINGS.youtube.readUploads(settings),
    audited: { youtube: settings.YOUTUBE_AUDITED ?? false, tiktok: settings.TIKTOK_AUDITED ?? false },
    maxUploadBytes: settings.UPLOAD_MAX_MB * MIB,
  }
}
