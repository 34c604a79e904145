import { randomInt, randomUUID } from 'node:crypto'
import { and, count, eq, isNull } from 'drizzle-orm'
import { authRecoveryCodes } from '../db/tables.ts'
import type { AuthContext } from '../auth-context.ts'
import { lowerSessions } from '../tokens/sessions.ts'

const CODES = 10
/** Letters and digits that nobody takes for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
/** 49 bits: the limit on tries leaves no hope of a guess. */
const CODE_CHARACTERS = 10

export type RecoveryCodes = { setId: string; total: number; remaining: number }

/** How many the user has, and how many are left; undefined where none were made. */
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

/** Makes a set in place of whatever was there. @returns the codes, which can be read nowhere afterwards. */
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

/** Uses a code up, as it was typed. @returns the set it is of; undefined where it is wrong, or was used before. */
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

/** They stand in for a factor and go with the last one; so does what they raised. */
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

/** Keyed, so that nobody reads the codes from the table; with the user's id, so that equal ones of two people differ. */
function fingerprintOf({ sealing }: AuthContext, userId: string, code: string): string {
  return sealing.fingerprint('auth-recovery-code', `${userId}\0${code}`)
}
