import { startTestAuth, type TestAuth } from '@dayreel/auth/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#log/create-log.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({
    createLog: (destination) => createLog({ level: 'debug', name: 'auth', destination }),
  })
})
afterAll(() => auth.close())

const headers = { 'content-type': 'application/json' }

/**
 * Returns the CPU time of this process per run, in microseconds. CPU time excludes other processes, and many runs
 * average out the coarse clock.
 */
async function costOf(run: () => Promise<unknown> | void): Promise<number> {
  await run() // The first run pays for one-time initialization.
  const before = process.cpuUsage()
  let used = 0
  let runs = 0
  while (used < 60_000) {
    await run()
    runs += 1
    const { user, system } = process.cpuUsage(before)
    used = user + system
  }
  return used / runs
}

/**
 * Returns the lowest cost of each length over several alternating rounds. The lowest cost counts, because other work of
 * the process, such as garbage collection, only adds to the cost.
 */
async function leastCosts(lengths: readonly number[], costOfLength: (length: number) => Promise<number>) {
  const least = lengths.map(() => Infinity)
  for (let round = 0; round < 3; round++) {
    for (const [i, length] of lengths.entries()) least[i] = Math.min(least[i]!, await costOfLength(length))
  }
  return least
}

function costOfSignIn(characters: number): Promise<number> {
  const body = `{"email":"\\u0000${'y'.repeat(characters)}","password":"x"}`
  return costOf(async () => {
    const { status } = await auth.call('POST', '/token?grant_type=password', { body, headers })
    expect([400, 413]).toContain(status)
  })
}

/** Returns the cost of a log line with an error of this length. */
function costOfLine(characters: number): Promise<number> {
  const error = new Error(`refused \0${'y'.repeat(characters)}`)
  return costOf(() => auth.app.log.error({ err: error }))
}

test('an address of up to a million characters is rejected, and a length ten times greater costs at most twenty times as much', async () => {
  const costs = await leastCosts([1_000, 10_000, 100_000, 1_000_000], costOfSignIn)
  for (const [at, cost] of costs.slice(1).entries()) expect(cost / costs[at]!).toBeLessThanOrEqual(20)
  expect(auth.logged.join('')).not.toContain('yyy')
})

test('an error with such a text is logged quickly too', async () => {
  const [short, long] = await leastCosts([100_000, 1_000_000], costOfLine)
  expect(long! / short!).toBeLessThanOrEqual(20)
})

test.each([
  ['an address', { email: `${'y'.repeat(300)}@example.com` }, 'Unable to validate email address: invalid format'],
  ['a number', { phone: '1'.repeat(300) }, 'phone may have at most 40 characters'],
  ['a password', { email: 'a@example.com', password: 'x'.repeat(5_000) }, 'password may have at most 1024 characters'],
  ['what nobody reads', { a: [{ b: 'x'.repeat(9_000) }] }, 'b may have at most 8192 characters'],
])('C1: sign-in rejects %s that is too long', async (_name, body, message) => {
  const answer = await auth.call('POST', '/token?grant_type=password', { body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } })
})
