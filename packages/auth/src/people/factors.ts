import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm'
import { authMfaChallenges, authMfaFactors } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { AuthError } from '../wire/auth-error.ts'
import type { Factor } from './user-view.ts'

/** Unverified factors that nobody has tried go after this. */
const UNTRIED_SECONDS = 300
/** Wrong codes in a row, over all challenges, after which a factor rests. */
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
 * Making a factor count is as much as adding one: where a verified one stands guard already, only a session that it has raised may.
 * Else whoever knew the password in the days before could have left one of their own behind.
 *
 * @throws {AuthError} 403
 */
export function requireRaised({ status }: Factor, isGuarded: boolean, aal: 'aal1' | 'aal2'): void {
  if (status === 'verified' || !isGuarded || aal === 'aal2') return
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to verify a new factor')
}

/** The user's own factor; anybody else's is as good as none. */
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
 * Counts a try at a factor before it is judged, so that many at once are not more than one after the other. The last one allowed
 * locks the factor; a right code lets it go.
 *
 * @throws {AuthError} 429 while it is locked.
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
  throw new AuthError(429, 'over_request_rate_limit', 'Too many wrong codes. Try again in a quarter of an hour.', {
    retryAfterSeconds: LOCK_SECONDS,
  })
}
