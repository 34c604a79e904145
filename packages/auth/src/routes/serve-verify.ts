import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authFlowStates, authUsers } from '../db/tables.ts'
import { type AuthContext } from '../auth-context.ts'
import { redirectOf } from '../mails/send-token.ts'
import { findUser } from '../people/user-rows.ts'
import { issueCode } from '../tokens/flow-states.ts'
import { findByCode, findByLink, type OneTimeToken } from '../tokens/one-time-tokens.ts'
import { answerSession, beginSession, type Session, type SessionAnswer } from '../tokens/sessions.ts'
import { readEmail, readPhone } from '../wire/addresses.ts'
import { findAuthError } from '../wire/answer-auth-errors.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { countFailure, secondsUntilTry } from '../wire/failures.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readBody, readQuery } from '../wire/read-input.ts'
import { withParameters } from '../wire/redirects.ts'
import { LINK_KINDS, linkExpired, PHONE_KINDS, useOneTimeToken } from './use-one-time-token.ts'
import { sendConfirmPage } from './send-confirm-page.ts'

const Verification = z.object({
  type: z.string().default(''),
  email: z.string().optional(),
  phone: z.string().optional(),
  token: z.string().optional(),
  token_hash: z.string().optional(),
})
const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

export function serveVerify(app: FastifyInstance, context: AuthContext): void {
  app.post('/verify', async (request, reply) => {
    await context.limits.take('verify', limitKeyOf(request))
    // The button on our own page posts a form and expects a redirect. The client posts JSON and expects a session.
    if (request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      return followLink(context, request, reply, readBody(request, Verification))
    }
    return verify(context, request, readBody(request, Verification))
  })
  app.route({
    // Mail scanners open links, so opening a link changes nothing.
    method: ['GET', 'HEAD'],
    url: '/verify',
    handler: async (request, reply) => {
      await context.limits.take('verify', limitKeyOf(request))
      const query = readQuery(request, Verification)
      const link = query.token_hash ?? query.token ?? ''
      const token = await findByLink(context, link, LINK_KINDS.get(query.type) ?? [])
      if (token === undefined) return redirectWithError(context, request, reply, link, linkExpired())
      if (request.method === 'GET' && context.switches.linkByGet === 'redirect') {
        return followLink(context, request, reply, query)
      }
      return sendConfirmPage(reply, { link, type: query.type, redirectTo: redirectOf(context, request) })
    },
  })
}

async function verify(
  context: AuthContext,
  request: FastifyRequest,
  body: z.output<typeof Verification>,
): Promise<SessionAnswer | object> {
  const token = await findToken(context, request, body)
  let session: Session | undefined
  const user = await useOneTimeToken(context, token, request, async (context, user) => {
    session = await beginSession(context, user, 'otp', request)
  })
  if (user === undefined || session === undefined) return { msg: HALF_DONE, code: '200' }
  return answerSession(context, session)
}

async function findToken(
  context: AuthContext,
  request: FastifyRequest,
  body: z.output<typeof Verification>,
): Promise<OneTimeToken> {
  const { type, token_hash: link } = body
  if (type === '') throw invalid('Verify requires a verification type')
  if (link) {
    const kinds = LINK_KINDS.get(type)
    if (kinds === undefined) throw invalid('Invalid email verification type')
    const token = await findByLink(context, link, kinds)
    if (token === undefined) throw linkExpired()
    return token
  }
  if (!body.token) throw invalid('Verify requires a token or a token hash')
  if (body.phone) return findTyped(context, request, { phone: readPhone(body.phone) }, type, body.token)
  if (!body.email) throw invalid('Only an email address or phone number should be provided on verify')
  return findTyped(context, request, { email: readEmail(body.email) }, type, body.token)
}

async function findTyped(
  context: AuthContext,
  request: FastifyRequest,
  address: { email: string } | { phone: string },
  type: string,
  code: string,
): Promise<OneTimeToken> {
  const kinds = ('email' in address ? LINK_KINDS : PHONE_KINDS).get(type)
  if (kinds === undefined) throw invalid(`Invalid ${'email' in address ? 'email' : 'sms'} verification type`)
  const relatesTo = Object.values(address)[0]!
  const user = (await findUser(context.db, address)) ?? (await findByNewAddress(context, address))
  if ((await secondsUntilTry(context, request, 'code', relatesTo, user?.id)) > 0) throw codeExpired()
  const token = user && (await findByCode(context, { userId: user.id, kinds, relatesTo, code }))
  if (token !== undefined) return token
  await countFailure(context, request, 'code', relatesTo)
  throw codeExpired()
}

/** Finds the user of a pending change by the new address, which does not belong to any account yet. */
async function findByNewAddress({ db }: AuthContext, address: { email: string } | { phone: string }) {
  const isNew = 'email' in address ? eq(authUsers.newEmail, address.email) : eq(authUsers.newPhone, address.phone)
  const [user] = await db.select().from(authUsers).where(isNew)
  return user
}

/**
 * Handles a link that a browser followed. Redirects the browser with a code, or with the session for clients without
 * PKCE.
 */
async function followLink(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { type, token_hash: tokenHash, token: plain }: z.output<typeof Verification>,
): Promise<FastifyReply> {
  const link = tokenHash ?? plain ?? ''
  const isPkce = link.startsWith('pkce_')
  try {
    if (!isPkce && !context.switches.implicitFlow) throw invalid('This link can only be used on the page of the site')
    const token = await findByLink(context, link, LINK_KINDS.get(type) ?? [])
    if (token === undefined) throw linkExpired()
    let code: string | undefined
    let session: Session | undefined
    const user = await useOneTimeToken(context, token, request, async (context, user) => {
      if (!isPkce) session = await beginSession(context, user, 'otp', request)
      else code = await issueCodeFor(context, token, user.id)
    })
    const redirectTo = redirectOf(context, request)
    if (user === undefined)
      return redirect(reply, withParameters(redirectTo, { message: HALF_DONE, sb: '' }, ['fragment']))
    if (code !== undefined) return redirect(reply, withParameters(redirectTo, { code }, ['query']))
    if (session === undefined) throw linkExpired()
    return redirect(reply, await withSession(context, redirectTo, session, { type }))
  } catch (error) {
    const known = findAuthError(context, request, error)
    if (known === undefined) throw error
    return redirectWithError(context, request, reply, link, known)
  }
}

/** Issues a code for the flow of the browser that requested this mail, even if newer flows have started. */
async function issueCodeFor(context: AuthContext, token: OneTimeToken, userId: string): Promise<string> {
  const [flow] = await context.db
    .select()
    .from(authFlowStates)
    .where(eq(authFlowStates.id, token.flowStateId ?? token.id))
  if (flow === undefined) throw linkExpired()
  return issueCode(context, flow, userId)
}

export async function withSession(
  context: AuthContext,
  redirectTo: string,
  session: Session,
  more: Record<string, string>,
): Promise<string> {
  const answer = await answerSession(context, session)
  const parameters = {
    access_token: answer.access_token,
    expires_at: String(answer.expires_at),
    expires_in: String(answer.expires_in),
    refresh_token: answer.refresh_token,
    token_type: 'bearer',
    ...more,
    sb: '',
  }
  return withParameters(redirectTo, parameters, ['fragment'])
}

function redirectWithError(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  link: string,
  error: AuthError,
): FastifyReply {
  const parameters = {
    error: error.status === 403 ? 'access_denied' : 'server_error',
    error_code: error.code,
    error_description: error.message,
    sb: '',
  }
  const places = link.startsWith('pkce_') ? (['query', 'fragment'] as const) : (['fragment'] as const)
  return redirect(reply, withParameters(redirectOf(context, request), parameters, places))
}

function redirect(reply: FastifyReply, address: string): FastifyReply {
  return reply.redirect(address, 303)
}

/** Returns the same error for a wrong code, an expired code, and a user without a code. */
function codeExpired(): AuthError {
  return new AuthError(403, 'otp_expired', 'Token has expired or is invalid')
}
