import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { YouTubeGrant, YouTubeState } from './youtube-state.ts'

const ACCESS_SECONDS = 3_599
/** Seconds until a refresh token expires: half a year, as for an unused token at Google. */
const REFRESH_SECONDS = 180 * 86_400

type TokenRequest = Partial<
  Record<
    | 'grant_type'
    | 'code'
    | 'redirect_uri'
    | 'code_verifier'
    | 'client_id'
    | 'client_secret'
    | 'refresh_token'
    | 'token',
    string
  >
>

export function serveTokens(app: FastifyInstance, state: YouTubeState): void {
  const { tokens, clientId, clientSecret } = state
  app.post('/token', async (request, reply) => {
    const body = (request.body ?? {}) as TokenRequest
    if (body.client_id !== clientId || body.client_secret !== clientSecret) {
      return refuse(reply, 'invalid_client', 'The provided client secret is invalid.', 401)
    }
    reply.header('cache-control', 'no-store')
    if (body.grant_type === 'refresh_token') {
      const grant = tokens.find('refresh', body.refresh_token)
      if (grant === undefined) return refuse(reply, 'invalid_grant', 'Token has been expired or revoked.')
      // The answer contains no refresh token, because the current one stays valid.
      return answerOf(grant)
    }
    if (body.grant_type !== 'authorization_code') return refuse(reply, 'unsupported_grant_type', 'Invalid grant_type')
    const grant = tokens.take('code', body.code)
    if (grant === undefined) return refuse(reply, 'invalid_grant', 'Malformed auth code.')
    if (grant.redirectUri !== body.redirect_uri) return refuse(reply, 'redirect_uri_mismatch', 'Bad Request')
    if (!provesChallenge(grant, body.code_verifier)) return refuse(reply, 'invalid_grant', 'Invalid code verifier.')
    const isLasting = grant.isOffline && grant.isFreshConsent
    return {
      ...answerOf(grant),
      ...(isLasting ? { refresh_token: tokens.issue('refresh', grant, REFRESH_SECONDS) } : {}),
    }
  })
  app.post('/revoke', async (request, reply) => {
    const token = (request.query as TokenRequest).token ?? (request.body as TokenRequest | undefined)?.token
    const grant = tokens.find('access', token) ?? tokens.find('refresh', token)
    if (grant === undefined) return refuse(reply, 'invalid_token', 'Token expired or revoked')
    tokens.end(grant.account)
    state.known.delete(grant.account)
    return {}
  })

  function answerOf(grant: YouTubeGrant): Record<string, unknown> {
    return {
      access_token: tokens.issue('access', grant, ACCESS_SECONDS),
      expires_in: ACCESS_SECONDS,
      scope: grant.scopes.join(' '),
      token_type: 'Bearer',
    }
  }
}

function provesChallenge({ codeChallenge }: YouTubeGrant, verifier = ''): boolean {
  return codeChallenge === undefined || createHash('sha256').update(verifier).digest('base64url') === codeChallenge
}

function refuse(reply: FastifyReply, error: string, description: string, status = 400): FastifyReply {
  return reply.code(status).send({ error, error_description: description })
}
