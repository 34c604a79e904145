import { z } from 'zod'
import { parseAnswer } from '../http/parse-answer.ts'
import type { Outgoing } from '../http/send.ts'
import { PlatformError } from '../platform-error.ts'
import type { AccountAccess, AuthorizeRequest, ExchangeRequest, Tokens } from '../platform.ts'
import { call } from './instagram-api.ts'
import type { InstagramContext, InstagramLogin } from './instagram-config.ts'
import { instagramCodeError, instagramError } from './instagram-errors.ts'

const INSTAGRAM_SCOPES: Readonly<Record<InstagramLogin, readonly string[]>> = {
  facebook: ['instagram_basic', 'instagram_content_publish', 'pages_show_list', 'pages_read_engagement'],
  instagram: ['instagram_business_basic', 'instagram_business_content_publish'],
}

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().optional() })
const Granted = z.union([z.array(z.string()), z.string().transform((names) => names.split(','))])
const OwnToken = z.object({ access_token: z.string().min(1), permissions: Granted.optional() })
/** Token response of Instagram Login. The documentation shows a list, but the service returns one object. */
const OwnTokens = z.union([z.object({ data: z.array(OwnToken).min(1) }).transform(({ data }) => data[0]!), OwnToken])
const Permissions = z.object({ data: z.array(z.object({ permission: z.string(), status: z.string() })) })
const Done = z.unknown()

export function authorizeUrl(context: InstagramContext, { redirectUri, state }: AuthorizeRequest): URL {
  const { login, appId, version, addresses } = context
  const url = new URL(login === 'facebook' ? `/${version}/dialog/oauth` : '/oauth/authorize', addresses.dialog)
  url.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: INSTAGRAM_SCOPES[login].join(','),
    state,
    // Asks again for permissions that the user declined before.
    ...(login === 'facebook' ? { auth_type: 'rerequest' } : { force_reauth: 'true' }),
  }).toString()
  return url
}

export async function exchange(context: InstagramContext, request: ExchangeRequest): Promise<Tokens> {
  const tokens = await (context.login === 'facebook' ? byFacebook(context, request) : byInstagram(context, request))
  const missing = INSTAGRAM_SCOPES[context.login].filter((scope) => !tokens.scopes.includes(scope))
  if (missing.length === 0) return tokens
  const text = 'Please leave every permission on: Dayreel needs them to post to Instagram.'
  throw new PlatformError({ kind: 'reconnect_required', code: 'scope_missing', text })
}

/** Refreshes tokens of Instagram Login that are at least a day old. Page tokens do not expire. */
export async function refresh(context: InstagramContext, tokens: Tokens, signal: AbortSignal): Promise<Tokens> {
  if (context.login === 'facebook') {
    const text = 'Instagram access has expired. Reconnect.'
    throw new PlatformError({ kind: 'reconnect_required', code: 'not_renewable', text })
  }
  const url = new URL('/refresh_access_token', context.addresses.graph)
  url.search = new URLSearchParams({
    grant_type: 'ig_refresh_token',
    access_token: tokens.accessToken,
  }).toString()
  const { token } = await ask(context, { method: 'GET', url, signal })
  return { ...tokens, ...token }
}

/** Revokes the user's whole grant with Facebook Login. Instagram Login has no call for this. */
export async function revoke(context: InstagramContext, { tokens }: AccountAccess, signal: AbortSignal): Promise<void> {
  if (context.login === 'instagram') return
  try {
    const accessToken = tokens.grantToken ?? tokens.accessToken
    await call(context, { method: 'DELETE', path: '/me/permissions', tokens: { accessToken }, shape: Done, signal })
  } catch (error) {
    // This error means that the grant has already ended.
    if (!(error instanceof PlatformError) || error.kind !== 'reconnect_required') throw error
  }
}

async function byFacebook(context: InstagramContext, { code, redirectUri, signal }: ExchangeRequest): Promise<Tokens> {
  const { appId, appSecret, addresses, version } = context
  const url = new URL(`/${version}/oauth/access_token`, addresses.codes)
  const app = { client_id: appId, client_secret: appSecret }
  const short = await ask(context, { method: 'POST', url, form: { ...app, redirect_uri: redirectUri, code }, signal })
  const form = { ...app, grant_type: 'fb_exchange_token', fb_exchange_token: short.token.accessToken }
  const { token } = await ask(context, { method: 'POST', url, form, signal })
  const { data } = await call(context, { path: '/me/permissions', tokens: token, shape: Permissions, signal })
  const scopes = data.filter(({ status }) => status === 'granted').map(({ permission }) => permission)
  return { ...token, scopes }
}

async function byInstagram(context: InstagramContext, { code, redirectUri, signal }: ExchangeRequest): Promise<Tokens> {
  const { appId, appSecret, addresses, now } = context
  const form = {
    client_id: appId,
    client_secret: appSecret,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    // The callback URL ends in #_, which some servers read as part of the code.
    code: code.replace(/#_$/, ''),
  }
  const codes = new URL('/oauth/access_token', addresses.codes)
  const answer = await context.send({ method: 'POST', url: codes, form, signal, isRepeatable: true })
  if (answer.status !== 200) throw instagramCodeError(answer, now())
  const { access_token, permissions = [] } = parseAnswer(OwnTokens, answer)
  const url = new URL('/access_token', addresses.graph)
  url.search = new URLSearchParams({
    grant_type: 'ig_exchange_token',
    client_secret: appSecret,
    access_token,
  }).toString()
  const { token } = await ask(context, { method: 'GET', url, signal })
  return { ...token, scopes: permissions }
}

type TokenRequest = Pick<Outgoing, 'method' | 'url' | 'form' | 'signal'>

async function ask(
  context: InstagramContext,
  request: TokenRequest,
): Promise<{ token: Pick<Tokens, 'accessToken' | 'accessEndsAtMs'> }> {
  const answer = await context.send({ ...request, isRepeatable: true })
  const nowMs = context.now()
  if (answer.status !== 200) {
    throw request.form === undefined ? instagramError(answer, true, nowMs) : instagramCodeError(answer, nowMs)
  }
  const { access_token, expires_in } = parseAnswer(Token, answer)
  const accessEndsAtMs = expires_in === undefined ? undefined : nowMs + expires_in * 1_000
  return { token: { accessToken: access_token, accessEndsAtMs } }
}
