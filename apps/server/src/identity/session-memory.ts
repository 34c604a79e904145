import { createHash } from 'node:crypto'
import type { Account } from '#http/account.ts'

/**
 * How long a session is cached, in milliseconds. The database normally notifies its end within moments. This limit is
 * for lost notifications.
 */
const KEPT_MS = 5_000
const MAX_KEPT = 10_000

/** A cache of the accounts whose tokens were looked up within the last seconds. */
export type SessionMemory = {
  /** Returns a token's account from the cache, or looks it up. Rejections are not cached. */
  recall: (token: string, lookUp: () => Promise<LookedUp>) => Promise<Account>
  /** Drops the given sessions or all sessions, because they ended or changed, or because notifications were missed. */
  forget: (sessionIds?: readonly string[]) => void
}

type LookedUp = {
  account: Account
  /** The token's expiry in Unix milliseconds. */
  validUntil: number
}
type CachedAccount = { account: Account; from: number; until: number }

export function createSessionMemory(clock: () => number = Date.now): SessionMemory {
  /**
   * The cached accounts by token hash, oldest first. Tokens are hashed, because a token gives full access to a session.
   */
  const kept = new Map<string, CachedAccount>()
  let changes = 0
  return {
    async recall(token, lookUp) {
      const key = createHash('sha256').update(token).digest('base64url')
      const now = clock()
      const found = kept.get(key)
      if (found !== undefined && found.from <= now && now < found.until) return found.account
      const changesBefore = changes
      const { account, validUntil } = await lookUp()
      // A session changed during the lookup, so the result may be outdated and is not cached.
      if (changes !== changesBefore) return account
      kept.delete(key)
      kept.set(key, { account, from: now, until: Math.min(now + KEPT_MS, validUntil) })
      if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
      return account
    },
    forget(sessionIds) {
      changes += 1
      if (sessionIds === undefined) return kept.clear()
      const gone = new Set(sessionIds)
      for (const [key, { account }] of kept) if (gone.has(account.sessionId)) kept.delete(key)
    },
  }
}
