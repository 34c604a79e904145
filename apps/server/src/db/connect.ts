import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { applicationName } from './application-name.ts'
import * as schema from './schema.ts'

/** The database, or a transaction on it. */
export type Db = NodePgDatabase<typeof schema>

export type Connection = { db: Db; pool: Pool; close: () => Promise<void> }

const CONNECT_TIMEOUT_MS = 5_000
/**
 * The time limit for queries. It is longer than any of our queries take, and it prevents a hanging query from occupying
 * its connection forever.
 */
const STATEMENT_TIMEOUT_MS = 30_000

type ConnectOptions = {
  url: string
  /** The maximum number of concurrent connections. */
  connections: number
  /** Called when a connection breaks. The pool opens another one when it needs one. */
  onBroken: (error: Error) => void
}

/**
 * Creates a pool of connections. The first query opens the first connection. The pool survives restarts of the
 * database.
 */
export function connect({ url, connections, onBroken }: ConnectOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: applicationName(),
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', onBroken)
  // The pool itself only handles errors of idle connections. Without this listener, a connection that breaks inside a
  // transaction would end the process.
  pool.on('connect', (client) => client.on('error', onBroken))
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
