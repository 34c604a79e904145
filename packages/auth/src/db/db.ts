import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

type Queries = Pick<NodePgDatabase, 'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | '$count'>

/**
 * The database, or a transaction on it. It may have further tables. Create it with drizzle's `casing: 'snake_case'`.
 */
export interface Db extends Queries {
  transaction<T>(work: (transaction: Db) => Promise<T>): Promise<T>
}
