import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Metadata } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { holdInterval } from '../mails/hold-interval.ts'
import { mailToken, makeMailToken, redirectOf } from '../mails/send-token.ts'
import { sendText } from '../mails/send-text.ts'
import { writeNotice } from '../mails/letters.ts'
import { audit } from '../people/audit.ts'
import { claimAccount, confirmEmail, confirmPhone } from '../people/claim-account.ts'
import { addUser, blankUser, checkMetadata, findOrAddUser, showPending, type Address } from '../people/new-user.ts'
import { findUser } from '../people/user-rows.ts'
import type { User, UserView } from '../people/user-view.ts'
import { ChallengeFields, readChallenge, type Challenge } from '../tokens/flow-states.ts'
import { makeToken, type Secrets } from '../tokens/one-time-tokens.ts'
import { answerSession, beginSession, type SessionAnswer } from '../tokens/sessions.ts'
import { readEmail, readPhone } from '../wire/addresses.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody } from '../wire/read-input.ts'

const SignUp = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().optional(),
  data: z.record(z.string(), z.unknown()).default({}),
  ...ChallengeFields,
})

type NewAccount = { address: Address; passwordHash: string | null; metadata: Metadata; challenge: Challenge }

export function serveSignup(app: FastifyInstance, context: AuthContext): void {
  app.post('/signup', async (request) => {
    const body = readBody(request, SignUp)
    const { switches, limits, passwords } = context
    const isAnonymous = !body.email && !body.phone
    await limits.take(isAnonymous ? 'anonymous' : 'signup', limitKeyOf(request))
    if (!switches.signUp) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
    const metadata = checkMetadata(body.data)
    if (isAnonymous) return signUpAnonymously(context, metadata, request)
    const address = readAddress(context, body)
    const challenge = readChallenge(body)
    if (challenge !== undefined && 'phone' in address) throw invalid('PKCE not supported for phone signups')
    if (!body.password) throw invalid('Signup requires a valid password')
    passwords.checkNew(body.password)
    // The password is always hashed, even if the hash is not needed, so that the response takes the same time for every
    // address.
    const passwordHash = await passwords.hash(body.password)
    return signUp(context, { address, passwordHash, metadata, challenge }, request)
  })
}

/**
 * Signs up a user with an address. Returns a session if addresses need no confirmation, otherwise sends a mail or SMS.
 */
async function signUp(
  context: AuthContext,
  account: NewAccount,
  request: FastifyRequest,
): Promise<SessionAnswer | UserView> {
  const { switches } = context
  const isAutomatic = 'email' in account.address ? switches.emailAutoconfirm : switches.phoneAutoconfirm
  if (isAutomatic) return signUpAtOnce(context, account, request)
  const value = Object.values(account.address)[0]!
  await holdInterval(context, request, { purpose: 'signup', to: value })
  const user = await findUser(context.db, account.address)
  const isKnown = (user?.emailConfirmedAt ?? user?.phoneConfirmedAt ?? null) !== null
  if (!isKnown) return sendConfirmation(context, account, request)
  await rehearse(context, account, request)
  context.outgoing.later(async () => {
    if ('email' in account.address) await context.outgoing.mail(writeNotice(context, value, 'already_registered'))
  })
  return showPending(context, account.address, { id: undefined, metadata: account.metadata })
}

/**
 * Does the work of a new sign-up and rolls it back, so that the response time does not reveal whether an account
 * exists.
 */
async function rehearse(context: AuthContext, account: NewAccount, request: FastifyRequest): Promise<void> {
  const done = new Error('rehearsed')
  await inTransaction(context, async (context) => {
    await prepareConfirmation(context, account, redirectOf(context, request))
    throw done
  }).catch((error: unknown) => {
    if (error !== done) throw error
  })
}

/** Creates the unconfirmed account and sends the confirmation by mail or SMS. */
export async function sendConfirmation(
  context: AuthContext,
  account: NewAccount,
  request: FastifyRequest,
): Promise<UserView> {
  const { address, metadata } = account
  const redirectTo = redirectOf(context, request)
  const { user, secrets } = await inTransaction(context, (context) => prepareConfirmation(context, account, redirectTo))
  if ('phone' in address) await sendText(context, address.phone, secrets.code)
  else {
    const mail = { user, kind: 'confirmation', to: address.email, redirectTo } as const
    context.outgoing.later(() => mailToken(context, mail, secrets))
  }
  return showPending(context, address, { id: user.id, metadata })
}

async function prepareConfirmation(
  context: AuthContext,
  { address, passwordHash, metadata, challenge }: NewAccount,
  redirectTo: string,
): Promise<{ user: User; secrets: Secrets }> {
  const user = await findOrAddUser(context, address)
  const pending = { pendingPasswordHash: passwordHash, pendingMetadata: metadata }
  if ('phone' in address) {
    const token = { userId: user.id, kind: 'phone_confirmation', relatesTo: address.phone, ...pending } as const
    return { user, secrets: await makeToken(context, token) }
  }
  const mail = { user, kind: 'confirmation', to: address.email, redirectTo, challenge, ...pending } as const
  return { user, secrets: await makeMailToken(context, mail) }
}

function readAddress({ switches, hasPhone }: AuthContext, body: z.output<typeof SignUp>): Address {
  if (body.email) {
    if (!switches.email) throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
    return { email: readEmail(body.email) }
  }
  if (!hasPhone) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  return { phone: readPhone(body.phone!) }
}

async function signUpAtOnce(
  context: AuthContext,
  { address, passwordHash, metadata }: NewAccount,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  const session = await inTransaction(context, async (context) => {
    const found = await findOrAddUser(context, address)
    if (found.emailConfirmedAt !== null || found.phoneConfirmedAt !== null) {
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    }
    const provider = 'email' in address ? 'email' : 'phone'
    const claimed = await claimAccount(context, found, { passwordHash, metadata, provider })
    const user =
      'email' in address
        ? await confirmEmail(context, claimed, metadata, { isProven: false })
        : await confirmPhone(context, claimed, metadata)
    await audit(context, user.id, 'signed_up', request)
    return beginSession(context, user, 'password', request)
  })
  return answerSession(context, session)
}

async function signUpAnonymously(
  context: AuthContext,
  metadata: Metadata,
  request: FastifyRequest,
): Promise<SessionAnswer> {
  if (!context.switches.anonymous) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  const session = await inTransaction(context, async (context) => {
    const user = await addUser(context, { ...blankUser(undefined, context.clock()), userMetadata: metadata })
    return beginSession(context, user, 'anonymous', request)
  })
  return answerSession(context, session)
}
