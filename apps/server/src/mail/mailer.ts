import { asc, desc, eq, inArray, not, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { failedJobs, mails } from '#db/schema.ts'
import type { Jobs } from '#jobs/create-jobs.ts'
import { sendMail } from '#jobs/send-mail.ts'
import type { Sealing } from '#secrets/sealing.ts'

export type Mail = {
  /** A single address that the caller has checked. */
  to: string
  subject: string
  text: string
  html: string
  /** The URL for one-click unsubscribing, which mail programs offer (RFC 8058). */
  unsubscribe?: string
}

/** Sends mails through the database, so that no mail is lost while the mail server is unavailable. */
export interface Mailer {
  /** Resolves when the mail is stored. With `tx`, the mail is sent only if that transaction commits. */
  send(mail: Mail, tx?: Db): Promise<void>
}

type MailerOptions = {
  db: Db
  sealing: Sealing
  /** The job queue. Undefined if there is no mail server. Mails then stay in the database for the outbox page. */
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

/** Reads a pending mail. Returns undefined if the mail was delivered or the recipient's account was deleted. */
export async function readMail(db: Db, sealing: Sealing, mailId: string): Promise<WaitingMail | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, mailId))
  return row && openMail(sealing, row)
}

/** Lists pending mails, newest first. */
export async function listMails(db: Db, sealing: Sealing, limit: number): Promise<WaitingMail[]> {
  const rows = await db.select().from(mails).orderBy(desc(mails.createdAt), asc(mails.id)).limit(limit)
  return rows.map((row) => openMail(sealing, row))
}

export async function forgetMail(db: Db, mailId: string): Promise<void> {
  await db.delete(mails).where(eq(mails.id, mailId))
}

/**
 * Checks a failed mail.
 *
 * @returns the reason why it cannot be sent again, or undefined if it can.
 */
export async function checkUnsent(tx: Db, { mailId }: { mailId: string }): Promise<string | undefined> {
  const isThere = (await tx.$count(mails, eq(mails.id, mailId))) > 0
  return isThere ? undefined : 'This email no longer exists: it was sent, or its recipient deleted their account.'
}

/** Counts the pending mails. Failed mails are not counted. */
export function countWaitingMails(db: Db): Promise<number> {
  const hasFailed = sql`exists (select 1 from ${failedJobs} where ${failedJobs.name} = ${sendMail.name}
    and ${failedJobs.payload} = jsonb_build_object('mailId', ${mails.id}) and ${failedJobs.retriedAt} is null)`
  return db.$count(mails, not(hasFailed))
}

/** Deletes the mails of jobs that failed long ago. */
export async function forgetUnsent(tx: Db, jobs: readonly { name: string; payload: unknown }[]): Promise<void> {
  const ids = jobs
    .filter(({ name }) => name === sendMail.name)
    .map(({ payload }) => sendMail.payload.parse(payload).mailId)
  if (ids.length > 0) await tx.delete(mails).where(inArray(mails.id, ids))
}

/** Deletes all stored mails to an address. */
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
