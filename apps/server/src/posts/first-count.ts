import { DAY_MS, type PlatformName } from '@dayreel/catalogue'
import type { SharedServices as Services } from '#services'

/**
 * Returns when the views of a post that has just gone live are first counted, or null if its platform has no view
 * counts.
 */
export function firstCount({ platforms }: Pick<Services, 'platforms'>, platform: PlatformName): Date | null {
  const hasNumbers = platforms.find(platform)?.platform.readNumbers !== undefined
  return hasNumbers ? new Date(platforms.now() + DAY_MS) : null
}
