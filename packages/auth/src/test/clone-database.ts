import { randomUUID } from 'node:crypto'
import { Client, DatabaseError } from 'pg'

/** `object_in_use` of PostgreSQL. */
const IN_USE = '55006'
const MOST_DROPS = 6

/** A fresh copy of a database that nobody is connected to. */
export async function cloneDatabase(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(template)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runBeside(template, `create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => dropDatabase(template, name) }
}

/** The server gives up where somebody's connection has not ended after five seconds, which a busy machine may take. */
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
