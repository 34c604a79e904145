import { MAIL_KINDS, type MailKind } from '@dayreel/catalogue'
import { eq, sql } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { mailChoices } from '#db/schema.ts'

type Choice = { kind: MailKind; title: string; isOn: boolean }

/** Reads which mails about channels an account gets. */
export async function readMailChoices(db: Db, accountId: string): Promise<Choice[]> {
  const rows = await db.select().from(mailChoices).where(eq(mailChoices.accountId, accountId))
  return MAIL_KINDS.map(({ kind, title, isDefault }) => ({
    kind,
    title,
    isOn: rows.find((row) => row.kind === kind)?.isOn ?? isDefault,
  }))
}

/** Stores a user's choice. The first weekly summary comes a week after the user has subscribed. */
export async function chooseMail(
  db: Db,
  { accountId, kind, isOn }: { accountId: string; kind: MailKind; isOn: boolean },
): Promise<void> {
  const nextAt = kind === 'weekly_summary' && isOn ? sql`${APP_NOW} + interval '7 days'` : null
  await db
    .insert(mailChoices)
    .values({ accountId, kind, isOn, nextAt })
    .onConflictDoUpdate({ target: [mailChoices.accountId, mailChoices.kind], set: { isOn, nextAt } })
}
