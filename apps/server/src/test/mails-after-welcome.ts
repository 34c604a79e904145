import type { Db } from '#db/connect.ts'
import type { Sealing } from '#secrets/sealing.ts'
import { listMails, type WaitingMail } from '#mail/mailer.ts'

const ALL = 1_000_000

/** Lists all pending mails except welcome mails, newest first. */
export async function mailsAfterWelcome({ db, sealing }: { db: Db; sealing: Sealing }): Promise<WaitingMail[]> {
  return (await listMails(db, sealing, ALL)).filter(({ subject }) => subject !== 'Welcome to Dayreel')
}
