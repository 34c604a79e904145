import { escapeHtml } from '@dayreel/auth/base'
import { MAIL_KINDS } from '@dayreel/catalogue'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { chooseMail } from '#mail/mail-choices.ts'
import { readUnsubscribeToken, UNSUBSCRIBE_PATH } from '#mail/unsubscribe-link.ts'
import type { Services } from '#services'
import { sendPlainPage } from './send-plain-page.ts'

/**
 * Serves unsubscribing from a kind of mail with one click. A mail program posts to the URL in the mail's header (RFC
 * 8058), and a user presses the button on the page. Opening the page changes nothing, because link scanners open it
 * too.
 */
export function serveUnsubscribe(app: FastifyInstance, { db, sealing }: Services): void {
  const read = (query: unknown) => {
    const found = readUnsubscribeToken(sealing, (query as { token?: unknown }).token)
    if (found === undefined)
      throw new AppError('not_found', { message: 'This link is incomplete. Copy the whole link.' })
    return { ...found, title: MAIL_KINDS.find(({ kind }) => kind === found.kind)!.title }
  }
  void app.register(async (scope) => {
    // Mail programs post a form. It is ignored, because its only field adds nothing to the URL.
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      payload.on('end', () => done(null, undefined))
    })
    scope.get(UNSUBSCRIBE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const { title } = read(request.query)
      const button = '<form method="post"><button>Unsubscribe</button></form>'
      return sendPlainPage(
        reply,
        'Mails',
        `<h1>Emails: ${escapeHtml(title)}</h1><p>Do you want to unsubscribe from these emails?</p>${button}`,
      )
    })
    scope.post(UNSUBSCRIBE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const { accountId, kind, title } = read(request.query)
      // The account may have been deleted. It gets no mails then.
      await chooseMail(db, { accountId, kind, isOn: false }).catch((error: unknown) => {
        if (!isForeignKey(error)) throw error
      })
      const words = 'You’re unsubscribed from these emails. You can change this in your account settings.'
      return sendPlainPage(reply, 'Mails', `<h1>Emails: ${escapeHtml(title)}</h1><p>${words}</p>`)
    })
  })
}

const FOREIGN_KEY = '23503'
function isForeignKey(error: unknown): boolean {
  const { cause, code } = error as { cause?: { code?: string }; code?: string }
  return (cause?.code ?? code) === FOREIGN_KEY
}
