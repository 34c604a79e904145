import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { pagePolicy } from './security-headers.ts'

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}
h1{font-size:1.5rem}
code{overflow-wrap:anywhere}
button{font:inherit;padding:.75rem 1.5rem;border-radius:.6rem;border:1px solid currentColor}
`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/**
 * Sends a short page that works without scripts.
 *
 * @param body HTML. The caller must escape texts from outside.
 */
export function sendPlainPage(reply: FastifyReply, title: string, body: string): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy({ styles: [STYLE_HASH] }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title} · Dayreel</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    )
}
