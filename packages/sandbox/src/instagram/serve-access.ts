import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DAY_SECONDS } from '../stand-in/durations.ts'
import { authorize, fieldsOf, refuse, shownToken, type InstagramState, type MetaGrant } from './instagram-state.ts'

const SHORT_SECONDS = 3_600
const LONG_SECONDS = 5_183_944
const FOREVER_SECONDS = 3_000_000_000

/** Serves the tokens of both login types, their permissions and their accounts. */
export function serveAccess(app: FastifyInstance, state: InstagramState): void {
  const { tokens, appId, appSecret } = state
  const exchange = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const fields = fieldsOf(request)
    if (fields['client_id'] !== appId || fields['client_secret'] !== appSecret) {
      return refuse(reply, 1, undefined, 'Error validating client secret.')
    }
    if (fields['grant_type'] === 'fb_exchange_token') {
      const grant = tokens.find('access', fields['fb_exchange_token'])
      if (grant === undefined) return refuse(reply, 190, 463, 'Session has expired.')
      return answerOf({ ...grant, kind: 'long' }, LONG_SECONDS)
    }
    const grant = tokens.take('code', fields['code'])
    if (grant === undefined) return refuse(reply, 100, 36_009, 'This authorization code has been used.')
    if (grant.redirectUri !== fields['redirect_uri'])
      return refuse(reply, 100, 36_008, 'Error validating redirect_uri.')
    return answerOf(grant, SHORT_SECONDS)
  }
  app.get('/:version/oauth/access_token', exchange)
  app.post('/:version/oauth/access_token', exchange)
  app.get('/:version/debug_token', async (request, reply) => {
    if (shownToken(request) !== `${appId}|${appSecret}`)
      return refuse(reply, 190, undefined, 'Invalid app access token.')
    const grant = tokens.find('access', fieldsOf(request)['input_token'])
    if (grant === undefined) return { data: { is_valid: false, app_id: appId, scopes: [] } }
    const { scopes, person } = grant
    return { data: { is_valid: true, app_id: appId, user_id: person.userId, scopes } }
  })
  app.get('/:version/me/permissions', async (request, reply) => {
    const grant = authorize(state, request, reply)
    if (grant === undefined) return reply
    return { data: grant.scopes.map((permission) => ({ permission, status: 'granted' })) }
  })
  app.delete('/:version/:id/permissions', async (request, reply) => {
    const grant = authorize(state, request, reply)
    if (grant === undefined) return reply
    tokens.end(grant.account)
    return { success: true }
  })
  app.get('/:version/me/accounts', async (request, reply) => {
    const grant = authorize(state, request, reply, /^pages_show_list$/)
    if (grant === undefined) return reply
    return { data: grant.person.has === 'no-page' ? [] : [pageOf(grant)], paging: { cursors: {} } }
  })
  for (const path of ['/:version/me/businesses', '/:version/:id/owned_pages', '/:version/:id/client_pages']) {
    app.get(path, async (request, reply) => {
      const grant = authorize(state, request, reply, /^business_management$/)
      return grant === undefined ? reply : { data: [] }
    })
  }
  app.get('/:version/me', async (request, reply) => {
    const grant = authorize(state, request, reply)
    if (grant === undefined) return reply
    const { userId, pageId, igId, username, has } = grant.person
    if (grant.kind === 'page') return { id: pageId, name: `${username}'s Page` }
    if (grant.via === 'facebook') return { id: userId, name: username }
    const account_type = has === 'professional' ? 'BUSINESS' : 'PERSONAL'
    return { id: userId, user_id: igId, username, name: username, account_type }
  })
  // The token exchange of Instagram Login.
  app.post('/oauth/access_token', async (request, reply) => {
    const fields = fieldsOf(request)
    const refusal = (message: string): FastifyReply =>
      reply.code(400).send({ error_type: 'OAuthException', code: 400, error_message: message })
    if (fields['client_id'] !== appId || fields['client_secret'] !== appSecret) return refusal('Invalid client secret')
    const grant = tokens.take('code', fields['code'])
    if (grant === undefined) return refusal('This authorization code has been used')
    if (grant.redirectUri !== fields['redirect_uri']) return refusal('Error validating redirect_uri')
    const { access_token } = answerOf(grant, SHORT_SECONDS)
    return { data: [{ access_token, user_id: grant.person.igId, permissions: grant.scopes.join(',') }] }
  })
  app.get('/access_token', async (request, reply) => {
    const fields = fieldsOf(request)
    const grant = tokens.find('access', fields['access_token'])
    if (grant === undefined) return refuse(reply, 190, 463, 'Session has expired.')
    if (fields['client_secret'] !== appSecret) return refuse(reply, 101, undefined, 'Invalid client secret')
    return answerOf({ ...grant, kind: 'long' }, LONG_SECONDS)
  })
  app.get('/refresh_access_token', async (request, reply) => {
    const token = shownToken(request)
    const grant = tokens.find('access', token)
    if (grant === undefined || grant.kind !== 'long') return refuse(reply, 190, 463, 'Session has expired.')
    if (tokens.ageSeconds(token!) < DAY_SECONDS) return refuse(reply, 100, undefined, 'The token is too young.')
    return answerOf(grant, LONG_SECONDS)
  })

  function answerOf(
    grant: MetaGrant,
    seconds: number,
  ): { access_token: string; token_type: string; expires_in: number } {
    return { access_token: tokens.issue('access', grant, seconds), token_type: 'bearer', expires_in: seconds }
  }

  function pageOf(grant: MetaGrant): unknown {
    const { pageId, igId, username, has } = grant.person
    const access_token = tokens.issue('access', { ...grant, kind: 'page' }, FOREVER_SECONDS)
    const linked = { id: igId, username, name: `${username} (sandbox)` }
    return {
      id: pageId,
      name: `${username}'s Page`,
      access_token,
      tasks: ['CREATE_CONTENT', 'MANAGE'],
      ...(has === 'professional' ? { instagram_business_account: linked } : {}),
    }
  }
}
