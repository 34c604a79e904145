import type { ContentReport } from '@dayreel/contract'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { contentReports, hostWarnings } from '#db/schema.ts'
import { mailHosts } from '#mail/mail-hosts.ts'
import type { Services } from '#services'
import { findReported } from './find-reported.ts'

type Given = z.output<typeof ContentReport>

/** Stores a report. Mails the operators at most once an hour, so that many reports do not cause many mails. */
export async function reportContent(
  services: Pick<Services, 'db' | 'config' | 'mailer'>,
  { email, ...given }: Given,
): Promise<void> {
  const { db, config } = services
  const reported = await findReported(db, given.address)
  await db.transaction(async (tx) => {
    await tx
      .insert(contentReports)
      .values({ id: randomUUID(), ...given, reporterEmail: email === '' ? null : email, ...reported })
    const recorded = await tx
      .insert(hostWarnings)
      .values({ kind: 'content_reported' })
      .onConflictDoUpdate({
        target: hostWarnings.kind,
        set: { mailedAt: sql`now()` },
        setWhere: sql`${hostWarnings.mailedAt} < now() - interval '1 hour'`,
      })
      .returning({ kind: hostWarnings.kind })
    if (recorded.length === 0) return
    await mailHosts(tx, services, {
      subject: 'Content of your Dayreel site was reported',
      heading: 'Content was reported',
      paragraphs: [
        `A visitor reported ${given.address}`,
        'Read the report, decide, and close it on the page of this site.',
      ],
      button: { label: 'Open the reports', link: `${config.siteUrl}/app/host#reports` },
      note: 'You get this email because you run this site. We send it at most once an hour, even if there are more reports.',
    })
  })
}
