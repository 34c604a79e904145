import type { FastifyInstance } from 'fastify'
import { escape } from '../stand-in/page.ts'
import { isRegistered } from '../stand-in/redirects.ts'
import { serveConsentPage, type ConsentParams } from '../stand-in/serve-consent-page.ts'
import { channelOf, type YouTubeState } from './youtube-state.ts'

const CARRIED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'access_type',
  'prompt',
  'login_hint',
  'code_challenge',
  'code_challenge_method',
]
const CODE_LIFE_SECONDS = 600

/** Serves the consent page on which a user lets an app post to a channel. The user may also have no channel. */
export function serveConsent(app: FastifyInstance, state: YouTubeState): void {
  serveConsentPage(app, {
    standsFor: 'YouTube',
    path: '/o/oauth2/v2/auth',
    carried: CARRIED,
    separator: ' ',
    faultOf: (params) => faultOf(state, params),
    heading: 'Connect a YouTube channel',
    wish: 'wants to post to your channel.',
    fields,
    labelOf: (scope) => scope.replace('https://www.googleapis.com/auth/', ''),
    allowLabel: 'Allow',
    onDeny: { error: 'access_denied' },
    onAllow({ params, account, scopes }) {
      const grant = {
        account,
        scopes,
        channel: params['channel'] === 'none' ? undefined : channelOf(account),
        redirectUri: params['redirect_uri']!,
        codeChallenge: params['code_challenge'],
        isOffline: params['access_type'] === 'offline',
        isFreshConsent: !state.known.has(account) || (params['prompt'] ?? '').split(' ').includes('consent'),
      }
      state.known.add(account)
      return { code: state.tokens.issue('code', grant, CODE_LIFE_SECONDS), scope: scopes.join(' ') }
    },
  })
}

function faultOf({ clientId, redirectUris }: YouTubeState, params: ConsentParams): string | undefined {
  if (params['client_id'] !== clientId) return 'Error 401: invalid_client. The OAuth client was not found.'
  if (!isRegistered(params['redirect_uri'], redirectUris)) return 'Error 400: redirect_uri_mismatch'
  if (params['response_type'] !== 'code') return 'Error 400: invalid_request. response_type must be code.'
  if (!params['scope']) return 'Error 400: invalid_request. Missing required parameter: scope'
  if (params['code_challenge'] !== undefined && params['code_challenge_method'] !== 'S256') {
    return 'Error 400: invalid_request. code_challenge_method must be S256.'
  }
  return undefined
}

function fields(params: ConsentParams): string {
  const account = escape(params['login_hint'] || 'ada@example.com')
  return `<label>Google account<input type="email" name="account" required autofocus autocomplete="off" value="${account}"></label><label>Channel<select name="channel"><option value="own">The account's own channel</option><option value="none">This account has no channel</option></select></label>`
}
