import { randomBytes } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authFlowStates } from '../db/tables.ts'
import { inTransaction, type AuthContext } from '../auth-context.ts'
import { sendConfirmationMail } from '../mails/send-confirmation-mail.ts'
import { redirectOf } from '../mails/send-token.ts'
import { audit } from '../people/audit.ts'
import type { User } from '../people/user-view.ts'
import { keepBrowserSecret, readBrowserSecret } from '../providers/browser-cookie.ts'
import type { Google, ProviderSecrets } from '../providers/google.ts'
import { linkPerson, PROVIDER, signInPerson } from '../providers/sign-in-person.ts'
import {
  ChallengeFields,
  fingerprintOf,
  FLOW_SECONDS,
  issueCode,
  PROVIDER_SECRETS,
  readChallenge,
  saveFlow,
  type FlowState,
} from '../tokens/flow-states.ts'
import { beginSession } from '../tokens/sessions.ts'
import { findAuthError } from '../wire/answer-auth-errors.ts'
import { AuthError, invalid } from '../wire/auth-error.ts'
import { limitKeyOf } from '../wire/limits.ts'
import { readQuery } from '../wire/read-input.ts'
import { withParameters } from '../wire/redirects.ts'
import { withSession } from './serve-verify.ts'

const Authorize = z.object({
  provider: z.string().default(''),
  scopes: z.string().default(''),
  skip_http_redirect: z.string().optional(),
  ...ChallengeFields,
})
/** Parameters of the provider's URL that a caller may not set, because the service or the provider sets them. */
const RESERVED = new Set(
  [
    'provider scopes redirect_to skip_http_redirect invite_token apikey client_id client_secret redirect_uri response_type',
    'response_mode state scope nonce code_challenge code_challenge_method code_verifier request request_uri',
  ].flatMap((names) => names.split(' ')),
)
const Callback = z.object({
  state: z.string().default(''),
  error: z.string().optional(),
  error_description: z.string().optional(),
})
const STATE_BYTES = 32

export function serveAuthorize(app: FastifyInstance, context: AuthContext): void {
  app.get('/authorize', async (request, reply) => {
    await context.limits.take('authorize', limitKeyOf(request))
    return reply.redirect(await beginAtProvider(context, request, reply), 302)
  })
  app.get('/callback', (request, reply) => comeBack(context, request, reply))
}

/** Stores the sign-in flow and returns the provider's URL for the browser. */
export async function beginAtProvider(
  context: AuthContext,
  request: FastifyRequest,
  reply: FastifyReply,
  linkingTargetId: string | null = null,
): Promise<string> {
  const query = readQuery(request, Authorize)
  const google = requireProvider(context, query.provider)
  const challenge = readChallenge(query)
  if (challenge === undefined && !context.switches.implicitFlow)
    throw invalid('Use the PKCE flow: send a code_challenge')
  const state = randomBytes(STATE_BYTES).toString('base64url')
  const extra = Object.fromEntries(
    Object.entries(request.query as Record<string, unknown>).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !RESERVED.has(entry[0].toLowerCase()),
    ),
  )
  const callbackUrl = `${context.baseUrl}/callback`
  const { url, secrets } = await google.begin({ callbackUrl, state, scopes: query.scopes, extra })
  const { sealing } = context
  await saveFlow(context, {
    ...challenge,
    stateFingerprint: fingerprintOf(sealing, state),
    browserFingerprint: fingerprintOf(sealing, keepBrowserSecret(request, reply, context.baseUrl)),
    authenticationMethod: 'oauth',
    providerType: PROVIDER,
    redirectTo: redirectOf(context, request),
    linkingTargetId,
    sealedProviderSecrets: sealing.seal(PROVIDER_SECRETS, JSON.stringify(secrets)),
  })
  return url
}

function requireProvider({ google }: AuthContext, provider: string): Google {
  if (provider === PROVIDER && google !== undefined) return google
  if (provider === '') throw invalid('Unsupported provider: Provider could not be found')
  throw invalid('Unsupported provider: provider is not enabled')
}

async function comeBack(context: AuthContext, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  let redirectTo = context.siteUrl
  try {
    await context.limits.take('callback', limitKeyOf(request))
    const { state, error, error_description: description } = readQuery(request, Callback)
    const flow = await takeFlow(context, request, state)
    redirectTo = flow.redirectTo
    if (error !== undefined) {
      const status = error === 'access_denied' ? 403 : 400
      throw new AuthError(status, 'bad_oauth_callback', description ?? 'The provider did not sign you in')
    }
    return reply.redirect(await finish(context, request, flow, state), 302)
  } catch (error) {
    const known = findAuthError(context, request, error)
    if (known === undefined) request.log.error({ err: error }, 'a sign-in at the provider failed')
    const failure = known ?? new AuthError(500, 'unexpected_failure', 'Sign-in with Google did not work. Try again.')
    const parameters = {
      error: oauthErrorOf(failure),
      error_code: failure.code,
      error_description: failure.message,
    }
    return reply.redirect(withParameters(redirectTo, parameters, ['query', 'fragment']), 303)
  }
}

/** Finds the flow that this browser started with this state, and uses it up. A flow works only once. */
async function takeFlow(context: AuthContext, request: FastifyRequest, state: string): Promise<FlowState> {
  const { db, sealing, clock, baseUrl } = context
  if (state === '') throw badState('OAuth state parameter missing')
  const [flow] = await db
    .select()
    .from(authFlowStates)
    .where(eq(authFlowStates.stateFingerprint, fingerprintOf(sealing, state)))
  if (flow === undefined) throw badState('OAuth state not found or expired')
  const secret = readBrowserSecret(request, baseUrl)
  if (secret === undefined || fingerprintOf(sealing, secret) !== flow.browserFingerprint) {
    throw badState('OAuth state belongs to another browser')
  }
  if (clock().getTime() - flow.createdAt.getTime() > FLOW_SECONDS * 1000) throw badState('OAuth state has expired')
  const taken = await db
    .update(authFlowStates)
    .set({ usedAt: clock() })
    .where(and(eq(authFlowStates.id, flow.id), isNull(authFlowStates.usedAt)))
    .returning({ id: authFlowStates.id })
  if (taken.length === 0) throw new AuthError(400, 'flow_state_already_used', 'OAuth state was used before')
  return flow
}

async function finish(context: AuthContext, request: FastifyRequest, flow: FlowState, state: string): Promise<string> {
  const { sealing, baseUrl } = context
  const google = requireProvider(context, flow.providerType)
  const url = new URL(`${baseUrl}/callback`)
  url.search = new URLSearchParams(request.query as Record<string, string>).toString()
  const secrets = JSON.parse(sealing.open(PROVIDER_SECRETS, flow.sealedProviderSecrets!)) as ProviderSecrets
  const { person, tokens } = await google.finish({ url, state, secrets }).catch((cause: unknown) => {
    if (cause instanceof AuthError) throw cause
    throw new AuthError(400, 'bad_oauth_callback', 'The provider’s answer could not be verified', { cause })
  })
  const outcome = await inTransaction(context, async (context): Promise<{ to: string } | { unconfirmed: User }> => {
    const linked = flow.linkingTargetId
    if (linked !== null) await linkPerson(context, linked, person)
    if (linked !== null) await audit(context, linked, 'identity_linked', request)
    const { user, needsConfirmation } = await signInPerson(context, person)
    if (needsConfirmation) return { unconfirmed: user }
    if (flow.codeChallenge === null) {
      const session = await beginSession(context, user, 'oauth', request)
      await context.db.delete(authFlowStates).where(eq(authFlowStates.id, flow.id))
      return { to: await withSession(context, flow.redirectTo, session, tokens) }
    }
    const code = await issueCode(context, flow, user.id, sealing.seal(PROVIDER_SECRETS, JSON.stringify(tokens)))
    return { to: withParameters(flow.redirectTo, { code }, ['query']) }
  })
  if ('unconfirmed' in outcome) throw await sendConfirmationMail(context, outcome.unconfirmed, request)
  return outcome.to
}

function badState(message: string): AuthError {
  return new AuthError(400, 'bad_oauth_state', message)
}

function oauthErrorOf({ code, status }: AuthError): string {
  if (['signup_disabled', 'user_banned', 'provider_email_needs_verification'].includes(code)) return 'access_denied'
  if (status === 401) return 'unauthorized_client'
  if (status === 403) return 'access_denied'
  if (status === 503) return 'temporarily_unavailable'
  return status >= 500 ? 'server_error' : 'invalid_request'
}
