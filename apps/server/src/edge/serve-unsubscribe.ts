import { escapeHtml } from '@dayreel/auth/base'
import { MAIL_KINDS } from '@dayreel/catalogue'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#lib/app-error.ts'
import { chooseMail } from '#mail/mail-choices.ts'
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from '#mail/unsubscribe-link.ts'
import type { Services } from '#services'
import { pagePolicy } from './security-headers.ts'

/**
 * Mails of a kind are unsubscribed from with one click: a mail program posts to the address in the header (RFC 8058), a person presses
 * the button of the page. Looking at the page changes nothing, since programs that check links look at it, too.
 */
export function serveUnsubscribe(app: FastifyInstance, { db, sealing }: Services): void {
  const read = (query: unknown) => {
    const found = readUnsubscribeToken(sealing, (query as { token?: unknown }).token)
    if (found === undefined) throw new AppError('not_found', { message: 'This link is not whole. Copy all of it.' })
    return { ...found, title: MAIL_KINDS.find(({ kind }) => kind === found.kind)!.title }
  }
  void app.register(async (scope) => {
    // Mail programs send a form, whose one field says nothing that the address does not.
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null, undefined))
    })
    scope.get(UNSUBSCRIBE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const { title } = read(request.query)
      const button = '<form method="post"><button>No more of these mails</button></form>'
      return page(reply, `<h1>Mails: ${escapeHtml(title)}</h1><p>Do you want no more mails of this kind?</p>${button}`)
    })
    scope.post(UNSUBSCRIBE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const { accountId, kind, title } = read(request.query)
      // An account that is gone gets no mails anyway.
      await chooseMail(db, { accountId, kind, isOn: false }).catch((error: unknown) => {
        if (!isForeignKey(error)) throw error
      })
      const words = 'You get no more mails of this kind. You can change this in your account’s settings.'
      return page(reply, `<h1>Mails: ${escapeHtml(title)}</h1><p>${words}</p>`)
    })
  })
}

const FOREIGN_KEY = '23503'
function isForeignKey(error: unknown): boolean {
  const { cause, code } = error as { cause?: { code?: string }; code?: string }
  return (cause?.code ?? code) === FOREIGN_KEY
}

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}
h1{font-size:1.5rem}
button{font:inherit;padding:.75rem 1.5rem;border-radius:.6rem;border:1px solid currentColor}
`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

function page(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('content-security-policy', pagePolicy({ styles: [STYLE_HASH] }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Mails · Dayreel</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`,
    )
}
