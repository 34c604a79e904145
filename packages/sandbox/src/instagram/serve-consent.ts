import type { FastifyInstance } from 'fastify'
import { escape, hiddenFields, sendFaultPage, sendPage } from '../stand-in/page.ts'
import { isRegistered } from '../stand-in/redirects.ts'
import { personOf, type InstagramState, type Person } from './instagram-state.ts'

const CARRIED = ['client_id', 'redirect_uri', 'response_type', 'scope', 'state', 'auth_type', 'force_reauth'] as const
type Asked = Partial<Record<(typeof CARRIED)[number] | 'account' | 'has' | 'granted' | 'decision', string>>

const CODE_LIFE_SECONDS = 3_600

/**
 * The pages on which somebody lets an app post Reels: through Facebook, or Instagram's own. Allow, deny, untick a permission, have a
 * personal account only, or no Page.
 */
export function serveConsent(app: FastifyInstance, state: InstagramState): void {
  for (const [path, via] of [
    ['/:version/dialog/oauth', 'facebook'],
    ['/oauth/authorize', 'instagram'],
  ] as const) {
    app.get(path, async (request, reply) => {
      const asked = request.query as Asked
      const fault = faultOf(state, asked)
      if (fault !== undefined) return sendFaultPage(reply, 'Instagram', fault)
      const content = form(asked, request.url.split('?')[0]!)
      return sendPage(reply, { title: 'Sandbox: connect Instagram', standsFor: 'Instagram', content })
    })
    app.post(path, async (request, reply) => {
      const asked = request.body as Asked
      const fault = faultOf(state, asked)
      if (fault !== undefined) return sendFaultPage(reply, 'Instagram', fault)
      const back = new URL(asked.redirect_uri!)
      const account = asked.account?.trim().toLowerCase() ?? ''
      if (asked.decision !== 'allow' || account === '') {
        back.searchParams.set('error', 'access_denied')
        back.searchParams.set('error_reason', 'user_denied')
        back.searchParams.set('error_description', 'Permissions error')
        back.searchParams.set('state', asked.state ?? '')
        return reply.redirect(back.href, 303)
      }
      const person = personOf(account, (asked.has as Person['has']) ?? 'professional')
      state.persons.set(account, person)
      const wanted = new Set(asked.scope?.split(','))
      const scopes = (asked.granted ?? '').split(' ').filter((scope) => wanted.has(scope))
      const grant = { account, scopes, via, kind: 'short' as const, person, redirectUri: asked.redirect_uri! }
      back.searchParams.set('code', state.tokens.issue('code', grant, CODE_LIFE_SECONDS))
      back.searchParams.set('state', asked.state ?? '')
      return reply.redirect(`${back.href}${via === 'instagram' ? '#_' : ''}`, 303)
    })
  }
}

function faultOf({ appId, redirectUris }: InstagramState, asked: Asked): string | undefined {
  if (asked.client_id !== appId) return 'Invalid App ID'
  if (!isRegistered(asked.redirect_uri, redirectUris)) return 'URL Blocked: the redirect URI is not registered.'
  if (asked.response_type !== 'code') return 'Invalid response_type'
  if (!asked.scope || /\s/.test(asked.scope)) return 'Invalid Scopes: they are separated by commas.'
  return undefined
}

function form(asked: Asked, action: string): string {
  const carried = hiddenFields(Object.fromEntries(CARRIED.map((name) => [name, asked[name]])))
  const client = escape(new URL(asked.redirect_uri!).host)
  const ticks = (asked.scope ?? '')
    .split(',')
    .map(escape)
    .map(
      (scope) => `<label class="tick"><input type="checkbox" name="granted" value="${scope}" checked>${scope}</label>`,
    )
  return `<form method="post" action="${escape(action)}">${carried}<h1>Connect an Instagram account</h1><p>${client} wants to post Reels for you. Any account will do.</p><label>Account<input name="account" required autofocus autocomplete="off" value="ada"></label><label>It is<select name="has"><option value="professional">a professional account</option><option value="personal">a personal account</option><option value="no-page">without a Facebook Page</option></select></label><fieldset><legend>May</legend>${ticks.join('')}</fieldset><div class="buttons"><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">Continue</button></div></form>`
}
