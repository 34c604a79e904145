import type { FastifyInstance } from 'fastify'
import { escape, hiddenFields, sendFaultPage, sendPage } from '../stand-in/page.ts'
import { isRegistered } from '../stand-in/redirects.ts'
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
] as const
type Asked = Partial<Record<(typeof CARRIED)[number] | 'account' | 'channel' | 'granted' | 'decision', string>>

const PATH = '/o/oauth2/v2/auth'
const CODE_LIFE_SECONDS = 600

/** The page on which somebody lets an app post to their channel: allow, deny, untick a permission, or have no channel at all. */
export function serveConsent(app: FastifyInstance, state: YouTubeState): void {
  app.get(PATH, async (request, reply) => {
    const asked = request.query as Asked
    const fault = faultOf(state, asked)
    if (fault !== undefined) return sendFaultPage(reply, 'YouTube', fault)
    return sendPage(reply, { title: 'Sandbox: connect YouTube', standsFor: 'YouTube', content: form(asked) })
  })
  app.post(PATH, async (request, reply) => {
    const asked = request.body as Asked
    const fault = faultOf(state, asked)
    if (fault !== undefined) return sendFaultPage(reply, 'YouTube', fault)
    const back = new URL(asked.redirect_uri!)
    if (asked.state !== undefined) back.searchParams.set('state', asked.state)
    const account = asked.account?.trim().toLowerCase() ?? ''
    if (asked.decision !== 'allow' || account === '') {
      back.searchParams.set('error', 'access_denied')
      return reply.redirect(back.href, 303)
    }
    const wanted = new Set(asked.scope?.split(' '))
    const scopes = (asked.granted ?? '').split(' ').filter((scope) => wanted.has(scope))
    const code = state.tokens.issue(
      'code',
      {
        account,
        scopes,
        channel: asked.channel === 'none' ? undefined : channelOf(account),
        redirectUri: asked.redirect_uri!,
        codeChallenge: asked.code_challenge,
        isOffline: asked.access_type === 'offline',
        isFreshConsent: !state.known.has(account) || (asked.prompt ?? '').split(' ').includes('consent'),
      },
      CODE_LIFE_SECONDS,
    )
    state.known.add(account)
    back.searchParams.set('code', code)
    back.searchParams.set('scope', scopes.join(' '))
    return reply.redirect(back.href, 303)
  })
}

function faultOf({ clientId, redirectUris }: YouTubeState, asked: Asked): string | undefined {
  if (asked.client_id !== clientId) return 'Error 401: invalid_client. The OAuth client was not found.'
  if (!isRegistered(asked.redirect_uri, redirectUris)) return 'Error 400: redirect_uri_mismatch'
  if (asked.response_type !== 'code') return 'Error 400: invalid_request. response_type must be code.'
  if (!asked.scope) return 'Error 400: invalid_request. Missing required parameter: scope'
  if (asked.code_challenge !== undefined && asked.code_challenge_method !== 'S256') {
    return 'Error 400: invalid_request. code_challenge_method must be S256.'
  }
  return undefined
}

function form(asked: Asked): string {
  const carried = hiddenFields(Object.fromEntries(CARRIED.map((name) => [name, asked[name]])))
  const client = escape(new URL(asked.redirect_uri!).host)
  const ticks = (asked.scope ?? '').split(' ').map((scope) => {
    const name = escape(scope.replace('https://www.googleapis.com/auth/', ''))
    return `<label class="tick"><input type="checkbox" name="granted" value="${escape(scope)}" checked>${name}</label>`
  })
  const account = escape(asked.login_hint || 'ada@example.com')
  return `<form method="post" action="${PATH}">${carried}<h1>Connect a YouTube channel</h1><p>${client} wants to post to your channel. Any account will do.</p><label>Google account<input type="email" name="account" required autofocus autocomplete="off" value="${account}"></label><label>Channel<select name="channel"><option value="own">The account's own channel</option><option value="none">This account has no channel</option></select></label><fieldset><legend>May</legend>${ticks.join('')}</fieldset><div class="buttons"><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">Allow</button></div></form>`
}
