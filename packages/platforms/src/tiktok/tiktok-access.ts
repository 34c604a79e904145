import { z } from 'zod'
import { hexChallengeOf } from '../code-verifier.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import { keepUnsent, TOKEN_ANSWER, toTokens } from '../oauth-tokens.ts'
import { PlatformError } from '../platform-error.ts'
import type { AccountAccess, AuthorizeRequest, ExchangeRequest, Tokens } from '../platform.ts'
import type { TikTokContext } from './tiktok-config.ts'
import { tikTokTokenError } from './tiktok-errors.ts'

const TIKTOK_SCOPES = ['user.info.basic', 'video.publish', 'video.upload']

const TokenAnswer = z.object({ ...TOKEN_ANSWER, refresh_expires_in: z.number().optional() })

export function authorizeUrl(context: TikTokContext, { redirectUri, state, codeVerifier }: AuthorizeRequest): URL {
  const { clientKey, isDesktop, addresses } = context
  const url = new URL('/v2/auth/authorize/', addresses.authorize)
  url.search = new URLSearchParams({
    client_key: clientKey,
    response_type: 'code',
    scope: TIKTOK_SCOPES.join(','),
    redirect_uri: redirectUri,
    state,
    disable_auto_auth: '1',
    ...(isDesktop ? { code_challenge: hexChallengeOf(codeVerifier), code_challenge_method: 'S256' } : {}),
  }).toString()
  return url
}

export async function exchange(context: TikTokContext, request: ExchangeRequest): Promise<Tokens> {
  const { code, redirectUri, codeVerifier, signal } = request
  const form = {
    code,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code_verifier: context.isDesktop ? codeVerifier : undefined,
  }
  const tokens = await askForTokens(context, form, signal)
  const missing = TIKTOK_SCOPES.filter((scope) => !tokens.scopes.includes(scope))
  if (missing.length > 0) {
    const text = 'Please leave every permission on: Dayreel needs them to post to TikTok.'
    throw new PlatformError({ kind: 'reconnect_required', code: 'scope_missing', text })
  }
  if (tokens.refreshToken === undefined) {
    const text = 'TikTok didn’t grant permanent access. Connect again.'
    throw new PlatformError({ kind: 'reconnect_required', code: 'no_refresh_token', text })
  }
  return tokens
}

/** Refreshes both tokens. The old refresh token stops working, so store both new tokens before using either. */
export async function refresh(context: TikTokContext, tokens: Tokens, signal: AbortSignal): Promise<Tokens> {
  const form = { grant_type: 'refresh_token', refresh_token: tokens.refreshToken }
  return keepUnsent(await askForTokens(context, form, signal), tokens)
}

export async function revoke(context: TikTokContext, { tokens }: AccountAccess, signal: AbortSignal): Promise<void> {
  const { clientKey, clientSecret, addresses, send } = context
  const form = { client_key: clientKey, client_secret: clientSecret, token: tokens.accessToken }
  const url = new URL('/v2/oauth/revoke/', addresses.api)
  const answer = await send({ method: 'POST', url, form, signal, isRepeatable: true })
  if (answer.status === 200) return
  const error = tikTokTokenError(answer, context.now())
  // These errors mean that the grant has already ended.
  if (error.code === 'invalid_request' || error.code === 'invalid_grant') return
  throw error
}

async function askForTokens(
  context: TikTokContext,
  form: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<Tokens> {
  const { clientKey, clientSecret, addresses, send } = context
  const answer = await send({
    method: 'POST',
    url: new URL('/v2/oauth/token/', addresses.api),
    headers: { 'cache-control': 'no-cache' },
    form: { client_key: clientKey, client_secret: clientSecret, ...form },
    signal,
    isRepeatable: true,
  })
  // TikTok can return an error with status 200.
  const isError = typeof answer.json === 'object' && answer.json !== null && 'error' in answer.json
  if (answer.status !== 200 || isError) throw tikTokTokenError(answer, context.now())
  const read = parseAnswer(TokenAnswer, answer)
  return toTokens(read, { nowMs: context.now(), refreshSeconds: read.refresh_expires_in, separator: ',' })
}
