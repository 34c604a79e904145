import { z } from 'zod'
import { challengeOf } from '../code-verifier.ts'
import { parseAnswer } from '../http/parse-answer.ts'
import type { Answer } from '../http/send.ts'
import { keepUnsent, TOKEN_ANSWER, toTokens } from '../oauth-tokens.ts'
import { PlatformError } from '../platform-error.ts'
import type { AccountAccess, AuthorizeRequest, ExchangeRequest, Tokens } from '../platform.ts'
import type { YouTubeContext } from './youtube-config.ts'
import { googleTokenError } from './youtube-errors.ts'

const UPLOAD_SCOPE = 'https://www.googleapis.com/auth/youtube.upload'
const READ_SCOPE = 'https://www.googleapis.com/auth/youtube.readonly'
const NEEDED = [UPLOAD_SCOPE, READ_SCOPE]
const YOUTUBE_SCOPES = ['openid', 'email', 'profile', ...NEEDED]

const TokenAnswer = z.object({ ...TOKEN_ANSWER, refresh_token_expires_in: z.number().optional() })

export function authorizeUrl({ clientId, addresses }: YouTubeContext, request: AuthorizeRequest): URL {
  const { redirectUri, state, codeVerifier, loginHint } = request
  const url = new URL('/o/oauth2/v2/auth', addresses.accounts)
  url.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: YOUTUBE_SCOPES.join(' '),
    state,
    // A refresh token requires `offline`. On reconnecting, a new refresh token requires `prompt=consent`.
    access_type: 'offline',
    prompt: 'select_account consent',
    include_granted_scopes: 'true',
    code_challenge: challengeOf(codeVerifier),
    code_challenge_method: 'S256',
    ...(loginHint === undefined ? {} : { login_hint: loginHint }),
  }).toString()
  return url
}

export async function exchange(context: YouTubeContext, request: ExchangeRequest): Promise<Tokens> {
  const { code, redirectUri, codeVerifier, signal } = request
  const { clientId, clientSecret } = context
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: redirectUri,
    code_verifier: codeVerifier,
  }
  const tokens = tokensOf(await askForTokens(context, form, signal), context.now())
  const missing = NEEDED.filter((scope) => !tokens.scopes.includes(scope))
  if (missing.length > 0) {
    const text = missing.includes(UPLOAD_SCOPE)
      ? 'Please tick the YouTube upload permission.'
      : 'Please tick the permission to see your YouTube account.'
    throw new PlatformError({ kind: 'reconnect_required', code: 'scope_missing', text })
  }
  if (tokens.refreshToken === undefined) {
    const text = 'Google didn’t grant permanent access. Connect again and approve every permission.'
    throw new PlatformError({ kind: 'reconnect_required', code: 'no_refresh_token', text })
  }
  return tokens
}

export async function refresh(context: YouTubeContext, tokens: Tokens, signal: AbortSignal): Promise<Tokens> {
  const { clientId, clientSecret } = context
  const form = {
    grant_type: 'refresh_token',
    client_id: clientId,
    client_secret: clientSecret,
    refresh_token: tokens.refreshToken,
  }
  const fresh = tokensOf(await askForTokens(context, form, signal), context.now())
  // Google usually sends no refresh token, because the current one stays valid.
  return keepUnsent(fresh, tokens)
}

export async function revoke(context: YouTubeContext, { tokens }: AccountAccess, signal: AbortSignal): Promise<void> {
  const url = new URL('/revoke', context.addresses.tokens)
  url.searchParams.set('token', tokens.refreshToken ?? tokens.accessToken)
  const answer = await context.send({ method: 'POST', url, form: {}, signal, isRepeatable: true })
  if (answer.status === 200) return
  const error = googleTokenError(answer, context.now())
  // These errors mean that the grant has already ended.
  if (error.code === 'invalid_token' || error.code === 'invalid_grant') return
  throw error
}

async function askForTokens(
  context: YouTubeContext,
  form: Readonly<Record<string, string | undefined>>,
  signal: AbortSignal,
): Promise<Answer> {
  const url = new URL('/token', context.addresses.tokens)
  const answer = await context.send({ method: 'POST', url, form, signal, isRepeatable: true })
  if (answer.status !== 200) throw googleTokenError(answer, context.now())
  return answer
}

function tokensOf(answer: Answer, nowMs: number): Tokens {
  const read = parseAnswer(TokenAnswer, answer)
  return toTokens(read, { nowMs, refreshSeconds: read.refresh_token_expires_in, separator: ' ' })
}
