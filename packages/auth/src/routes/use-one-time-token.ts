import type { FastifyRequest } from 'fastify'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { agreeToEmailChange, changePhone } from '../people/change-address.ts'
import { audit } from '../people/audit.ts'
import { confirmByToken } from '../people/claim-account.ts'
import { isBanned, lockUser } from '../people/user-rows.ts'
import type { User } from '../people/user-view.ts'
import { dropToken, useToken, type OneTimeToken, type TokenKind } from '../tokens/one-time-tokens.ts'
import { AuthError } from '../wire/auth-error.ts'

/** The token kinds that each verification type accepts. A token of any other kind counts as not found. */
export const LINK_KINDS = new Map<string, readonly TokenKind[]>([
  ['email', ['confirmation', 'magiclink', 'invite']],
  ['signup', ['confirmation']],
  ['invite', ['invite']],
  ['magiclink', ['magiclink', 'confirmation']],
  ['recovery', ['recovery']],
  ['email_change', ['email_change_current', 'email_change_new']],
])
export const PHONE_KINDS = new Map<string, readonly TokenKind[]>([
  ['sms', ['phone_confirmation']],
  ['phone_change', ['phone_change']],
])

/**
 * Uses up a token and carries out the change that it confirms.
 *
 * @returns the user, or undefined if the second address has to agree too.
 */
export async function useOneTimeToken(
  context: AuthContext,
  token: OneTimeToken,
  request: FastifyRequest,
  andThen: (context: AuthContext, user: User) => Promise<void> = async () => undefined,
): Promise<User | undefined> {
  return inTransaction(context, async (context) => {
    const user = await lockUser(context.db, { id: token.userId })
    if (user === undefined) throw linkExpired()
    if (isBanned(user, context.clock())) throw new AuthError(403, 'user_banned', 'User is banned')
    const changed = await apply(context, user, token)
    if (changed === undefined) return undefined
    await audit(context, user.id, auditedAs(token.kind), request)
    await andThen(context, changed)
    return changed
  })
}

async function apply(context: AuthContext, user: User, token: OneTimeToken): Promise<User | undefined> {
  // The token proves only the mailbox or phone that it was sent to. It does not prove an address that the account got
  // afterwards.
  if (token.relatesTo !== addresseeOf(user, token.kind)) throw linkExpired()
  const isEmailChange = token.kind === 'email_change_current' || token.kind === 'email_change_new'
  if (isEmailChange) {
    const changed = await agreeToEmailChange(context, user, token)
    // If only one address has agreed so far, only its token is used up. The second address keeps its token.
    if (changed === undefined && !(await dropToken(context, token))) throw linkExpired()
    if (changed !== undefined && !(await useToken(context, token))) throw linkExpired()
    return changed
  }
  if (!(await useToken(context, token))) throw linkExpired()
  return token.kind === 'phone_change' ? changePhone(context, user) : confirmByToken(context, user, token)
}

function addresseeOf(user: User, kind: TokenKind): string | null {
  if (kind === 'email_change_new') return user.newEmail
  if (kind === 'phone_change') return user.newPhone
  if (kind === 'email_change_current' && user.newEmail === null) return null
  return kind === 'phone_confirmation' ? user.phone : user.email
}

export function linkExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
}

function auditedAs(kind: TokenKind) {
  if (kind.startsWith('email_change')) return 'email_changed'
  return kind === 'phone_change' ? 'phone_changed' : 'confirmed'
}
