import { randomInt, randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { authRecoveryCodes } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { lowerSessions } from '../tokens/sessions.ts'

const CODES = 10
/** Letters and digits that are hard to confuse. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** Ten characters are 49 bits, which cannot be guessed within the limit on attempts. */
const CODE_CHARACTERS = 10

export type RecoveryCodes = { setId: string; total: number; remaining: number }

/** Counts the user's recovery codes, in total and unused. Returns undefined if the user has none. */
export async function countRecoveryCodes({ db }: AuthContext, userId: string): Promise<RecoveryCodes | undefined> {
  const isOfUser = eq(authRecoveryCodes.userId, userId)
  const [all] = await db
    .select({ setId: authRecoveryCodes.setId, total: count() })
    .from(authRecoveryCodes)
    .where(isOfUser)
    .groupBy(authRecoveryCodes.setId)
  if (all === undefined) return undefined
  const remaining = await db.$count(authRecoveryCodes, and(isOfUser, isNull(authRecoveryCodes.usedAt)))
  return { ...all, remaining }
}

/**
 * Replaces the recovery codes.
 *
 * @returns the new codes, which cannot be read again later.
 */
export async function makeRecoveryCodes(
  context: AuthContext,
  userId: string,
  setId: string = randomUUID(),
): Promise<{ setId: string; codes: string[] }> {
  const { db, clock } = context
  const codes = new Set<string>()
  while (codes.size < CODES) codes.add(randomCode())
  const createdAt = clock()
  await db.delete(authRecoveryCodes).where(eq(authRecoveryCodes.userId, userId))
  await db.insert(authRecoveryCodes).values(
    [...codes].map((code) => {
      const codeFingerprint = fingerprintOf(context, userId, code)
      return { id: randomUUID(), userId, setId, codeFingerprint, createdAt }
    }),
  )
  return { setId, codes: [...codes] }
}

/**
 * Uses up a code as the user typed it.
 *
 * @returns the id of the code's set, or undefined if the code is wrong or already used.
 */
export async function spendRecoveryCode(
  context: AuthContext,
  userId: string,
  typed: string,
): Promise<string | undefined> {
  const code = typed.replaceAll(/[\s-]/g, '').toLowerCase()
  const isIt = and(
    eq(authRecoveryCodes.userId, userId),
    eq(authRecoveryCodes.codeFingerprint, fingerprintOf(context, userId, code)),
    isNull(authRecoveryCodes.usedAt),
  )
  const [spent] = await context.db
    .update(authRecoveryCodes)
    .set({ usedAt: context.clock() })
    .where(isIt)
    .returning({ setId: authRecoveryCodes.setId })
  return spent?.setId
}

/**
 * Removes the user's recovery codes together with the last factor, because the codes only replace a factor. Sessions
 * that were raised by a code are lowered.
 */
export async function dropRecoveryCodes(context: AuthContext, userId: string): Promise<void> {
  const dropped = await context.db
    .delete(authRecoveryCodes)
    .where(eq(authRecoveryCodes.userId, userId))
    .returning({ setId: authRecoveryCodes.setId })
  const [set] = dropped
  if (set !== undefined) await lowerSessions(context, [set.setId], 'mfa/recovery_code')
}

function randomCode(): string {
  return Array.from({ length: CODE_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}

/**
 * Returns a keyed hash, so that the table does not reveal the codes. The hash includes the user's id, so that equal
 * codes of two users differ.
 */
function fingerprintOf({ sealing }: AuthContext, userId: string, code: string): string {
  return sealing.fingerprint('auth-recovery-code', `${userId}\0${code}`)
}
