import { escapeHtml } from '@dayreel/auth/base'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#lib/app-error.ts'
import { isOfThisMachine } from '#lib/is-of-this-machine.ts'
import { listMails, readMail, type WaitingMail } from '#mail/mailer.ts'
import type { Services } from '#services'
import { pagePolicy } from './security-headers.ts'

export const OUTBOX_PATH = '/outbox'
const SHOWN = 100
const Params = z.object({ id: z.uuid() })

/** The page that stands in for everybody's mailbox, where no mail server is configured. Exists only on loopback. */
export function serveOutbox(app: FastifyInstance, { db, sealing, config }: Services): void {
  if (!config.isLoopback || config.mail.smtpUrl !== undefined) return
  app.get(OUTBOX_PATH, { schema: { hide: true }, onRequest: refuseStrangers }, async (_request, reply) => {
    const mails = await listMails(db, sealing, SHOWN)
    return reply
      .header('content-security-policy', `${pagePolicy({ styles: [STYLE_HASH] })}; frame-src 'self'`)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(pageOf(mails))
  })
  app.get(`${OUTBOX_PATH}/:id`, { schema: { hide: true }, onRequest: refuseStrangers }, async (request, reply) => {
    const params = Params.safeParse(request.params)
    const mail = params.success ? await readMail(db, sealing, params.data.id) : undefined
    if (mail === undefined) throw new AppError('not_found')
    return (
      reply
        // As a mail program shows it: pictures and styles, but no scripts, forms or frames.
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

function pageOf(mails: readonly WaitingMail[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Outbox (sandbox) · Dayreel</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1>
<p class="note"><strong>Sandbox.</strong> No mail server is configured, so nothing is really sent: every mail of this
installation is shown here instead, newest first. Set SMTP_URL to send mail.</p>
${mails.length === 0 ? '<p>There is no mail yet.</p>' : mails.map(articleOf).join('\n')}
</body></html>`
}

function articleOf({ id, to, subject, text, createdAt }: WaitingMail): string {
  return `<article><header><h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)} · <time datetime="${createdAt.toISOString()}">${createdAt.toISOString().replace('T', ' ').slice(0, 19)} UTC</time></p>
</header><iframe src="${OUTBOX_PATH}/${id}" title="${escapeHtml(subject)}"></iframe>
<details><summary>Plain text</summary><pre>${escapeHtml(text)}</pre></details></article>`
}
