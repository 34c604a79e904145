import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { inject } from 'vitest'
import type { Db } from '../db/db.ts'
import { cloneDatabase } from './clone-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A database that holds the tables of the auth service alone, and that nobody writes to; tests clone it. */
    authTemplateUrl: string
  }
}

export type TestDatabase = { url: string; db: Db; pool: Pool; close: () => Promise<void> }

/** A fresh database with nothing but the service's own tables. Close it when the file's tests are done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase(inject('authTemplateUrl'))
  const pool = new Pool({ connectionString: url, max: 10 })
  pool.on('error', () => undefined) // a test may break a connection
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
