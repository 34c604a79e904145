import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm'
import { authMfaChallenges, authMfaFactors } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../wire/auth-error.ts'
import type { Factor } from './user-view.ts'

/** Unverified factors that were never tried are removed at this age in seconds. */
const UNTRIED_SECONDS = 300
/** The number of consecutive wrong codes, over all challenges, that locks a factor. */
const MAX_FAILURES = 5
const LOCK_SECONDS = 900

export function factorsOf({ db }: AuthContext, userId: string): Promise<Factor[]> {
  return db
    .select()
    .from(authMfaFactors)
    .where(eq(authMfaFactors.userId, userId))
    .orderBy(asc(authMfaFactors.createdAt))
}

/**
 * Requires that the session has used a second factor before it verifies a new one, if the account already has a
 * verified factor. Verifying a factor is as powerful as adding one, so someone who once knew the password could
 * otherwise have left their own factor behind.
 *
 * @throws {AuthError} 403
 */
export function requireRaised({ status }: Factor, isGuarded: boolean, aal: 'aal1' | 'aal2'): void {
  if (status === 'verified' || !isGuarded || aal === 'aal2') return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}

/** Finds one of the user's own factors. Another user's factor counts as not found. */
export async function findFactor({ db }: AuthContext, userId: string, factorId: string): Promise<Factor> {
  const [factor] = await db
    .select()
    .from(authMfaFactors)
    .where(and(eq(authMfaFactors.id, factorId), eq(authMfaFactors.userId, userId)))
  if (factor === undefined) throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

export async function dropUntriedFactors({ db, clock }: AuthContext, userId: string): Promise<void> {
  const challenges = db
    .select({ one: sql`1` })
    .from(authMfaChallenges)
    .where(eq(authMfaChallenges.factorId, authMfaFactors.id))
  await db
    .delete(authMfaFactors)
    .where(
      and(
        eq(authMfaFactors.userId, userId),
        eq(authMfaFactors.status, 'unverified'),
        lt(authMfaFactors.createdAt, new Date(clock().getTime() - UNTRIED_SECONDS * 1000)),
        notExists(challenges),
      ),
    )
}

/**
 * Counts an attempt before the code is checked, so that concurrent attempts get no more tries than sequential ones. The
 * last allowed attempt locks the factor, and a correct code unlocks it.
 *
 * @throws {AuthError} 429 while the factor is locked.
 */
export async function countTry({ db, clock }: AuthContext, factorId: string): Promise<void> {
  const now = clock()
  const lockedUntil = new Date(now.getTime() + LOCK_SECONDS * 1000)
  const isOver = sql`${authMfaFactors.lockedUntil} <= ${now.toISOString()}::timestamptz`
  const failures = sql`case when ${isOver} then 1 else ${authMfaFactors.failedAttempts} + 1 end`
  const tried = await db
    .update(authMfaFactors)
    .set({
      failedAttempts: failures,
      lockedUntil: sql`case when (${failures}) >= ${MAX_FAILURES} then ${lockedUntil.toISOString()}::timestamptz end`,
    })
    .where(and(eq(authMfaFactors.id, factorId), sql`(${authMfaFactors.lockedUntil} is null or ${isOver})`))
    .returning({ id: authMfaFactors.id })
  if (tried.length > 0) return
  throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes. Try again in 15 minutes.', {
    retryAfterSeconds: LOCK_SECONDS,
  })
}
