import { expect, test } from 'vitest'
import { createLog, type Log } from '#log/create-log.ts'
import { logDatabaseTrouble } from './log-database-trouble.ts'

const REFUSED = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
const START = 1_000_000

function createTestLog(): { log: Log; lines: () => object[] } {
  const written: string[] = []
  const log = createLog({ level: 'debug', name: 'test', destination: { write: (line) => void written.push(line) } })
  return { log, lines: () => written.map((line) => JSON.parse(line) as object) }
}

test('a lost database is logged once a minute, with the number of errors in between', () => {
  const { log, lines } = createTestLog()
  for (let ms = 0; ms < 150_000; ms += 30) logDatabaseTrouble(log, REFUSED, 'no database', START + ms)
  expect(lines()).toMatchObject([{ msg: 'no database' }, { unlogged: 1999 }, { unlogged: 1999 }])
})

test('a lost database that pg-boss reports as a plain object counts too', () => {
  const { log, lines } = createTestLog()
  const { code } = REFUSED
  for (let i = 0; i < 3; i++)
    logDatabaseTrouble(log, { code, message: 'refused', queue: 'send-mail' }, 'no database', START)
  expect(lines()).toHaveLength(1)
})

test('every other error is logged', () => {
  const { log, lines } = createTestLog()
  for (let i = 0; i < 3; i++) logDatabaseTrouble(log, new Error('a queue is missing'), 'trouble', START)
  expect(lines()).toHaveLength(3)
})

test('each log has its own count', () => {
  const [one, other] = [createTestLog(), createTestLog()]
  for (const { log } of [one, other]) logDatabaseTrouble(log, REFUSED, 'no database', START)
  expect([one.lines().length, other.lines().length]).toEqual([1, 1])
})
