import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

const show = (email: string, token: string, type = 'email') =>
  auth.call('POST', '/verify', { body: { email, token, type } })
const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

async function askForCode(email: string): Promise<string> {
  await auth.call('POST', '/otp', { body: { email } })
  return (await auth.received(email)).code
}

test('after five wrong attempts the right code is rejected too', async () => {
  const email = someone()
  const code = await askForCode(email)
  for (let by = 1; by <= 5; by++)
    expect((await show(email, wrong(code, by))).body).toMatchObject({ code: 'otp_expired' })
  expect((await show(email, code)).body).toMatchObject({ code: 'otp_expired' })
})

test('after four wrong attempts the right code still works', async () => {
  const email = someone()
  const code = await askForCode(email)
  for (let by = 1; by <= 4; by++) await show(email, wrong(code, by))
  expect((await show(email, code)).status).toBe(200)
  expect((await show(email, code)).status).toBe(403)
})

test('a code and a link work once', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  const code = await askForCode(email)
  expect((await show(email, code)).status).toBe(200)
  expect((await show(email, code)).status).toBe(403)
  await askForCode(email)
  const { link, type } = await auth.received(email)
  const follow = () => auth.call('POST', '/verify', { body: { token_hash: link, type } })
  expect((await follow()).status).toBe(200)
  expect((await follow()).status).toBe(403)
})

test('a hundred concurrent guesses count as at most five', async () => {
  const email = someone()
  const code = await askForCode(email)
  const guesses = Array.from({ length: 100 }, (_, at) => (at < 90 ? wrong(code, at + 1) : code))
  const first = await Promise.all(guesses.slice(0, 90).map((guess) => show(email, guess)))
  const last = await Promise.all(guesses.slice(90).map((guess) => show(email, guess)))
  expect([...first, ...last].filter(({ status }) => status === 200)).toHaveLength(0)
})

test('new codes do not bring unlimited attempts', async () => {
  const limited = await startTestAuth({ keepsLimits: true })
  const email = someone()
  let code = ''
  for (let round = 0; round < 4; round++) {
    await limited.call('POST', '/otp', { body: { email } })
    code = (await limited.received(email)).code
    for (let by = 1; by <= 4; by++) {
      await limited.call('POST', '/verify', { body: { email, token: wrong(code, by), type: 'email' } })
    }
  }
  const answer = await limited.call('POST', '/verify', { body: { email, token: code, type: 'email' } })
  expect(answer.body).toMatchObject({ code: 'otp_expired' })
  await limited.close()
})

test('limits how often a mail can be requested', async () => {
  const slow = await startTestAuth({ switches: { mailIntervalSeconds: 60 } })
  const email = someone()
  expect((await slow.call('POST', '/otp', { body: { email } })).status).toBe(200)
  const again = await slow.call('POST', '/otp', { body: { email } })
  expect(again).toMatchObject({ status: 429, body: { code: 'over_email_send_rate_limit' } })
  expect(again.body['message']).toMatch(/^For security purposes, you can only request this after \d+ seconds\.$/)
  await slow.close()
})

test('a code works only for its address and its purpose, and for one hour', async () => {
  const one = someone()
  const other = someone()
  await signUpConfirmed(auth, one)
  await signUpConfirmed(auth, other)
  const code = await askForCode(one)
  expect((await show(other, code)).status).toBe(403)
  await auth.call('POST', '/recover', { body: { email: one } })
  const recovery = await auth.received(one)
  const session = await signUpConfirmed(auth)
  const next = someone()
  await auth.call('PUT', '/user', { token: session['access_token'], body: { email: next } })
  expect((await show(one, recovery.code, 'email_change')).status).toBe(403)
  expect((await show(one, recovery.code, 'magiclink')).status).toBe(403)
  const hash = { token_hash: recovery.link, type: 'email_change' }
  expect((await auth.call('POST', '/verify', { body: hash })).status).toBe(403)
  expect((await show(one, recovery.code, 'recovery')).status).toBe(200)
  const late = await askForCode(one)
  auth.pass(3601)
  expect((await show(one, late)).status).toBe(403)
})
