import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from '../wire/escape-html.ts'

const STYLE = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;background:#faf7f2;color:#191522;font:16px/1.55 system-ui,sans-serif}main{box-sizing:border-box;width:min(26rem,calc(100vw - 2rem));padding:2.25rem;border-radius:1rem;background:#fff;text-align:center}h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.3}p{margin:0 0 1.5rem;color:#5a5266}button{padding:.8rem 1.6rem;border:0;border-radius:.65rem;background:#ffac4a;color:#1d1003;font:inherit;font-weight:600;cursor:pointer}button:focus-visible{outline:3px solid #5a31c9;outline-offset:2px}@media(prefers-color-scheme:dark){body{background:#0b0a11;color:#f7f2ea}main{background:#14121c}p{color:#b9b1c0}button:focus-visible{outline-color:#c5afff}}`
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/**
 * Sends the page for a link that leads to the service itself. The page shows a button, because mail scanners do not
 * press buttons.
 */
export function sendConfirmPage(
  reply: FastifyReply,
  { link, type, redirectTo }: { link: string; type: string; redirectTo: string },
): FastifyReply {
  const fields = Object.entries({ token_hash: link, type, redirect_to: redirectTo })
  const inputs = fields.map(([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`)
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Confirm</title><style>${STYLE}</style></head><body><main><h1>Is this you?</h1><p>Confirm, and you’ll be taken back.</p><form method="post">${inputs.join('')}<button>Confirm</button></form></main></body></html>`
  return reply
    .type('text/html; charset=utf-8')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
    )
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .send(html)
}
