import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database that nobody writes to; tests clone it. */
    templateDatabaseUrl: string
  }
}

/** One PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-test-'))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durability: 'test' })
  const template = new URL(postgres.url)
  template.pathname = '/dayreel_template'
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  await client.query('create database dayreel_template')
  await client.end()
  await migrate(template.href)
  project.provide('templateDatabaseUrl', template.href)
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
