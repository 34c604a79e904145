import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as schema from './schema.ts'

/** The database, or a transaction on it: queries take either. */
export type Db = NodePgDatabase<typeof schema>

export type Connection = { db: Db; pool: Pool; close: () => Promise<void> }

type ConnectOptions = {
  url: string
  /** The most connections held at once. */
  connections: number
  /** Called when a connection that nobody uses breaks; the pool opens another when it needs one. */
  onIdleError: (error: Error) => void
}

/** Opens a pool of connections; the first is made with the first query. */
export function connect({ url, connections, onIdleError }: ConnectOptions): Connection {
  const pool = new Pool({ connectionString: url, max: connections, application_name: 'dayreel' })
  pool.on('error', onIdleError)
  return { db: drizzle(pool, { schema, casing: 'snake_case' }), pool, close: () => pool.end() }
}
