import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { videos } from './videos.ts'

const instant = () => timestamp({ withTimezone: true })

/** Reports about public content, written by anyone. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: uuid().primaryKey(),
    createdAt: instant().notNull().defaultNow(),
    /** The reported web address, as the reporter entered it. */
    address: text().notNull(),
    kind: text().notNull(),
    details: text().notNull(),
    /** For an answer. Null if the reporter wants none. */
    reporterEmail: text(),
    /** The account and the video behind the address, as far as they are known. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    videoId: uuid().references(() => videos.id, { onDelete: 'set null' }),
    /** Null while the report is open. */
    closedAt: instant(),
    outcome: text({ enum: ['dismissed', 'acted', 'video_deleted'] }),
  },
  (report) => [
    index('content_reports_open')
      .on(report.createdAt)
      .where(sql`${report.closedAt} is null`),
    index('content_reports_account').on(report.accountId),
    index('content_reports_video').on(report.videoId),
  ],
)

/** Words and domains that no text of a user may contain. */
export const blockedTerms = pgTable(
  'blocked_terms',
  {
    kind: text({ enum: ['word', 'domain'] }).notNull(),
    /** In the form that `blocked/blocked-term.ts` compares. */
    term: text().notNull(),
  },
  (blocked) => [primaryKey({ columns: [blocked.kind, blocked.term] })],
)
