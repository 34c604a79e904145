import type { FastifyInstance } from 'fastify'
import { isRegistered } from '../stand-in/redirects.ts'
import { serveConsentPage, type ConsentParams } from '../stand-in/serve-consent-page.ts'
import { personOf, type InstagramState, type Person } from './instagram-state.ts'

const CARRIED = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'auth_type', 'force_reauth']
const CODE_LIFE_SECONDS = 3_600
const FIELDS =
  '<label>Account<input name="account" required autofocus autocomplete="off" value="ada"></label><label>It is<select name="has"><option value="professional">a professional account</option><option value="personal">a personal account</option><option value="no-page">without a Facebook Page</option></select></label>'

/**
 * Serves the consent pages of Facebook and of Instagram itself. A user may have only a personal account, or no Page.
 */
export function serveConsent(app: FastifyInstance, state: InstagramState): void {
  for (const [path, via, suffix] of [
    ['/:version/dialog/oauth', 'facebook', ''],
    ['/oauth/authorize', 'instagram', '#_'],
  ] as const)
    serveConsentPage(app, {
      standsFor: 'Instagram',
      path,
      carried: CARRIED,
      separator: ',',
      faultOf: (params) => faultOf(state, params),
      heading: 'Connect an Instagram account',
      wish: 'wants to post Reels for you.',
      fields: () => FIELDS,
      allowLabel: 'Continue',
      onDeny: { error: 'access_denied', error_reason: 'user_denied', error_description: 'Permissions error' },
      onAllow({ params, account, scopes }) {
        const person = personOf(account, (params['has'] as Person['has']) ?? 'professional')
        state.persons.set(account, person)
        const grant = { account, scopes, via, kind: 'short' as const, person, redirectUri: params['redirect_uri']! }
        return { code: state.tokens.issue('code', grant, CODE_LIFE_SECONDS) }
      },
      suffix,
    })
}

function faultOf({ appId, redirectUris }: InstagramState, params: ConsentParams): string | undefined {
  if (params['client_id'] !== appId) return 'Invalid App ID'
  if (!isRegistered(params['redirect_uri'], redirectUris)) return 'URL Blocked: the redirect URI is not registered.'
  if (params['response_type'] !== 'code') return 'Invalid response_type'
  if (!params['scope'] || /\s/.test(params['scope'])) return 'Invalid Scopes: they are separated by commas.'
  return undefined
}
