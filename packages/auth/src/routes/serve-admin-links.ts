import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Metadata } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { LINK_TYPES, mailToken, makeMailToken, redirectOf, type MailKind } from '../mails/send-token.ts'
import { audit } from '../people/audit.ts'
import { refuseTaken } from '../people/change-address.ts'
import { refreshProviders, saveEmailIdentity } from '../people/identities.ts'
import { checkMetadata, findOrAddUser } from '../people/new-user.ts'
import { changeUser, findUser } from '../people/user-rows.ts'
import { viewUser, type User, type UserView } from '../people/user-view.ts'
import type { Secrets } from '../tokens/one-time-tokens.ts'
import { readEmail } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { readBody } from '../wire/read-input.ts'

const record = z.record(z.string(), z.unknown())
const Invitation = z.object({ email: z.string().default(''), data: record.default({}) })
const Link = z.object({
  type: z.string().default(''),
  email: z.string().default(''),
  new_email: z.string().default(''),
  password: z.string().default(''),
  data: record.optional(),
})
const KINDS: Readonly<Record<string, MailKind>> = {
  signup: 'confirmation',
  invite: 'invite',
  magiclink: 'magiclink',
  recovery: 'recovery',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
}

/** Serves the mails and links that an admin requests. The caller checks the admin's rights. */
export function serveAdminLinks(app: FastifyInstance, context: AuthContext): void {
  app.post('/invite', async (request) => {
    const body = readBody(request, Invitation)
    const to = readEmail(body.email)
    const redirectTo = redirectOf(context, request)
    const { mail, secrets } = await inTransaction(context, async (context) => {
      const user = await addInvited(context, to, body.data)
      await audit(context, user.id, 'invited', request)
      const mail = { user, kind: 'invite', to, redirectTo } as const
      return { mail, secrets: await makeMailToken(context, mail) }
    })
    context.outgoing.later(() => mailToken(context, mail, secrets))
    return viewUser(context.db, mail.user.id)
  })
  app.post('/admin/generate_link', (request) => generateLink(context, request))
}

async function generateLink(context: AuthContext, request: FastifyRequest): Promise<object> {
  const body = readBody(request, Link)
  const kind = Object.hasOwn(KINDS, body.type) ? KINDS[body.type]! : undefined
  if (kind === undefined) throw invalid(`type must be one of ${Object.keys(KINDS).join(', ')}`)
  const email = readEmail(body.email)
  const redirectTo = redirectOf(context, request)
  const passwordHash = kind === 'confirmation' ? await readPassword(context, body.password) : null
  const { user, secrets } = await inTransaction(context, async (context) => {
    const user = await findTarget(context, kind, email, body)
    const to = kind === 'email_change_new' ? user.newEmail! : email
    const pending =
      kind === 'confirmation' ? { pendingPasswordHash: passwordHash, pendingMetadata: body.data ?? {} } : {}
    const secrets = await makeMailToken(context, { user, kind, to, redirectTo, ...pending })
    return { user, secrets }
  })
  const view = await viewUser(context.db, user.id)
  const shown: UserView = kind === 'confirmation' ? { ...view, user_metadata: body.data ?? {} } : view
  return { ...shown, ...linkParts(context, kind, secrets, redirectTo) }
}

async function readPassword({ passwords }: AuthContext, password: string): Promise<string> {
  if (password === '') throw invalid('Signup requires a valid password')
  passwords.checkNew(password)
  return passwords.hash(password)
}

/** Returns the parts of a link that the admin passes on: the URL, the code, and the link's secret alone. */
function linkParts({ baseUrl }: AuthContext, kind: MailKind, { code, link }: Secrets, redirectTo: string): object {
  const type = LINK_TYPES[kind]
  // Like GoTrue, escapes the redirect target only if it would otherwise be ambiguous.
  const shownRedirect = /[&=#%+]/.test(redirectTo) ? encodeURIComponent(redirectTo) : redirectTo
  return {
    action_link: `${baseUrl}/verify?token=${link}&type=${type}&redirect_to=${shownRedirect}`,
    email_otp: code,
    hashed_token: link,
    verification_type: kind === 'confirmation' ? 'signup' : kind,
    redirect_to: redirectTo,
  }
}

async function findTarget(
  context: AuthContext,
  kind: MailKind,
  email: string,
  body: z.output<typeof Link>,
): Promise<User> {
  if (kind === 'invite') return addInvited(context, email, body.data ?? {})
  if (kind === 'confirmation') {
    const user = await findOrAddUser(context, { email })
    if (user.emailConfirmedAt !== null) throw exists()
    checkMetadata(body.data ?? {})
    return user
  }
  const user = await findUser(context.db, { email })
  if (kind === 'email_change_current' || kind === 'email_change_new') {
    if (user === undefined) throw missing()
    const newEmail = readEmail(body.new_email)
    await refuseTaken(context, user.id, { email: newEmail })
    return changeUser(context, user.id, { newEmail, emailChangeAgreed: null })
  }
  if (user !== undefined) return user
  if (kind === 'recovery') throw missing()
  // Like GoTrue, a sign-in link for an unknown address creates the account.
  return findOrAddUser(context, { email })
}

async function addInvited(context: AuthContext, email: string, metadata: Metadata): Promise<User> {
  const user = await findOrAddUser(context, { email })
  if (user.emailConfirmedAt !== null) throw exists()
  const userMetadata = checkMetadata(metadata)
  const changed = await changeUser(context, user.id, { userMetadata, invitedAt: context.clock() })
  await saveEmailIdentity(context, changed, metadata)
  return refreshProviders(context, changed)
}

function exists(): AuthError {
  return new AuthError(422, 'email_exists', 'A user with this email address has already been registered')
}

function missing(): AuthError {
  return new AuthError(404, 'user_not_found', 'User with this email not found')
}
