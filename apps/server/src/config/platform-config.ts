import type { PlatformName } from '@dayreel/catalogue'
import type { Environment } from './environment.ts'
import { PLATFORM_SETTINGS } from './platform-settings.ts'

/**
 * The settings that are needed to reach each platform. If a platform is undefined, its accounts cannot be linked on
 * this site.
 */
type Reached = {
  [Name in keyof typeof PLATFORM_SETTINGS]: ReturnType<(typeof PLATFORM_SETTINGS)[Name]['read']>
}
type Traits = {
  [Name in keyof typeof PLATFORM_SETTINGS]: ReturnType<(typeof PLATFORM_SETTINGS)[Name]['readTraits']>
}
export type PlatformsConfig = Reached & {
  /** The platforms that use a stand-in. */
  sandboxes: readonly PlatformName[]
  /** What the operator states about each platform: audits of the site's app, and daily limits. */
  traits: Traits
  /** The maximum size of an uploaded file for a post, in bytes. */
  maxUploadBytes: number
}

const MIB = 1024 * 1024

export function readPlatformsConfig(settings: Environment): PlatformsConfig {
  const platforms = Object.entries(PLATFORM_SETTINGS)
  return {
    ...(Object.fromEntries(platforms.map(([name, { read }]) => [name, read(settings)])) as Reached),
    sandboxes: platforms.filter(([, { address }]) => settings[address] !== undefined).map(([name]) => name),
    traits: Object.fromEntries(platforms.map(([name, { readTraits }]) => [name, readTraits(settings)])) as Traits,
    maxUploadBytes: settings.UPLOAD_MAX_MB * MIB,
  }
}
