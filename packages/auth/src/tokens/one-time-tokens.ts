import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { authOneTimeTokens, type Metadata } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { lockUser } from '../people/user-rows.ts'
import { isSameSecret } from '../wire/is-same-secret.ts'

export type OneTimeToken = typeof authOneTimeTokens.$inferSelect
export type TokenKind = OneTimeToken['kind']

/**
 * The two secrets of a message: six digits to type, and an independent secret for the link. Only their hashes are
 * stored.
 */
export type Secrets = { code: string; link: string }

const LINK_BYTES = 32
const CODE_DIGITS = 6
const MAX_ATTEMPTS = 5
/**
 * The maximum number of pending sign-ups of one address. Each has its own password, and the mail that is used decides
 * which one is kept.
 */
const MAX_CONFIRMATIONS = 5

type NewToken = {
  userId: string
  kind: TokenKind
  /** The address or number that the token is sent to. */
  relatesTo: string
  pendingPasswordHash?: string | null
  pendingMetadata?: Metadata | null
  /** The flow of the browser that requested the mail. If it is set, only that browser can finish the sign-in. */
  flowStateId?: string | null
}

/** Creates a token. Except for sign-ups, the new token replaces the user's earlier token of the same kind. */
export function makeToken(context: AuthContext, token: NewToken): Promise<Secrets> {
  return inTransaction(context, async (context) => {
    // If two calls run concurrently, the later call finds the token of the earlier one.
    await lockUser(context.db, { id: token.userId })
    return replaceToken(context, token)
  })
}

async function replaceToken(context: AuthContext, token: NewToken): Promise<Secrets> {
  const { db, clock, switches } = context
  const { userId, kind, relatesTo } = token
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0')
  // GoTrue's clients recognize a link of a PKCE flow by this prefix.
  const link = `${token.flowStateId ? 'pkce_' : ''}${randomBytes(LINK_BYTES).toString('base64url')}`
  const now = clock()
  const isText = kind.startsWith('phone_')
  const seconds = isText ? switches.textCodeSeconds : switches.mailCodeSeconds
  await makeRoom(context, userId, kind)
  await db.insert(authOneTimeTokens).values({
    id: randomUUID(),
    ...token,
    codeFingerprint: codeFingerprint(context, kind, relatesTo, code),
    linkFingerprint: linkFingerprint(context, link),
    createdAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
  })
  return { code, link }
}

/**
 * Finds the token of a link, if it is valid for one of these purposes. The token stays until it is used up or cleared.
 */
export async function findByLink(
  context: AuthContext,
  link: string,
  kinds: readonly TokenKind[],
): Promise<OneTimeToken | undefined> {
  const [token] = await context.db
    .select()
    .from(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.linkFingerprint, linkFingerprint(context, link)),
        inArray(authOneTimeTokens.kind, [...kinds]),
        gt(authOneTimeTokens.expiresAt, context.clock()),
      ),
    )
  return token
}

/**
 * Finds the token of a typed code. Each attempt is counted in a separate statement before the comparison, so that
 * concurrent attempts get no more tries than sequential ones. Do not call it inside a transaction that may roll back.
 */
export async function findByCode(
  context: AuthContext,
  { userId, kinds, relatesTo, code }: { userId: string; kinds: readonly TokenKind[]; relatesTo: string; code: string },
): Promise<OneTimeToken | undefined> {
  const candidates = await context.db
    .update(authOneTimeTokens)
    .set({ attempts: sql`${authOneTimeTokens.attempts} + 1` })
    .where(
      and(
        eq(authOneTimeTokens.userId, userId),
        eq(authOneTimeTokens.relatesTo, relatesTo),
        inArray(authOneTimeTokens.kind, [...kinds]),
        gt(authOneTimeTokens.expiresAt, context.clock()),
        lt(authOneTimeTokens.attempts, MAX_ATTEMPTS),
      ),
    )
    .returning()
  return candidates.find((token) =>
    isSameSecret(token.codeFingerprint, codeFingerprint(context, token.kind, relatesTo, code)),
  )
}

/** Uses up a token and all other tokens of its user. Returns false if another call used it first. */
export async function useToken(context: AuthContext, token: OneTimeToken): Promise<boolean> {
  if (!(await dropToken(context, token))) return false
  await clearTokens(context, token.userId)
  return true
}

/** Uses up this token. The user's other tokens stay valid. */
export async function dropToken({ db }: AuthContext, token: OneTimeToken): Promise<boolean> {
  const { rowCount } = await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, token.id))
  return rowCount === 1
}

/** Invalidates all mailed and texted tokens of the user. */
export async function clearTokens({ db }: Pick<AuthContext, 'db'>, userId: string): Promise<void> {
  await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId))
}

/** Returns the pending data of unconfirmed sign-ups, newest first. The result includes expired sign-ups. */
export function pendingSignUps({ db }: AuthContext, userId: string): Promise<OneTimeToken[]> {
  return db
    .select()
    .from(authOneTimeTokens)
    .where(
      and(
        eq(authOneTimeTokens.userId, userId),
        inArray(authOneTimeTokens.kind, ['confirmation', 'phone_confirmation']),
      ),
    )
    .orderBy(desc(authOneTimeTokens.createdAt))
}

async function makeRoom(context: AuthContext, userId: string, kind: TokenKind): Promise<void> {
  const keep = kind === 'confirmation' || kind === 'phone_confirmation' ? MAX_CONFIRMATIONS - 1 : 0
  const before = await context.db
    .select({ id: authOneTimeTokens.id })
    .from(authOneTimeTokens)
    .where(and(eq(authOneTimeTokens.userId, userId), eq(authOneTimeTokens.kind, kind)))
    .orderBy(desc(authOneTimeTokens.createdAt))
  const tooMany = before.slice(keep).map(({ id }) => id)
  if (tooMany.length > 0) await context.db.delete(authOneTimeTokens).where(inArray(authOneTimeTokens.id, tooMany))
}

function codeFingerprint({ sealing }: AuthContext, kind: TokenKind, relatesTo: string, code: string): string {
  return sealing.fingerprint('auth-code', `${kind}\0${relatesTo}\0${code}`)
}

function linkFingerprint({ sealing }: AuthContext, link: string): string {
  return sealing.fingerprint('auth-link', link)
}
