import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as schema from './schema.ts'

/** The database, or a transaction on it: queries take either. */
export type Db = NodePgDatabase<typeof schema>

export type Connection = { db: Db; pool: Pool; close: () => Promise<void> }

const CONNECT_TIMEOUT_MS = 5_000
/** No query of ours takes as long; what hangs must not hold its connection for ever. */
const STATEMENT_TIMEOUT_MS = 30_000

type ConnectOptions = {
  url: string
  /** The most connections held at once. */
  connections: number
  /** Called when a connection breaks; the pool opens another when it needs one. */
  onBroken: (error: Error) => void
}

/** Opens a pool of connections; the first is made with the first query. It outlives restarts of the database. */
export function connect({ url, connections, onBroken }: ConnectOptions): Connection {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: 'dayreel',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
  })
  pool.on('error', onBroken)
  // The pool listens to idle connections only; one that breaks inside a transaction would end the process.
  pool.on('connect', (client) => client.on('error', onBroken))
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
