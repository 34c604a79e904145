import { escapeHtml, isSameSecret } from '@dayreel/auth/base'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#errors/app-error.ts'
import { isOfThisMachine } from '#http/is-of-this-machine.ts'
import { OUTBOX_PATH, outboxSecret } from '#mail/outbox-address.ts'
import { listMails, readMail, type WaitingMail } from '#mail/mailer.ts'
import type { Services } from '#services'
import { pagePolicy } from './security-headers.ts'

const SHOWN = 100
const COOKIE = 'dayreel_outbox'
const COOKIE_SECONDS = 365 * 86_400
const Query = z.object({ secret: z.string().max(100).optional() })
const Params = z.object({ id: z.uuid() })

/**
 * Shows all mails if no mail server is configured. The page exists on loopback only. It is visible only in browsers
 * that have opened the URL printed by `npm start`, because a proxy on this machine may pass on requests from strangers
 * unnoticed.
 */
export function serveOutbox(app: FastifyInstance, { db, sealing, config }: Services): void {
  if (!config.isLoopback || config.mail.smtpUrl !== undefined) return
  const secret = outboxSecret(sealing)
  app.get(OUTBOX_PATH, { schema: { hide: true }, onRequest: refuseStrangers }, async (request, reply) => {
    const { data } = Query.safeParse(request.query)
    if (data?.secret !== undefined && isSameSecret(data.secret, secret)) {
      const flags = `Path=${OUTBOX_PATH}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax`
      return reply.header('set-cookie', `${COOKIE}=${secret}; ${flags}`).redirect(OUTBOX_PATH, 303)
    }
    if (!knowsSecret(request, secret)) return sendPage(reply.code(403), LOCKED)
    const mails = await listMails(db, sealing, SHOWN)
    return sendPage(reply, mailsOf(mails))
  })
  app.get(`${OUTBOX_PATH}/:id`, { schema: { hide: true }, onRequest: refuseStrangers }, async (request, reply) => {
    if (!knowsSecret(request, secret)) throw new AppError('not_found')
    const params = Params.safeParse(request.params)
    const mail = params.success ? await readMail(db, sealing, params.data.id) : undefined
    if (mail === undefined) throw new AppError('not_found')
    return (
      reply
        // As in a mail program, the mail may use pictures and styles but no scripts, forms or frames.
        .header(
          'content-security-policy',
          "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation",
        )
        .header('x-frame-options', 'SAMEORIGIN')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(`<!doctype html><base target="_top">${mail.html}`)
    )
  })
}

async function refuseStrangers(request: FastifyRequest): Promise<void> {
  if (!isOfThisMachine(request)) throw new AppError('not_found')
}

function knowsSecret({ headers }: FastifyRequest, secret: string): boolean {
  const cookies = (headers.cookie ?? '').split('; ')
  return cookies.some((cookie) => isSameSecret(cookie, `${COOKIE}=${secret}`))
}

function sendPage(reply: FastifyReply, body: string): FastifyReply {
  return reply
    .header('content-security-policy', `${pagePolicy({ styles: [STYLE_HASH] })}; frame-src 'self'`)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageOf(body))
}

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}
.note{border:1px solid #c80;border-radius:.5rem;padding:.75rem 1rem}
article{border:1px solid #8886;border-radius:.5rem;margin:1.5rem 0;overflow:hidden}
header{padding:.75rem 1rem;border-bottom:1px solid #8886}
h2{font-size:1.1rem;margin:0}
p{margin:.25rem 0}
iframe{border:0;width:100%;height:26rem;background:#fff}
details{padding:.5rem 1rem;border-top:1px solid #8886}
pre{white-space:pre-wrap;overflow-wrap:anywhere}
`
const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

function pageOf(body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox (sandbox) · Dayreel</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1>
${body}
</body></html>`
}

const LOCKED = `<p class="note"><strong>This browser has not opened the outbox yet.</strong> Open the address of the outbox
that <code>npm start</code> printed in your terminal. It holds a secret, so that nobody else can read these mails. This browser then
remembers it, and links to the outbox work.</p>`

function mailsOf(mails: readonly WaitingMail[]): string {
  const note = `<p class="note"><strong>Sandbox.</strong> No mail server is configured, so nothing is really sent: every mail of this
installation is shown here instead, newest first. Set SMTP_URL to send mail.</p>`
  return [note, ...(mails.length === 0 ? ['<p>There is no mail yet.</p>'] : mails.map(articleOf))].join('\n')
}

function articleOf({ id, to, subject, text, createdAt }: WaitingMail): string {
  return `<article><header><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)} · <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></p>
</header><iframe src="${OUTBOX_PATH}/${id}" title="${escapeHtml(subject)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details></article>`
}
