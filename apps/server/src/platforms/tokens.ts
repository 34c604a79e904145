import type { Platform, Tokens } from '@dayreel/platforms'
import { z } from 'zod'
import type { Sealing } from '#lib/sealing.ts'

export const StoredTokens = z.object({
  accessToken: z.string(),
  accessEndsAtMs: z.number().optional(),
  refreshToken: z.string().optional(),
  refreshEndsAtMs: z.number().optional(),
  grantToken: z.string().optional(),
  scopes: z.array(z.string()),
})

/** Bound to the account they are of: moved to another row they can't be opened. */
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

/** When they are renewed though nobody posts: half way, so that a refusal is noticed long before they are needed. */
export function refreshAtOf(platform: Platform, { accessEndsAtMs, refreshEndsAtMs }: Tokens): Date | null {
  if (platform.refreshAheadMs === undefined) return null
  // A refresh token that lasts keeps the way open by itself; it is tried once a week, so that its end is noticed and told.
  const lasting = Date.now() + WEEK_MS
  if (refreshEndsAtMs !== undefined) return new Date(Math.min(lasting, refreshEndsAtMs - platform.refreshAheadMs))
  if (accessEndsAtMs === undefined) return null
  const ahead = accessEndsAtMs - platform.refreshAheadMs
  return new Date(Math.max(ahead, Math.min(lasting, ahead + WEEK_MS)))
}
const WEEK_MS = 7 * 24 * 60 * 60_000
