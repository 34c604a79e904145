import { asc, desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { mails } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import { sendMail } from '#jobs/send-mail.ts'
import type { Sealing } from '#lib/sealing.ts'

export type Mail = {
  /** One address; whoever makes a mail has checked it. */
  to: string
  subject: string
  text: string
  html: string
  /** Where one click is enough to get no more of its kind: mail programs offer it (RFC 8058). */
  unsubscribe?: string
}

/** Sends mail by way of the database, so that a mail server which is down loses none. */
export interface Mailer {
  /** Resolves once the mail is kept; with `tx` it is sent only if that transaction is committed. */
  send(mail: Mail, tx?: Db): Promise<void>
}

type MailerOptions = {
  db: Db
  sealing: Sealing
  /** Undefined where there is no mail server: mails then stay for the outbox page. */
  jobs: Jobs | undefined
}

const PURPOSE = 'mail'
const StoredMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  unsubscribe: z.string().optional(),
})

export function createMailer({ db, sealing, jobs }: MailerOptions): Mailer {
  const keep = async (mail: Mail, tx: Db): Promise<void> => {
    const row = { recipientHash: recipientHash(sealing, mail.to), sealed: sealing.seal(PURPOSE, JSON.stringify(mail)) }
    const [kept] = await tx.insert(mails).values(row).returning({ id: mails.id })
    await jobs?.enqueue(sendMail, { mailId: kept!.id }, { tx })
  }
  return {
    send: (mail, tx) => (tx === undefined ? db.transaction((own) => keep(mail, own)) : keep(mail, tx)),
  }
}

export type WaitingMail = Mail & { id: string; createdAt: Date }

/** A mail that waits, or undefined where it has been delivered or its recipient's account is gone. */
export async function readMail(db: Db, sealing: Sealing, mailId: string): Promise<WaitingMail | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId))
  return row && openMail(sealing, row)
}

/** The newest mails first. */
export async function listMails(db: Db, sealing: Sealing, limit: number): Promise<WaitingMail[]> {
  const rows = await db.select().from(mails).orderBy(desc(mails.createdAt), asc(mails.id)).limit(limit)
  return rows.map((row) => openMail(sealing, row))
}

export async function forgetMail(db: Db, mailId: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, mailId))
}

/** Removes every mail to an address that still waits or is shown. */
export async function forgetMailsTo(db: Db, sealing: Sealing, address: string): Promise<void> {
  await db.delete(mails).where(eq(mails.recipientHash, recipientHash(sealing, address)))
}

function openMail(sealing: Sealing, { id, sealed, createdAt }: typeof mails.$inferSelect): WaitingMail {
  const { unsubscribe, ...mail } = StoredMail.parse(JSON.parse(sealing.open(PURPOSE, sealed)))
  return { id, createdAt, ...mail, ...(unsubscribe !== undefined && { unsubscribe }) }
}

function recipientHash(sealing: Sealing, address: string): string {
  return sealing.fingerprint('mail recipient', address.toLowerCase())
}
