import { randomUUID } from 'node:crypto'
import { Client, DatabaseError } from 'pg'

/** PostgreSQL's error code `object_in_use`. */
const IN_USE = '55006'
const MOST_DROPS = 6

/** Copies a template database that has no open connections. */
export async function cloneDatabase(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(template)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runBeside(template, `create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(template, name) }
}

/**
 * Drops a database, with retries. PostgreSQL gives up if a connection does not end within five seconds, and a busy
 * machine may need longer.
 */
async function dropDatabase(template: string, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await runBeside(template, `drop database ${name} with (force)`)
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== IN_USE || tries === MOST_DROPS) throw error
    }
  }
}

async function runBeside(template: string, statement: string): Promise<void> {
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
