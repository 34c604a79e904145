import { createTransport } from 'nodemailer'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { handle, type JobContext, type JobHandler } from '#jobs/handle.ts'
import { sendMail } from '#jobs/send-mail.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { forgetMail, readMail } from './mailer.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 30_000
const HIDDEN = '[hidden]'
/**
 * A local part of at most this length is not removed from error messages, because it could be part of an ordinary word.
 */
const MIN_LOCAL_CHARACTERS = 3

type Dependencies = { db: Db; sealing: Sealing; config: Pick<Config, 'mail' | 'siteUrl'> }

/** Creates the handler that sends mails to the mail server. A mail is retried until the server accepts it. */
export function createMailDelivery(): JobHandler<Dependencies> {
  let transport: ReturnType<typeof createTransport> | undefined
  return handle(
    sendMail,
    async ({ mailId }, { services: { db, sealing, config } }: JobContext<Dependencies>) => {
      const mail = await readMail(db, sealing, mailId)
      if (mail === undefined || config.mail.smtpUrl === undefined) return
      transport ??= createTransport({
        url: config.mail.smtpUrl,
        connectionTimeout: CONNECT_TIMEOUT_MS,
        socketTimeout: SILENCE_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      const { to, subject, text, html, unsubscribe } = mail
      // The message id is the same in every attempt, so that the mail server can detect a mail that it has already
      // accepted although its reply was lost.
      const messageId = `<${mailId}@${new URL(config.siteUrl).hostname}>`
      const message = {
        from: config.mail.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      }
      await transport.sendMail(message).catch((error: unknown) => {
        throw withoutAddress(error, to)
      })
      await forgetMail(db, mailId)
    },
    // The row of a failed mail is kept, so that the operator can send the mail again.
  )
}

/** Returns the mail server's error without the recipient, because servers often repeat the address. */
function withoutAddress(error: unknown, address: string): Error {
  const message = error instanceof Error ? error.message : String(error)
  const [local = ''] = address.split('@')
  const known = local.length > MIN_LOCAL_CHARACTERS ? [address, local] : [address]
  const hidden = known
    .reduce((text, part) => text.replaceAll(part, HIDDEN), message)
    .split(/\s+/)
    .map((word) => (word.includes('@') ? HIDDEN : word))
    .join(' ')
  return new Error(hidden)
}

function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
