import type { ReportOutcome } from '@dayreel/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { contentReports } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { deleteVideo } from '#videos/change-video.ts'
import { writeAudit, type Operator } from '../support/audit-log.ts'

type Closing = { operator: Operator; reportId: string; outcome: ReportOutcome; reason: string }

const EFFECTS: Readonly<Record<ReportOutcome, string>> = {
  dismissed: 'Closed a report without a violation.',
  acted: 'Closed a report after acting on it.',
  video_deleted: 'Deleted the reported video and closed its report.',
}

/**
 * Closes a report and writes the audit log.
 *
 * @returns the effect as a sentence.
 * @throws {AppError} `not_found`; `conflict` if it is closed, or if the video is unknown or gone.
 */
export async function closeReport(
  services: Services,
  { operator, reportId, outcome, reason }: Closing,
): Promise<string> {
  const { db } = services
  const [report] = await db.select().from(contentReports).where(eq(contentReports.id, reportId))
  if (report === undefined) throw new AppError('not_found', { message: 'There is no such report. Reload the list.' })
  const { accountId, videoId, closedAt } = report
  if (closedAt !== null) throw new AppError('conflict', { message: 'This report is closed already.' })
  // The video is deleted first. If the site stops here, the operator closes the report again.
  if (outcome === 'video_deleted') {
    if (accountId === null || videoId === null) {
      throw new AppError('conflict', { message: 'No video of this site belongs to this report.' })
    }
    await deleteVideo(services, { accountId, videoId })
  }
  await db.transaction(async (tx) => {
    const closed = await tx
      .update(contentReports)
      .set({ closedAt: sql`now()`, outcome })
      .where(and(eq(contentReports.id, reportId), isNull(contentReports.closedAt)))
      .returning({ id: contentReports.id })
    if (closed.length === 0) throw new AppError('conflict', { message: 'This report is closed already.' })
    await writeAudit(tx, operator, { action: 'close_report', accountId, effect: EFFECTS[outcome], reason })
  })
  return EFFECTS[outcome]
}
