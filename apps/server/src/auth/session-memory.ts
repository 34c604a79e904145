import { createHash } from 'node:crypto'
import type { Account } from '#lib/account.ts'

/**
 * So long nobody asks again whether a session is still there. Its end is told by the database within moments; this is for when that
 * was lost.
 */
const KEPT_MS = 5_000
const MAX_KEPT = 10_000

/** Whose token was looked up within the last seconds. */
export type SessionMemory = {
  /** Looks a token up unless that was done just now. What is refused is looked up each time. */
  recall: (token: string, lookUp: () => Promise<LookedUp>) => Promise<Account>
  /** Forgets these sessions, or all: they have ended, are not what they were, or nobody could say so for a while. */
  forget: (sessionIds?: readonly string[]) => void
}

type LookedUp = {
  account: Account
  /** Unix milliseconds: nothing but time has to pass for the token to be no good then. */
  goodUntil: number
}
type Kept = { account: Account; from: number; until: number }

export function createSessionMemory(clock: () => number = Date.now): SessionMemory {
  /** By a hash: the token itself is worth a session. The oldest come first. */
  const kept = new Map<string, Kept>()
  let changes = 0
  return {
    async recall(token, lookUp) {
      const key = createHash('sha256').update(token).digest('base64url')
      const now = clock()
      const found = kept.get(key)
      if (found !== undefined && found.from <= now && now < found.until) return found.account
      const changesBefore = changes
      const { account, goodUntil } = await lookUp()
      // What was read may be from before a change that came meanwhile.
      if (changes !== changesBefore) return account
      kept.delete(key)
      kept.set(key, { account, from: now, until: Math.min(now + KEPT_MS, goodUntil) })
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
