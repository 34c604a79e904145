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

test('L3: wrong passwords from one network keep out that network only', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const statuses: number[] = []
  for (let round = 0; round < 4; round++) statuses.push(await signIn(email, 'wrong password', stranger(1)))
  expect(statuses).toEqual([400, 400, 429, 429])
  expect(await signIn(email, PASSWORD, stranger(1))).toBe(429)
  expect(await signIn(email, PASSWORD, OWNERS)).toBe(200)
})

test('L3: wrong passwords from everywhere keep out strangers, not where its owner was before', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  expect(await signIn(email, PASSWORD, OWNERS)).toBe(200)
  for (let at = 0; at < 6; at++) expect(await signIn(email, 'wrong password', stranger(at))).toBe(400)
  expect(await signIn(email, PASSWORD, NEW)).toBe(429)
  // Another address of the network that the owner came from.
  expect(await signIn(email, PASSWORD, '2001:db8:1:1::abcd')).toBe(200)
  expect(await signIn(email, 'wrong password', OWNERS)).toBe(400)
})

test('L3: an address that nobody has looks the same to strangers', async () => {
  const email = someone()
  for (let at = 0; at < 6; at++) expect(await signIn(email, 'wrong password', stranger(at))).toBe(400)
  expect(await signIn(email, PASSWORD, NEW)).toBe(429)
})

test('L3: wrong codes of strangers leave the right one good where its owner was before', async () => {
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
