import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

const headers = { 'content-type': 'application/json' }

/** The least of some tries, in processor time of this process: what others do meanwhile does not count. */
async function costOf(characters: number): Promise<number> {
  const body = `{"email":"\\u0000${'y'.repeat(characters)}","password":"x"}`
  const costs: number[] = []
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage()
    const { status } = await auth.call('POST', '/token?grant_type=password', { body, headers })
    const { user, system } = process.cpuUsage(before)
    expect([400, 413]).toContain(status)
    costs.push(user + system)
  }
  return Math.min(...costs)
}

test('C1: an address of up to a million characters is refused, and ten times the length costs at most twenty times', async () => {
  await costOf(1_000)
  const costs: number[] = []
  for (const characters of [1_000, 10_000, 100_000, 1_000_000]) costs.push(await costOf(characters))
  for (const [at, cost] of costs.slice(1).entries()) expect(cost / costs[at]!).toBeLessThanOrEqual(20)
  expect(auth.logged.join('')).not.toContain('yyy')
})

/** Of a line of the log whose error holds such a text. */
function costOfLine(characters: number): number {
  const costs = Array.from({ length: 5 }, () => {
    const error = new Error(`refused \0${'y'.repeat(characters)}`)
    const before = process.cpuUsage()
    auth.app.log.error({ err: error })
    return process.cpuUsage(before).user
  })
  return Math.max(1, Math.min(...costs))
}

test('C1: an error that holds such a text is logged in time as well', () => {
  costOfLine(100_000)
  expect(costOfLine(1_000_000) / costOfLine(100_000)).toBeLessThanOrEqual(20)
})

test.each([
  ['an address', { email: `${'y'.repeat(300)}@example.com` }, 'Unable to validate email address: invalid format'],
  ['a number', { phone: '1'.repeat(300) }, 'phone may have at most 40 characters'],
  ['a password', { email: 'a@example.com', password: 'x'.repeat(5_000) }, 'password may have at most 1024 characters'],
  ['what nobody reads', { a: [{ b: 'x'.repeat(9_000) }] }, 'b may have at most 8192 characters'],
])('C1: %s that is too long is told so at sign-in', async (_name, body, message) => {
  const answer = await auth.call('POST', '/token?grant_type=password', { body })
  expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed', message } })
})
