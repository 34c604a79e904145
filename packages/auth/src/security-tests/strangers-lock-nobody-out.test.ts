import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

const OWNERS = '2001:db8:1:1::1'
const NEW = '2001:db8:9:9::9'
let auth: TestAuth
beforeAll(async () => {
  const few = { points: 2, seconds: 900 }
  const more = { points: 6, seconds: 900 }
  const rateLimits = { passwordFailures: few, codeFailures: few, passwordFailuresInAll: more, codeFailuresInAll: more }
  auth = await startTestAuth({ switches: { rateLimits } })
})
afterAll(() => auth.close())

const signIn = async (email: string, password: string, from: string): Promise<number> =>
  (await auth.call('POST', '/token?grant_type=password', { body: { email, password }, from })).status
const stranger = (at: number) => `10.0.0.${at}`

test('wrong passwords from one network lock out only that network', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) statuses.push(await signIn(email, 'wrong password', stranger(1)))
  expect(statuses).toEqual([400, 400, 429, 429])
  expect(await signIn(email, PASSWORD, stranger(1))).toBe(429)
  expect(await signIn(email, PASSWORD, OWNERS)).toBe(200)
})

test('wrong passwords from many networks lock out strangers, but not a network that the owner has used', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  expect(await signIn(email, PASSWORD, OWNERS)).toBe(200)
  for (let at = 0; at < 6; at++) expect(await signIn(email, 'wrong password', stranger(at))).toBe(400)
  expect(await signIn(email, PASSWORD, NEW)).toBe(429)
  // The owner has used this network before, but from another address.
  expect(await signIn(email, PASSWORD, '2001:db8:1:1::abcd')).toBe(200)
  expect(await signIn(email, 'wrong password', OWNERS)).toBe(400)
})

test('an unknown address looks the same to strangers', async () => {
  const email = someone()
  for (let at = 0; at < 6; at++) expect(await signIn(email, 'wrong password', stranger(at))).toBe(400)
  expect(await signIn(email, PASSWORD, NEW)).toBe(429)
})

test("strangers' wrong codes do not invalidate the right code on a network that the owner has used", async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  await signIn(email, PASSWORD, OWNERS)
  const show = async (token: string, from: string): Promise<number> =>
    (await auth.call('POST', '/verify', { body: { email, token, type: 'email' }, from })).status
  for (let at = 0; at < 6; at++) expect(await show('x', stranger(at))).toBe(403)
  await auth.call('POST', '/otp', { body: { email } })
  const { code } = await auth.received(email)
  expect(await show(code, NEW)).toBe(403)
  expect(await show(code, OWNERS)).toBe(200)
})

test('while fifteen networks guess, the owner can sign in from a known network, and by mail from a new one', async () => {
  const guarded = await startTestAuth({ keepsLimits: true })
  const tryPassword = async (password: string, from: string): Promise<number> =>
    (await guarded.call('POST', '/token?grant_type=password', { body: { email, password }, from })).status
  const email = someone()
  await signUpConfirmed(guarded, email)
  expect(await tryPassword(PASSWORD, OWNERS)).toBe(200)
  const attack = []
  for (let at = 0; at < 225; at++) attack.push(await tryPassword('wrong password', stranger(at % 15)))
  expect(attack.filter((status) => status === 400)).toHaveLength(200)
  expect(await tryPassword('wrong password', stranger(99))).toBe(429)
  expect(await tryPassword(PASSWORD, NEW)).toBe(429)
  expect(await tryPassword(PASSWORD, OWNERS)).toBe(200)
  // The code of the reset mail signs the user in. From then on, the network of that sign-in counts as the owner's.
  await guarded.call('POST', '/recover', { body: { email }, from: NEW })
  const { code } = await guarded.received(email)
  const verified = await guarded.call('POST', '/verify', { body: { email, token: code, type: 'recovery' }, from: NEW })
  expect(verified.status).toBe(200)
  expect(await tryPassword(PASSWORD, NEW)).toBe(200)
  expect(await tryPassword('wrong password', stranger(99))).toBe(429)
  await guarded.close()
})
