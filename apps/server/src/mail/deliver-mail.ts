import { createTransport } from 'nodemailer'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { handle, type JobContext, type JobHandler } from '#jobs/handle.ts'
import { sendMail } from '#jobs/send-mail.ts'
import type { Sealing } from '#lib/sealing.ts'
import { forgetMail, readMail } from './mailer.ts'

const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 30_000

type Needed = { db: Db; sealing: Sealing; config: Pick<Config, 'mail' | 'siteUrl'> }

/** Hands mails to the mail server, one try after the other until it takes them. */
export function createMailDelivery(): JobHandler<Needed> {
  let transport: ReturnType<typeof createTransport> | undefined
  return handle(
    sendMail,
    async ({ mailId }, { services: { db, sealing, config } }: JobContext<Needed>) => {
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
      // The same message id on every try lets a mail server notice one that it took although its reply was lost.
      const messageId = `<${mailId}@${new URL(config.siteUrl).hostname}>`
      await transport.sendMail({
        from: config.mail.from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        messageId,
        ...(unsubscribe && { headers: unsubscribeHeaders(unsubscribe) }),
      })
      await forgetMail(db, mailId)
    },
    async ({ mailId }, { services: { db } }) => forgetMail(db, mailId),
  )
}

function unsubscribeHeaders(link: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
