import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { authOneTimeTokens, type Metadata } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { lockUser } from '../people/user-rows.ts'
import { isSameSecret } from '../wire/is-same-secret.ts'

export type OneTimeToken = typeof authOneTimeTokens.$inferSelect
export type TokenKind = OneTimeToken['kind']

/** What is sent: six digits to type, and an independent secret for the link. Neither is kept as it is. */
export type Secrets = { code: string; link: string }

const LINK_BYTES = 32
const CODE_DIGITS = 6
const MAX_ATTEMPTS = 5
/** Sign-ups for one address that wait at once, each with its own password; the mail that is used decides. */
const MAX_CONFIRMATIONS = 5

type NewToken = {
  userId: string
  kind: TokenKind
  /** The address or number it goes to. */
  relatesTo: string
  pendingPasswordHash?: string | null
  pendingMetadata?: Metadata | null
  /** The flow of the browser that asked; the link then leads back to that browser only. */
  flowStateId?: string | null
}

/** Makes a token; for one user and kind it takes the place of the one before, but for sign-ups. */
export function makeToken(context: AuthContext, token: NewToken): Promise<Secrets> {
  return inTransaction(context, async (context) => {
    // Of two who come at once, the later finds the token of the other.
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
  // GoTrue's clients tell by the prefix that the link belongs to a PKCE flow.
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

/** The token of a link, if it may be used for this; it stays until `clearTokens`. */
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
 * The token whose code was typed. Each try is counted before it is compared, in a statement of its own, so that many at once get
 * no more tries than one after the other; do not call it inside a transaction that may be undone.
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

/** Uses a token up, and with it every other of its user. False where somebody else was faster. */
export async function useToken(context: AuthContext, token: OneTimeToken): Promise<boolean> {
  if (!(await dropToken(context, token))) return false
  await clearTokens(context, token.userId)
  return true
}

/** Uses up this one alone. */
export async function dropToken({ db }: AuthContext, token: OneTimeToken): Promise<boolean> {
  const { rowCount } = await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.id, token.id))
  return rowCount === 1
}

/** Whatever was mailed or texted before no longer counts. */
export async function clearTokens({ db }: Pick<AuthContext, 'db'>, userId: string): Promise<void> {
  await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId))
}

/** What the sign-ups that wait for confirmation asked for, newest first, expired ones too. */
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
