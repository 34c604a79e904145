import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { APP_NOW } from '../app-now.ts'

/**
 * What a process that answers requests asks of one that makes videos; unlogged, for whoever asks does so again until there is an answer.
 * A question is free while nobody holds its row.
 */
export const questions = pgTable('questions', {
  id: uuid().primaryKey(),
  kind: text().notNull(),
  input: json().notNull(),
  /** An object, so that there is one even where nothing is answered. */
  answer: json(),
  /** Why there is no answer; with it the question is settled too. */
  error: json(),
  createdAt: timestamp({ withTimezone: true }).notNull().default(APP_NOW),
  /** When it was last asked: what nobody asks any more is not answered. */
  askedAt: timestamp({ withTimezone: true }).notNull().default(APP_NOW),
})
