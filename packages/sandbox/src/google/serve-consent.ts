import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Codes } from './codes.ts'

/** What a client asks for, carried through the page. */
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
type Asked = Partial<Record<(typeof CARRIED)[number] | 'email' | 'name' | 'decision', string>>

/** The page on which somebody says who they are, and that the client may know; then back to the client. */
export function serveConsent(app: FastifyInstance, { clientId, codes }: { clientId: string; codes: Codes }): void {
  app.get('/authorize', async (request, reply) => {
    const asked = request.query as Asked
    const fault = faultOf(asked, clientId)
    if (fault !== undefined) return reply.code(400).type('text/plain; charset=utf-8').send(fault)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'`)
      .header('cache-control', 'no-store')
      .send(page(asked))
  })
  app.post('/authorize', async (request, reply) => {
    const asked = request.body as Asked
    const fault = faultOf(asked, clientId)
    if (fault !== undefined) return reply.code(400).type('text/plain; charset=utf-8').send(fault)
    const back = new URL(asked.redirect_uri!)
    if (asked.state !== undefined) back.searchParams.set('state', asked.state)
    const email = asked.email?.trim().toLowerCase() ?? ''
    if (asked.decision !== 'allow' || email === '') {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The sign-in was cancelled')
      return reply.redirect(back.href, 303)
    }
    const name = asked.name?.trim() || email.split('@')[0]!
    const { redirect_uri: redirectUri = '', code_challenge: codeChallenge = '', nonce } = asked
    back.searchParams.set('code', codes.issue({ person: { email, name }, redirectUri, codeChallenge, nonce }))
    return reply.redirect(back.href, 303)
  })
}

function faultOf(asked: Asked, clientId: string): string | undefined {
  if (asked.client_id !== clientId) return 'Unknown client_id.'
  if (!URL.canParse(asked.redirect_uri ?? '')) return 'redirect_uri is missing.'
  if (asked.response_type !== 'code') return 'response_type must be code.'
  if (!asked.scope?.split(' ').includes('openid')) return 'scope must contain openid.'
  if (!asked.code_challenge || asked.code_challenge_method !== 'S256') return 'A code_challenge with S256 is needed.'
  return undefined
}

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f1f3f7;color:#1b1d24;font:16px/1.5 system-ui,sans-serif}main{width:min(27rem,calc(100vw - 2rem));background:#fff;border-radius:1.1rem;overflow:hidden;box-shadow:0 1px 3px #0002,0 12px 40px #0001}.mark{padding:.7rem 2rem;background:#ffe9b8;color:#5c4100;font-size:.9rem}form{padding:1.75rem 2rem 2rem}h1{margin:0 0 .35rem;font-size:1.45rem;line-height:1.25}p{margin:0 0 1.4rem;color:#5a5f6d}label{display:block;margin-bottom:1rem;font-weight:600;font-size:.92rem}input{display:block;width:100%;margin-top:.35rem;padding:.7rem .8rem;border:1px solid #8b90a0;border-radius:.6rem;background:#fff;color:inherit;font:inherit;font-weight:400}.buttons{display:flex;gap:.75rem;justify-content:flex-end;margin-top:1.6rem}button{padding:.7rem 1.3rem;border:1px solid #8b90a0;border-radius:.6rem;background:none;color:inherit;font:inherit;font-weight:600;cursor:pointer}button[value=allow]{border-color:#1a56c4;background:#1a56c4;color:#fff}:focus-visible{outline:3px solid #7ba7ff;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#0f1116;color:#eceef4}main{background:#1a1d25}.mark{background:#4a3a10;color:#ffe3a3}p{color:#a9afbf}input{background:#11141a}}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

function page(asked: Asked): string {
  const carried = CARRIED.flatMap((name) => {
    const value = asked[name]
    return value === undefined ? [] : [`<input type="hidden" name="${name}" value="${escape(value)}">`]
  })
  const client = escape(new URL(asked.redirect_uri!).host)
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Sandbox sign-in</title><style>${STYLE}</style></head><body><main><div class="mark"><strong>Sandbox.</strong> This is not Google. It stands in for it on this machine.</div><form method="post" action="/authorize">${carried.join('')}<h1>Who are you today?</h1><p>${client} wants to know your name and email address. Any will do.</p><label>Email address<input type="email" name="email" required autofocus autocomplete="off" value="ada@example.com"></label><label>Name<input name="name" autocomplete="off" value="Ada Lovelace"></label><div class="buttons"><button name="decision" value="deny" formnovalidate>Cancel</button><button name="decision" value="allow">Continue</button></div></form></main></body></html>`
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
