import { WEEK_MS } from '@dayreel/catalogue'
import type { Platform, Tokens } from '@dayreel/platforms'
import { z } from 'zod'
import type { Sealing } from '#secrets/sealing.ts'

export const StoredTokens = z.object({
  accessToken: z.string(),
  accessEndsAtMs: z.number().optional(),
  refreshToken: z.string().optional(),
  refreshEndsAtMs: z.number().optional(),
  grantToken: z.string().optional(),
  scopes: z.array(z.string()),
})

/** Sealed tokens are bound to this account. Tokens that are moved to another row cannot be opened. */
type Owned = { accountId: string; platform: string; platformId: string }

function purposeOf({ accountId, platform, platformId }: Owned): string {
  return JSON.stringify(['tokens', accountId, platform, platformId])
}

export function sealTokens(sealing: Sealing, owned: Owned, tokens: Tokens): string {
  return sealing.seal(purposeOf(owned), JSON.stringify(tokens))
}

export function openTokens(sealing: Sealing, { sealedTokens, ...owned }: Owned & { sealedTokens: string }): Tokens {
  return StoredTokens.parse(JSON.parse(sealing.open(purposeOf(owned), sealedTokens)))
}

/**
 * Returns when tokens are refreshed if no post has refreshed them before. The time lies well before the end of the
 * tokens, so that a rejection is noticed long before they are needed.
 */
export function refreshAtOf(platform: Platform, { accessEndsAtMs, refreshEndsAtMs }: Tokens): Date | null {
  if (platform.refreshAheadMs === undefined) return null
  // Long-lived tokens are refreshed once a week, so that a revoked permission is noticed and the owner is notified.
  const lasting = Date.now() + WEEK_MS
  if (refreshEndsAtMs !== undefined) return new Date(Math.min(lasting, refreshEndsAtMs - platform.refreshAheadMs))
  if (accessEndsAtMs === undefined) return null
  const ahead = accessEndsAtMs - platform.refreshAheadMs
  return new Date(Math.max(ahead, Math.min(lasting, ahead + WEEK_MS)))
}
