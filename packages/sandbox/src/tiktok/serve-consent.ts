import type { FastifyInstance } from 'fastify'
import { isRegistered } from '../stand-in/redirects.ts'
import { serveConsentPage, type Asked } from '../stand-in/serve-consent-page.ts'
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
    faultOf: (asked) => faultOf(state, asked),
    heading: 'Connect a TikTok account',
    wish: 'wants to post for you.',
    fields: () => FIELDS,
    allowLabel: 'Continue',
    onDeny: { error: 'access_denied', error_description: 'User cancelled the authorization' },
    onAllow({ asked, account, scopes }) {
      state.creators.set(account, creatorOf(account, asked['audience'] !== 'public'))
      const grant = { account, scopes, redirectUri: asked['redirect_uri']!, hexChallenge: asked['code_challenge'] }
      return { code: state.tokens.issue('code', grant, CODE_LIFE_SECONDS), scopes: scopes.join(',') }
    },
  })
}

function faultOf({ clientKey, redirectUris }: TikTokState, asked: Asked): string | undefined {
  if (asked['client_key'] !== clientKey) return 'client_key: unauthorized_client'
  if (!isRegistered(asked['redirect_uri'], redirectUris)) return 'redirect_uri: invalid_request'
  if (asked['response_type'] !== 'code') return 'unsupported_response_type'
  if (!asked['scope'] || /\s/.test(asked['scope'])) return 'invalid_scope: scopes are separated by commas.'
  if (!asked['state']) return 'invalid_request: state is missing.'
  return undefined
}
