import { and, eq } from 'drizzle-orm'
import { costDays } from '#db/schema.ts'
import { mailHosts } from '#mail/mail-hosts.ts'
import type { Services } from '#services'
import { TODAY } from './reserve-cost.ts'

/** Mails the operators that a daily cost limit is reached. They get at most one such mail a day. */
export async function mailCostLimit(services: Pick<Services, 'db' | 'config' | 'mailer'>): Promise<void> {
  await services.db.transaction(async (tx) => {
    await tx.insert(costDays).values({ day: TODAY }).onConflictDoNothing()
    const first = await tx
      .update(costDays)
      .set({ isTold: true })
      .where(and(eq(costDays.day, TODAY), eq(costDays.isTold, false)))
      .returning({ day: costDays.day })
    if (first.length === 0) return
    await mailHosts(tx, services, {
      subject: 'A cost limit of your Dayreel is reached',
      heading: 'A cost limit is reached',
      paragraphs: [
        'Your site, or one of its accounts, has reached today’s limit for the costs of models, voices and images.',
        'Videos in progress will be finished. New videos will be refused until tomorrow (UTC), or until you raise the limits on the “This Site” page, under AI models.',
      ],
      button: { label: 'See the costs', link: `${services.config.siteUrl}/app/host` },
      note: 'You get this email because you run this site. We send it at most once a day.',
    })
  })
}
