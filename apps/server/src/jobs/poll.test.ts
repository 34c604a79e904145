import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestApp } from '#test/start-test-app.ts'
import { poll } from './poll.ts'

const NEVER_MS = 3_600_000

function start(...polls: Parameters<typeof poll>[0]) {
  const error = vi.fn()
  const running = poll(polls, { log: { error } })
  onTestFinished(() => running.close())
  return { error, close: () => running.close() }
}

test('calls again at once after some work, and otherwise waits', async () => {
  const answers = [2, 1, 0]
  const work = vi.fn(async () => answers.shift() ?? 0)
  start({ name: 'posts', work, everyMs: NEVER_MS })
  await expect.poll(() => answers).toEqual([])
  await sleep(50)
  expect(work).toHaveBeenCalledTimes(3)
})

test('waits between two calls without work for the configured time, plus or minus a quarter', async () => {
  const at: number[] = []
  const work = async () => (at.push(performance.now()), 0)
  start({ name: 'posts', work, everyMs: 100 })
  await expect.poll(() => at.length, { timeout: 5_000 }).toBeGreaterThan(3)
  // The limit is below the interval, because a timer may fire a moment early.
  for (const [i, moment] of at.slice(1).entries()) expect(moment - at[i]!).toBeGreaterThan(70)
})

test('runs as many calls at once as configured', async () => {
  let running = 0
  const { promise: until, resolve: finish } = Promise.withResolvers<void>()
  const work = async () => {
    running += 1
    await until
    return 0
  }
  start({ name: 'posts', work, everyMs: NEVER_MS, atOnce: 3 })
  expect(running).toBe(3)
  finish()
})

test('logs a failure with its name and tries again after the pause; other polls continue', async () => {
  const failure = new Error('no such column')
  const failing = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(0)
  const other = vi.fn(async () => 0)
  const { error } = start({ name: 'runs', work: failing, everyMs: 1 }, { name: 'mails', work: other, everyMs: 1 })
  await expect.poll(() => Math.min(failing.mock.calls.length, other.mock.calls.length)).toBeGreaterThan(2)
  expect(error.mock.calls).toEqual([[{ err: failure, poll: 'runs' }, 'due work failed']])
})

test('tries again after losing the database, without a log line of its own', async () => {
  const lost = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  const work = vi.fn().mockRejectedValueOnce(lost).mockResolvedValue(0)
  const { error } = start({ name: 'runs', work, everyMs: 1 })
  await expect.poll(() => work.mock.calls.length).toBeGreaterThan(1)
  expect(error).not.toHaveBeenCalled()
})

test('close ends a pause at once and starts no further work', async () => {
  const work = vi.fn(async () => 0)
  const { close } = start({ name: 'runs', work, everyMs: NEVER_MS })
  await expect.poll(() => work.mock.calls.length).toBe(1)
  await close()
  expect(work).toHaveBeenCalledTimes(1)
})

test('close aborts the signal, waits for running work, and does not log that it was aborted', async () => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  let isDone = false
  const work = vi.fn(async (signal: AbortSignal): Promise<number> => {
    begin()
    await sleep(NEVER_MS, undefined, { signal }).catch(() => undefined)
    await sleep(20) // Simulates work that cleans up after the abort.
    isDone = true
    throw signal.reason
  })
  const { error, close } = start({ name: 'posts', work, everyMs: 1 })
  await begun
  await close()
  expect(isDone).toBe(true)
  expect(work).toHaveBeenCalledTimes(1)
  expect(error).not.toHaveBeenCalled()
})

test('close also ends work that always finds more to do', async () => {
  const work = vi.fn(async () => sleep(1, 1))
  const { close } = start({ name: 'runs', work, everyMs: NEVER_MS })
  await expect.poll(() => work.mock.calls.length).toBeGreaterThan(3)
  await close()
  const calls = work.mock.calls.length
  await sleep(20)
  expect(work).toHaveBeenCalledTimes(calls)
})

const condition = (name: string) => sql`exists (select 1 from wanted where name = ${name})`

describe('a poll with a condition', () => {
  const running = startTestApp()

  test('works once at the start, and then whenever the condition is true; another condition does not wake it', async () => {
    const { db } = running.services
    await db.execute(sql`create table wanted (name text)`)
    const first = vi.fn(async () => 0)
    const second = vi.fn(async () => 0)
    const polls = [
      { name: 'first', work: first, due: condition('first'), atOnce: 2 },
      { name: 'second', work: second, due: condition('second') },
    ]
    const error = vi.fn()
    const polling = poll(polls, { log: { error }, db, lookEveryMs: 20 })
    onTestFinished(() => polling.close())
    await sleep(100)
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
    await db.execute(sql`insert into wanted values ('first')`)
    await expect.poll(() => first.mock.calls.length).toBeGreaterThan(5)
    expect(second).toHaveBeenCalledTimes(1)
    await db.execute(sql`drop table wanted`)
    await expect.poll(() => error.mock.calls.length).toBeGreaterThan(0)
    await polling.close()
    const calls = first.mock.calls.length
    await sleep(60)
    expect(first).toHaveBeenCalledTimes(calls)
  })
})
