import type { FastifyInstance } from 'fastify'
import { escape, hiddenFields, sendPage } from '../stand-in/page.ts'
import type { Codes } from './codes.ts'

/** The parameters of the client's request, which the consent page carries in hidden fields. */
const CARRIED = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
] as const
type ConsentParams = Partial<Record<(typeof CARRIED)[number] | 'email' | 'name' | 'decision', string>>

/**
 * Serves the page on which a user chooses an account and lets the client see it. The form then redirects to the client.
 */
export function serveConsent(app: FastifyInstance, { clientId, codes }: { clientId: string; codes: Codes }): void {
  app.get('/authorize', async (request, reply) => {
    const params = request.query as ConsentParams
    const fault = faultOf(params, clientId)
    if (fault !== undefined) return reply.code(400).type('text/plain; charset=utf-8').send(fault)
    return sendPage(reply, { title: 'Sandbox sign-in', standsFor: 'Google', content: form(params) })
  })
  app.post('/authorize', async (request, reply) => {
    const params = request.body as ConsentParams
    const fault = faultOf(params, clientId)
    if (fault !== undefined) return reply.code(400).type('text/plain; charset=utf-8').send(fault)
    const back = new URL(params.redirect_uri!)
    if (params.state !== undefined) back.searchParams.set('state', params.state)
    const email = params.email?.trim().toLowerCase() ?? ''
    if (params.decision !== 'allow' || email === '') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The sign-in was cancelled')
      return reply.redirect(back.href, 303)
    }
    const name = params.name?.trim() || email.split('@')[0]!
    const { redirect_uri: redirectUri = '', code_challenge: codeChallenge = '', nonce } = params
    back.searchParams.set('code', codes.issue({ person: { email, name }, redirectUri, codeChallenge, nonce }))
    return reply.redirect(back.href, 303)
  })
}

function faultOf(params: ConsentParams, clientId: string): string | undefined {
  if (params.client_id !== clientId) return 'Unknown client_id.'
  if (!URL.canParse(params.redirect_uri ?? '')) return 'redirect_uri is missing.'
  if (params.response_type !== 'code') return 'response_type must be code.'
  if (!params.scope?.split(' ').includes('openid')) return 'scope must contain openid.'
  if (!params.code_challenge || params.code_challenge_method !== 'S256') return 'A code_challenge with S256 is needed.'
  return undefined
}

function form(params: ConsentParams): string {
  const carried = hiddenFields(Object.fromEntries(CARRIED.map((name) => [name, params[name]])))
  const client = escape(new URL(params.redirect_uri!).host)
  return `<form method="post" action="/authorize">${carried}<h1>Who are you today?</h1><p>${client} wants to know your name and email address. Any will do.</p><label>Email address<input type="email" name="email" required autofocus autocomplete="off" value="ada@example.com"></label><label>Name<input name="name" autocomplete="off" value="Ada Lovelace"></label><div class="buttons"><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">Continue</button></div></form>`
}
