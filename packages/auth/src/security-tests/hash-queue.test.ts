import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createPasswords } from '../tokens/passwords.ts'
import { signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { maxWaitingHashes: 20, passwordHash: { memoryKib: 16_384, passes: 2 } } })
})
afterAll(() => auth.close())

test('queues a bounded number of two hundred concurrent sign-ins, and asks the others to retry', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  let longest = 0
  const watch = setInterval(() => (longest = Math.max(longest, auth.context.passwords.waiting())), 1)
  const answers = await Promise.all(Array.from({ length: 200 }, () => signIn(auth, email)))
  clearInterval(watch)
  const counts = { 200: 0, 503: 0 }
  for (const { status } of answers) counts[status as 200 | 503]++
  expect(counts[200] + counts[503]).toBe(200)
  expect(counts[200]).toBeGreaterThanOrEqual(22)
  expect(counts[503]).toBeGreaterThan(0)
  expect(longest).toBeLessThanOrEqual(20)
  expect((await signIn(auth, email)).status).toBe(200)
})

test('rejects a password that is too long without hashing it', async () => {
  const hash = vi.spyOn(auth.context.passwords, 'hash')
  for (const password of ['x'.repeat(73), 'ä'.repeat(37), 'x'.repeat(1_000_000)]) {
    const answer = await auth.call('POST', '/signup', { body: { email: someone(), password } })
    expect(answer).toMatchObject({ status: 400, body: { code: 'validation_failed' } })
  }
  expect(hash).not.toHaveBeenCalled()
  hash.mockRestore()
  const passwords = createPasswords({
    minPasswordLength: 8,
    passwordCheck: 'off',
    passwordHash: { memoryKib: 64, passes: 1 },
    maxWaitingHashes: 1,
  })
  const many = Array.from({ length: 10 }, () => passwords.matches('x'.repeat(73), null))
  expect(await Promise.all(many)).toEqual(Array<boolean>(10).fill(false))
})

test('checks the limit before hashing', async () => {
  const limited = await startTestAuth({
    switches: { rateLimits: { token: { points: 1, seconds: 60 }, signup: { points: 1, seconds: 60 } } },
  })
  const hash = vi.spyOn(limited.context.passwords, 'hash')
  const matches = vi.spyOn(limited.context.passwords, 'matches')
  for (let round = 0; round < 3; round++) {
    await signIn(limited, someone())
    await limited.call('POST', '/signup', { body: { email: someone(), password: 'long enough' } })
  }
  expect([hash.mock.calls.length, matches.mock.calls.length]).toEqual([1, 1])
  await limited.close()
})
