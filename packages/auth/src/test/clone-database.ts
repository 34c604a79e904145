import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

/** A fresh copy of a database that nobody is connected to. */
export async function cloneDatabase(template: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const url = new URL(template)
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await runBeside(template, `create database ${name} template ${url.pathname.slice(1)}`)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => runBeside(template, `drop database ${name} with (force)`) }
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
