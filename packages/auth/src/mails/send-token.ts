import type { FastifyRequest } from 'fastify'
import type { Metadata } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { isTaken } from '../people/change-address.ts'
import { changeUser } from '../people/user-rows.ts'
import type { User } from '../people/user-view.ts'
import { saveFlow, type Challenge } from '../tokens/flow-states.ts'
import { makeToken, type Secrets, type TokenKind } from '../tokens/one-time-tokens.ts'
import { chooseRedirect } from '../wire/redirects.ts'
import { writeNotice, writeTokenLetter } from './letters.ts'

export type MailKind = Exclude<TokenKind, 'phone_confirmation' | 'phone_change'>

/** The link type that each mail passes to the page that its link opens. */
export const LINK_TYPES: Record<MailKind, string> = {
  confirmation: 'signup',
  invite: 'invite',
  recovery: 'recovery',
  magiclink: 'magiclink',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
  reauthentication: 'reauthentication',
}
/** The authentication method that is recorded in a session that starts with this mail. */
const FLOW_METHODS: Partial<Record<MailKind, string>> = {
  confirmation: 'email/signup',
  email_change_current: 'email_change',
  email_change_new: 'email_change',
}
const SENT_AT = {
  confirmation: 'confirmationSentAt',
  invite: 'invitedAt',
  recovery: 'recoverySentAt',
  magiclink: 'recoverySentAt',
  email_change_current: 'emailChangeSentAt',
  email_change_new: 'emailChangeSentAt',
  reauthentication: 'reauthenticationSentAt',
} as const satisfies Record<MailKind, keyof User>

type TokenMail = {
  user: User
  kind: MailKind
  to: string
  redirectTo: string
  challenge?: Challenge
  pendingPasswordHash?: string | null
  pendingMetadata?: Metadata | null
}

/** Creates a token and records the time. `mailToken` sends the mail. */
export async function makeMailToken(context: AuthContext, mail: TokenMail): Promise<Secrets> {
  const { user, kind, to, redirectTo, challenge } = mail
  const flow =
    challenge &&
    (await saveFlow(context, {
      ...challenge,
      userId: user.id,
      authenticationMethod: FLOW_METHODS[kind] ?? kind,
      providerType: 'email',
      redirectTo,
    }))
  await changeUser(context, user.id, { [SENT_AT[kind]]: context.clock() })
  return makeToken(context, {
    userId: user.id,
    kind,
    relatesTo: to,
    pendingPasswordHash: mail.pendingPasswordHash ?? null,
    pendingMetadata: mail.pendingMetadata ?? null,
    flowStateId: flow?.id ?? null,
  })
}

export async function mailToken(context: AuthContext, mail: TokenMail, secrets: Secrets): Promise<void> {
  const { user, kind, to, redirectTo } = mail
  if (kind === 'email_change_new' && (await isTaken(context, user.id, { email: to }))) {
    return context.outgoing.mail(writeNotice(context, to, 'address_wanted'))
  }
  const values = { current: user.email ?? '', new: user.newEmail ?? to }
  const link = kind === 'reauthentication' ? undefined : confirmLink(context, kind, secrets.link, redirectTo)
  await context.outgoing.mail(writeTokenLetter(to, kind, { values, code: secrets.code, link }))
}

/** Creates and mails a token, for callers that need no transaction. */
export async function sendToken(context: AuthContext, mail: TokenMail): Promise<void> {
  await mailToken(context, mail, await inTransaction(context, (context) => makeMailToken(context, mail)))
}

/**
 * Returns the link to the site's confirmation page, whose button uses the token. A mail scanner that only opens the
 * page changes nothing.
 */
function confirmLink({ siteUrl }: AuthContext, kind: MailKind, link: string, redirectTo: string): string {
  const url = new URL(`${siteUrl}/auth/confirm`)
  url.searchParams.set('token_hash', link)
  url.searchParams.set('type', LINK_TYPES[kind])
  const next = new URL(redirectTo)
  if (next.href === new URL(siteUrl).href) return url.href
  const isOwn = next.origin === url.origin
  const isHere = isOwn && next.pathname === url.pathname
  // A caller that redirects to the confirmation page itself may add a further redirect as `next`. The page only follows
  // the app's own addresses.
  const after = isHere ? next.searchParams.get('next') : isOwn ? `${next.pathname}${next.search}` : next.href
  if (after !== null) url.searchParams.set('next', after)
  return url.href
}

export function redirectOf({ siteUrl, switches }: AuthContext, request: FastifyRequest): string {
  return chooseRedirect({ siteUrl, redirects: switches.redirects }, request)
}
