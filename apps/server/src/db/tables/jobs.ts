import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'

/**
 * How often each job threw. The queue's own count is not used, because it also grows with lost attempts and hand-backs.
 */
export const jobErrors = pgTable('job_errors', {
  jobId: uuid().primaryKey(),
  count: integer().notNull(),
  lastMessage: text().notNull(),
  lastAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/**
 * Attempts that did not end, because the worker died or the time was over. They are deleted when a later attempt makes
 * progress.
 */
export const lostAttempts = pgTable(
  'lost_attempts',
  {
    jobId: uuid().notNull(),
    /** The queue's number of the attempt. The first number is 0. */
    attempt: integer().notNull(),
    /**
     * False if the worker has reported that it is alive. It had only lost its database, so the attempt does not count
     * as lost.
     */
    isLost: boolean().notNull(),
  },
  (lost) => [primaryKey({ columns: [lost.jobId, lost.attempt] })],
)

/** Failed jobs. They are kept for 30 days, so that the operator can see and retry them. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    /** The job's id, as it appears in the logs. */
    id: uuid().primaryKey(),
    name: text().notNull(),
    /** The job's data, which contains only ids. */
    payload: jsonb().notNull(),
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    /** The number of attempts that threw. */
    errors: integer().notNull(),
    /** The number of attempts that did not end. */
    lost: integer().notNull(),
    /** The error's message without secrets and personal data. */
    reason: text().notNull(),
    failedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    retriedAt: timestamp({ withTimezone: true }),
  },
  (failed) => [
    // A job that fails again after a retry replaces its row.
    unique('failed_jobs_payload').on(failed.name, failed.payload),
    index('failed_jobs_failed').on(failed.failedAt),
    index('failed_jobs_account').on(failed.accountId),
  ],
)
