import type { FastifyInstance } from 'fastify'
import { escape, hiddenFields, sendFaultPage, sendPage } from '../stand-in/page.ts'
import { isRegistered } from '../stand-in/redirects.ts'
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
] as const
type Asked = Partial<Record<(typeof CARRIED)[number] | 'account' | 'audience' | 'granted' | 'decision', string>>

const PATH = '/v2/auth/authorize/'
const CODE_LIFE_SECONDS = 600

/** The page on which somebody lets an app post for them: allow, deny, or untick a permission; their account is public or private. */
export function serveConsent(app: FastifyInstance, state: TikTokState): void {
  app.get(PATH, async (request, reply) => {
    const asked = request.query as Asked
    const fault = faultOf(state, asked)
    if (fault !== undefined) return sendFaultPage(reply, 'TikTok', fault)
    return sendPage(reply, { title: 'Sandbox: connect TikTok', standsFor: 'TikTok', content: form(asked) })
  })
  app.post(PATH, async (request, reply) => {
    const asked = request.body as Asked
    const fault = faultOf(state, asked)
    if (fault !== undefined) return sendFaultPage(reply, 'TikTok', fault)
    const back = new URL(asked.redirect_uri!)
    back.searchParams.set('state', asked.state ?? '')
    const account = asked.account?.trim().toLowerCase() ?? ''
    if (asked.decision !== 'allow' || account === '') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'User cancelled the authorization')
      return reply.redirect(back.href, 303)
    }
    const creator = creatorOf(account, asked.audience !== 'public')
    state.creators.set(account, creator)
    const wanted = new Set(asked.scope?.split(','))
    const scopes = (asked.granted ?? '').split(' ').filter((scope) => wanted.has(scope))
    const grant = { account, scopes, redirectUri: asked.redirect_uri!, hexChallenge: asked.code_challenge }
    back.searchParams.set('code', state.tokens.issue('code', grant, CODE_LIFE_SECONDS))
    back.searchParams.set('scopes', scopes.join(','))
    return reply.redirect(back.href, 303)
  })
}

function faultOf({ clientKey, redirectUris }: TikTokState, asked: Asked): string | undefined {
  if (asked.client_key !== clientKey) return 'client_key: unauthorized_client'
  if (!isRegistered(asked.redirect_uri, redirectUris)) return 'redirect_uri: invalid_request'
  if (asked.response_type !== 'code') return 'unsupported_response_type'
  if (!asked.scope || /\s/.test(asked.scope)) return 'invalid_scope: scopes are separated by commas.'
  if (!asked.state) return 'invalid_request: state is missing.'
  return undefined
}

function form(asked: Asked): string {
  const carried = hiddenFields(Object.fromEntries(CARRIED.map((name) => [name, asked[name]])))
  const client = escape(new URL(asked.redirect_uri!).host)
  const ticks = (asked.scope ?? '')
    .split(',')
    .map(escape)
    .map(
      (scope) => `<label class="tick"><input type="checkbox" name="granted" value="${scope}" checked>${scope}</label>`,
    )
  return `<form method="post" action="${PATH}">${carried}<h1>Connect a TikTok account</h1><p>${client} wants to post for you. Any account will do.</p><label>Account<input name="account" required autofocus autocomplete="off" value="ada"></label><label>This account is<select name="audience"><option value="private">private</option><option value="public">public</option></select></label><fieldset><legend>May</legend>${ticks.join('')}</fieldset><div class="buttons"><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">Continue</button></div></form>`
}
