import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrateAuth } from '@dayreel/auth/base'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { migrate } from '#db/migrate.ts'

/** Starts one PostgreSQL server for the whole test run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-test-'))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), durability: 'test' })
  await onDatabase(postgres.url, (client) => client.query('create database dayreel_template'))
  await onDatabase(postgres.url, (client) => client.query('create database auth_template'))
  await migrate(named(postgres.url, 'dayreel_template'))
  await onDatabase(named(postgres.url, 'auth_template'), migrateAuth)
  project.provide('templateDatabaseUrl', named(postgres.url, 'dayreel_template'))
  project.provide('authTemplateUrl', named(postgres.url, 'auth_template'))
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function onDatabase(url: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await work(client).finally(() => client.end())
}

function named(url: string, database: string): string {
  const other = new URL(url)
  other.pathname = `/${database}`
  return other.href
}
