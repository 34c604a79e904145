import type { FastifyInstance } from 'fastify'
import { isRegistered } from '../stand-in/redirects.ts'
import { serveConsentPage, type ConsentParams } from '../stand-in/serve-consent-page.ts'
import { creatorOf, type TikTokState } from './tiktok-state.ts'

const CARRIED = [
  'client_key',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'disable_auto_auth',
  'code_challenge',
  'code_challenge_method',
]
const CODE_LIFE_SECONDS = 600
const FIELDS =
  '<label>Account<input name="account" required autofocus autocomplete="off" value="ada"></label><label>This account is<select name="audience"><option value="private">private</option><option value="public">public</option></select></label>'

/**
 * Serves the consent page on which a user lets an app post. The user chooses whether the account is public or private.
 */
export function serveConsent(app: FastifyInstance, state: TikTokState): void {
  serveConsentPage(app, {
    standsFor: 'TikTok',
    path: '/v2/auth/authorize/',
    carried: CARRIED,
    separator: ',',
    faultOf: (params) => faultOf(state, params),
    heading: 'Connect a TikTok account',
    wish: 'wants to post for you.',
    fields: () => FIELDS,
    allowLabel: 'Continue',
    onDeny: { error: 'access_denied', error_description: 'User cancelled the authorization' },
    onAllow({ params, account, scopes }) {
      state.creators.set(account, creatorOf(account, params['audience'] !== 'public'))
      const grant = { account, scopes, redirectUri: params['redirect_uri']!, hexChallenge: params['code_challenge'] }
      return { code: state.tokens.issue('code', grant, CODE_LIFE_SECONDS), scopes: scopes.join(',') }
    },
  })
}

function faultOf({ clientKey, redirectUris }: TikTokState, params: ConsentParams): string | undefined {
  if (params['client_key'] !== clientKey) return 'client_key: unauthorized_client'
  if (!isRegistered(params['redirect_uri'], redirectUris)) return 'redirect_uri: invalid_request'
  if (params['response_type'] !== 'code') return 'unsupported_response_type'
  if (!params['scope'] || /\s/.test(params['scope'])) return 'invalid_scope: scopes are separated by commas.'
  if (!params['state']) return 'invalid_request: state is missing.'
  return undefined
}
