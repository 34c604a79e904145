import { json, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { APP_NOW } from '../app-now-sql.ts'

/**
 * RPC calls from a process that answers HTTP requests to a worker. The table is unlogged, because callers repeat their
 * calls until they get a response. A call is free while no transaction locks its row.
 */
export const rpcCalls = pgTable('rpc_calls', {
  id: uuid().primaryKey(),
  method: text().notNull(),
  args: json().notNull(),
  /** An object that contains the result, so that the column is never null after a response. */
  result: json(),
  /** The reason why there is no result. It settles the call too. */
  error: json(),
  createdAt: timestamp({ withTimezone: true }).notNull().default(APP_NOW),
  /** When the caller last repeated the call. Abandoned calls are not answered. */
  repeatedAt: timestamp({ withTimezone: true }).notNull().default(APP_NOW),
})
