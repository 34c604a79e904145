import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PASSWORD, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
let slow: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { reportUnknownAddresses: false } })
  slow = await startTestAuth({ switches: { mailIntervalSeconds: 60 } })
})
afterAll(async () => {
  await auth.close()
  await slow.close()
})

/** Removes the members that always differ between two users. */
function withoutNames(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body)
      .replaceAll(/person-[0-9a-f-]+@example\.com/g, 'EMAIL')
      .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'AT'),
  )
}

test.each([
  ['a sign-in', '/token?grant_type=password', { password: 'wrong password' }],
  ['a sign-up', '/signup', { password: PASSWORD, data: { a: 1 } }],
  ['a recovery', '/recover', {}],
  ['a code', '/otp', {}],
  ['a code that makes no account', '/otp', { create_user: false }],
  ['a mail sent again', '/resend', { type: 'signup' }],
  ['a wrong code', '/verify', { type: 'email', token: '000000' }],
  ['a wrong recovery code', '/verify', { type: 'recovery', token: '000000' }],
])('%s looks the same for a known, an unconfirmed and an unknown address', async (_name, path, body) => {
  const known = someone()
  const waiting = someone()
  await signUpConfirmed(auth, known)
  await auth.call('POST', '/signup', { body: { email: waiting, password: PASSWORD } })
  const answers = await Promise.all(
    [known, waiting, someone()].map((email) => auth.call('POST', path, { body: { ...body, email } })),
  )
  const shown = answers.map(({ status, body, headers }) => {
    const { date: _date, 'content-length': _length, ...rest } = headers
    return { status, rest, body: withoutNames(body) }
  })
  expect(shown[1]).toEqual(shown[0])
  expect(shown[2]).toEqual(shown[0])
})

test('signing up twice returns the same made-up account each time', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const ids = new Set<string>()
  for (let round = 0; round < 2; round++) {
    ids.add((await auth.call('POST', '/signup', { body: { email, password: PASSWORD } })).body['id'])
  }
  expect(ids.size).toBe(1)
  expect((await auth.received(email)).mail.subject).toBe('You already have an account')
})

test.each(['/recover', '/otp', '/signup', '/resend'])('%s has the same limit for every address', async (path) => {
  const known = someone()
  await signUpConfirmed(slow, known)
  const statuses: number[][] = []
  for (const email of [known, someone()]) {
    const body = { email, password: PASSWORD, type: 'email_change' }
    const first = await slow.call('POST', path, { body: path === '/signup' ? { ...body, email: `x${email}` } : body })
    const second = await slow.call('POST', path, { body: path === '/signup' ? { ...body, email: `x${email}` } : body })
    statuses.push([first.status, second.status])
  }
  expect(statuses).toEqual([
    [200, 429],
    [200, 429],
  ])
})

test('a sign-in with an unknown address computes one hash, as with a known address', async () => {
  const { passwords } = auth.context
  const matches = vi.spyOn(passwords, 'matches')
  const known = someone()
  await signUpConfirmed(auth, known)
  for (const email of [known, someone()]) {
    matches.mockClear()
    await signIn(auth, email, 'wrong password')
    expect(matches).toHaveBeenCalledTimes(1)
  }
  expect(matches.mock.calls[0]![1]).toBeNull()
  matches.mockRestore()
})

test('every response includes a hash comparison, so none is faster', async () => {
  const argon2 = await import('@node-rs/argon2')
  const { createPasswords } = await import('../tokens/passwords.ts')
  const cost = { memoryKib: 8_192, passes: 2 }
  const passwords = createPasswords({
    minPasswordLength: 8,
    passwordCheck: 'off',
    passwordHash: cost,
    maxWaitingHashes: 10,
  })
  await passwords.matches('first', null)
  const started = process.cpuUsage()
  for (let round = 0; round < 20; round++) await passwords.matches('wrong', null)
  const { user } = process.cpuUsage(started)
  const real = await argon2.hash('right', { memoryCost: 8_192, timeCost: 2, parallelism: 1 })
  const again = process.cpuUsage()
  for (let round = 0; round < 20; round++) await passwords.matches('wrong', real)
  // The test measures the CPU time of this process instead of wall time. It is near zero if no hash is computed.
  expect(user).toBeGreaterThan(process.cpuUsage(again).user / 4)
})

test('a sign-up does the same work for an address that has an account', async () => {
  const known = someone()
  await signUpConfirmed(auth, known)
  const transaction = vi.spyOn(auth.context.db, 'transaction')
  const before = await auth.database.pool.query('select * from auth.one_time_tokens')
  for (const [email, times] of [
    [known, 1],
    [someone(), 2],
  ] as const) {
    await auth.call('POST', '/signup', { body: { email, password: PASSWORD } })
    expect(transaction).toHaveBeenCalledTimes(times)
  }
  transaction.mockRestore()
  const after = await auth.database.pool.query('select * from auth.one_time_tokens')
  expect(after.rowCount! - before.rowCount!).toBe(1)
})

test('sends mails after the response', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const send = vi.spyOn(auth.context.outgoing, 'mail').mockReturnValue(held)
  expect((await auth.call('POST', '/recover', { body: { email } })).status).toBe(200)
  release()
  await auth.context.outgoing.settled()
  expect(send).toHaveBeenCalledTimes(1)
  send.mockRestore()
})
