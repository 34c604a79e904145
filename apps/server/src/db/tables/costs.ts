import {
  bigint,
  boolean,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { APP_NOW } from '../app-now-sql.ts'
import { accounts } from './accounts.ts'

/**
 * Calls to language models. `micros` (millionths of a dollar) is the highest possible cost before the answer and the
 * real cost after it.
 */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: uuid().primaryKey(),
    /** Identifies the question. A repeated question has the same value. */
    question: text().notNull(),
    /** The account that made the call. The operator's sums stay after the account is deleted. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    videoId: uuid(),
    /** The provider and the model. */
    source: text().notNull(),
    inputTokens: integer(),
    outputTokens: integer(),
    characters: integer(),
    images: integer(),
    seconds: real(),
    micros: bigint({ mode: 'number' }).notNull(),
    /** Whether the response has reported the usage. */
    isCounted: boolean().notNull().default(false),
    day: date().notNull(),
    at: timestamp({ withTimezone: true }).notNull().default(APP_NOW),
  },
  (call) => [index('model_calls_video').on(call.videoId, call.question), index('model_calls_day').on(call.day)],
)

/** How often a language model failed on a UTC day, by kind of failure. */
export const modelFaults = pgTable(
  'model_faults',
  {
    day: date().notNull(),
    /** The provider and the model. */
    source: text().notNull(),
    kind: text().notNull(),
    times: integer().notNull().default(1),
  },
  (row) => [primaryKey({ columns: [row.day, row.source, row.kind] })],
)

/** The cost of all calls of a UTC day, including the reserved cost of running calls. */
export const costDays = pgTable('cost_days', {
  day: date().primaryKey(),
  micros: bigint({ mode: 'number' }).notNull().default(0),
  /** Whether the operators were notified that the limit is reached. */
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
