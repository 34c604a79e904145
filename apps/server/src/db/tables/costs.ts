import { bigint, boolean, date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { APP_NOW } from '../app-now.ts'
import { accounts } from './accounts.ts'

/** Calls to models: what each may cost before it is made, what it did cost when it is answered. In millionths of a dollar. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey(),
    /** The same for the same question. */
    question: text().notNull(),
    /** Whom it was made for; a host's sums outlive the account. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    videoId: uuid(),
    /** Provider and model. */
    source: text().notNull(),
    inputTokens: integer(),
    outputTokens: integer(),
    micros: bigint({ mode: 'number' }).notNull(),
    /** False while nobody knows what it used. */
    isCounted: boolean().notNull().default(false),
    day: date().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(APP_NOW),
  },
  (call) => [index('model_calls_video').on(call.videoId, call.question), index('model_calls_day').on(call.day)],
)

/** How often a model failed on a day (UTC), by what kind of failure. */
export const modelFaults = pgTable(
  'model_faults',
  {
    day: date().notNull(),
    /** Provider and model. */
    source: text().notNull(),
    kind: text().notNull(),
    times: integer().notNull().default(1),
  },
  (row) => [primaryKey({ columns: [row.day, row.source, row.kind] })],
)

/** What all calls of a day (UTC) cost or may still cost. */
export const costDays = pgTable('cost_days', {
  day: date().primaryKey(),
  micros: bigint({ mode: 'number' }).notNull().default(0),
  /** The host has been told that the limit is reached. */
  isTold: boolean().notNull().default(false),
})

export const accountCostDays = pgTable(
  'account_cost_days',
  {
    accountId: uuid()
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    micros: bigint({ mode: 'number' }).notNull().default(0),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.day] })],
)
