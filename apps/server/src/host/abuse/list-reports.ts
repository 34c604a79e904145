import type { ContentReports } from '@dayreel/contract'
import { asc, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts, contentReports } from '#db/schema.ts'

const MOST_SHOWN = 50

/** Lists open reports, oldest first, and then the newest closed ones. */
export async function listReports(db: Db): Promise<ContentReports> {
  const rows = await db
    .select({ report: contentReports, email: accounts.email })
    .from(contentReports)
    .leftJoin(accounts, eq(accounts.id, contentReports.accountId))
    .orderBy(
      sql`${contentReports.closedAt} is not null`,
      desc(contentReports.closedAt),
      asc(contentReports.createdAt),
      contentReports.id,
    )
    .limit(MOST_SHOWN)
  return {
    open: await db.$count(contentReports, isNull(contentReports.closedAt)),
    reports: rows.map(({ report, email }) => {
      const { id, createdAt, address, kind, details, reporterEmail, accountId, videoId, closedAt, outcome } = report
      return {
        id,
        createdAt: createdAt.toISOString(),
        address,
        kind,
        details,
        email: reporterEmail,
        account: accountId === null ? null : { id: accountId, email: email ?? '' },
        videoId,
        closedAt: closedAt?.toISOString() ?? null,
        outcome,
      }
    }),
  }
}
