import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Codes } from './codes.ts'
import type { IdTokens } from './id-tokens.ts'

type TokenOptions = { clientId: string; clientSecret: string; codes: Codes; idTokens: IdTokens }
type TokenRequest = Partial<
  Record<'grant_type' | 'code' | 'redirect_uri' | 'code_verifier' | 'client_id' | 'client_secret', string>
>

/** Serves the exchange of a code for tokens, and the account of an access token. */
export function serveTokens(app: FastifyInstance, { clientId, clientSecret, codes, idTokens }: TokenOptions): void {
  app.post('/token', async (request, reply) => {
    const body = request.body as TokenRequest
    const shown = credentialsOf(request, body)
    if (shown.id !== clientId || shown.secret !== clientSecret) {
      return reply.code(401).header('www-authenticate', 'Basic').send({ error: 'invalid_client' })
    }
    if (body.grant_type !== 'authorization_code') return reply.code(400).send({ error: 'unsupported_grant_type' })
    const granted = codes.take(body.code ?? '')
    const challenge = createHash('sha256')
      .update(body.code_verifier ?? '')
      .digest('base64url')
    if (granted === undefined || granted.redirectUri !== body.redirect_uri || granted.codeChallenge !== challenge) {
      return reply.code(400).send({ error: 'invalid_grant' })
    }
    const accessToken = codes.issueAccessToken(granted.person)
    const about = { accessToken, ...(granted.nonce === undefined ? {} : { nonce: granted.nonce }) }
    reply.header('cache-control', 'no-store')
    return {
      access_token: accessToken,
      token_type: 'Bearer',
      expires_in: 3599,
      scope: 'openid email profile',
      id_token: await idTokens.mint(granted.person, about),
    }
  })
  app.get('/userinfo', async (request, reply) => {
    const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
    const person = codes.personOf(token ?? '')
    if (person === undefined) return reply.code(401).send({ error: 'invalid_token' })
    return idTokens.claimsOf(person)
  })
}

function credentialsOf(request: FastifyRequest, body: TokenRequest): { id: string; secret: string } {
  const basic = /^Basic (.+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (basic === undefined) return { id: body.client_id ?? '', secret: body.client_secret ?? '' }
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent)
  return { id, secret }
}
