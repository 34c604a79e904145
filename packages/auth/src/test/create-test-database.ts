import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { inject } from 'vitest'
import type { Db } from '../db/db.ts'
import { cloneDatabase } from './clone-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * URL of a template database with only the auth service's tables. Tests clone this database and never write to it.
     */
    authTemplateUrl: string
  }
}

export type TestDatabase = { url: string; db: Db; pool: Pool; close: () => Promise<void> }

/** Creates a database with only the service's tables. Close it after the tests of the file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase(inject('authTemplateUrl'))
  const pool = new Pool({ connectionString: url, max: 10 })
  pool.on('error', () => undefined) // A test may break a connection on purpose.
  return {
    url,
    pool,
    db: drizzle(pool, { casing: 'snake_case' }),
    async close() {
      await pool.end()
      await drop()
    },
  }
}
