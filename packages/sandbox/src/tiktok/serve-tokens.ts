import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { TikTokGrant, TikTokState } from './tiktok-state.ts'

const ACCESS_SECONDS = 7_200
const REFRESH_SECONDS = 15_552_000

type TokenRequest = Partial<
  Record<
    | 'grant_type'
    | 'client_key'
    | 'client_secret'
    | 'code'
    | 'redirect_uri'
    | 'code_verifier'
    | 'refresh_token'
    | 'token',
    string
  >
>

/**
 * Serves tokens with a lifetime of two hours. Every refresh issues a new refresh token and invalidates the previous
 * one.
 */
export function serveTokens(app: FastifyInstance, state: TikTokState): void {
  const { tokens, creators, clientKey, clientSecret } = state
  app.post('/v2/oauth/token/', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
      return refuse(reply, 'invalid_request', 'Only `application/x-www-form-urlencoded` is supported.')
    }
    const body = request.body as TokenRequest
    if (body.client_key !== clientKey || body.client_secret !== clientSecret) {
      return refuse(reply, 'invalid_client', 'Client key or secret is incorrect.')
    }
    if (body.grant_type === 'refresh_token') {
      const grant = tokens.take('refresh', body.refresh_token)
      if (grant === undefined) return refuse(reply, 'invalid_grant', 'Refresh token is invalid or expired.')
      return answerOf(grant)
    }
    if (body.grant_type !== 'authorization_code') return refuse(reply, 'unsupported_grant_type', 'Unknown grant type.')
    const grant = tokens.take('code', body.code)
    if (grant === undefined) return refuse(reply, 'invalid_grant', 'Authorization code is expired.')
    if (grant.redirectUri !== body.redirect_uri) return refuse(reply, 'invalid_request', 'Redirect_uri is not matched.')
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('hex')
    if (grant.hexChallenge !== undefined && grant.hexChallenge !== challenge) {
      return refuse(reply, 'invalid_grant', 'Code verifier or code challenge is invalid.')
    }
    return answerOf(grant)
  })
  app.post('/v2/oauth/revoke/', async (request, reply) => {
    const body = (request.body ?? {}) as TokenRequest
    const grant = tokens.find('access', body.token)
    if (grant === undefined) return refuse(reply, 'invalid_request', 'Token is invalid.')
    tokens.end(grant.account)
    return reply.send('')
  })

  function answerOf(grant: TikTokGrant): Record<string, unknown> {
    return {
      open_id: creators.get(grant.account)?.openId,
      scope: grant.scopes.join(','),
      access_token: tokens.issue('access', grant, ACCESS_SECONDS),
      expires_in: ACCESS_SECONDS,
      refresh_token: tokens.issue('refresh', grant, REFRESH_SECONDS),
      refresh_expires_in: REFRESH_SECONDS,
      token_type: 'Bearer',
    }
  }
}

function refuse(reply: FastifyReply, error: string, description: string): FastifyReply {
  return reply.code(400).send({ error, error_description: description, log_id: 'sandbox' })
}
