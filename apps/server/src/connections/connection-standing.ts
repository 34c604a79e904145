import type { SharedServices as Services } from '#services'
import type { ConnectionRow } from './open-account.ts'

/**
 * Returns whether the owner has to reconnect the account. A connection to a stand-in also counts as expired once the
 * real platform is configured, and vice versa.
 */
export function isExpired({ platforms }: Pick<Services, 'platforms'>, row: ConnectionRow): boolean {
  return row.expiredAt !== null || platforms.find(row.platform)?.isSandbox !== row.isSandbox
}

/** Returns the account's name for lists of posts and accounts. */
export function accountNameOf({ title, handle, platformId }: ConnectionRow): string {
  return title || handle || platformId
}
