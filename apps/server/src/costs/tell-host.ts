import { and, eq } from 'drizzle-orm'
import { accounts, costDays } from '#db/schema.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { Services } from '#services'
import { TODAY } from './reserve-cost.ts'

/** Tells whoever runs the site that a day's limit is reached, once a day. */
export async function tellHostOfLimit({
  db,
  config,
  mailer,
}: Pick<Services, 'db' | 'config' | 'mailer'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(costDays).values({ day: TODAY }).onConflictDoNothing()
    const first = await tx
      .update(costDays)
      .set({ isTold: true })
      .where(and(eq(costDays.day, TODAY), eq(costDays.isTold, false)))
      .returning({ day: costDays.day })
    if (first.length === 0) return
    const hosts = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.isHost, true))
    const others = config.operator.email === undefined ? [] : [config.operator.email]
    for (const to of new Set([...hosts.map(({ email }) => email), ...others])) {
      await mailer.send(
        writeMail({
          to,
          subject: 'A cost limit of your Dayreel is reached',
          heading: 'A cost limit is reached',
          paragraphs: [
            'What your site, or one account on it, may spend on its language model today is used up.',
            'Videos that are being made are finished. New ones are refused until tomorrow (UTC), or until you raise COST_LIMIT_DAY or COST_LIMIT_ACCOUNT_DAY and start the site again.',
          ],
          button: { label: 'See the costs', link: `${config.siteUrl}/app/host` },
          note: 'You get this because you run this site, at most once a day.',
        }),
        tx,
      )
    }
  })
}
