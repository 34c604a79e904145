import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import { connect, type Connection } from '#db/connect.ts'

export type TestDatabase = Connection & { url: string }

/** A fresh copy of the migrated database. Close it when the file's tests are done. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateDatabaseUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runOn(template, `create database ${name} template dayreel_template`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const connection = connect({ url: url.href, connections: 10, onBroken: () => undefined })
  return {
    ...connection,
    url: url.href,
    async close() {
      await connection.close()
      await runOn(template, `drop database ${name} with (force)`)
    },
  }
}

async function runOn(template: URL, statement: string): Promise<void> {
  const url = new URL(template)
  url.pathname = '/postgres'
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
