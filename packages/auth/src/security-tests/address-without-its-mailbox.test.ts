import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'
import { meetAtRows } from './meet-at-rows.ts'

let auth: TestAuth
let slow: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasTexts: true, switches: { anonymous: true } })
  slow = await startTestAuth({ switches: { anonymous: true, mailIntervalSeconds: 60 } })
})
afterAll(async () => {
  await auth.close()
  await slow.close()
})

const change = (token: string, body: object, at = auth) => at.call('PUT', '/user', { token, body })
const verify = (body: object) => auth.call('POST', '/verify', { body })
const nobody = async (at = auth) => (await at.call('POST', '/signup', { body: {} })).body['access_token'] as string

test('if two changes run concurrently, the mail of the losing change confirms nothing', async () => {
  const token = await nobody()
  const addresses = [someone(), someone()]
  const calls = addresses.map((email) => () => change(token, { email }))
  const answers = await meetAtRows(auth, 'users', calls)
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const stayed = (await auth.call('GET', '/user', { token })).body['new_email'] as string
  const lost = addresses.find((address) => address !== stayed)!
  const { link } = await auth.received(lost)
  expect((await verify({ token_hash: link, type: 'email_change' })).status).toBe(403)
  expect((await auth.call('GET', '/user', { token })).body).toMatchObject({ email: '', new_email: stayed })
  const kept = await auth.received(stayed)
  expect((await verify({ token_hash: kept.link, type: 'email_change' })).body['user'].email).toBe(stayed)
})

const point = (userId: string, column: string, value: string) =>
  auth.database.pool.query(`update auth.users set ${column} = $2 where id = $1`, [userId, value])

test.each([
  ['the new address', 'new_email', 'email_change', (token: string, own: string) => change(token, { email: own })],
  [
    'the current address',
    'email',
    'recovery',
    (_: string, own: string) => auth.call('POST', '/recover', { body: { email: own } }),
  ],
  [
    'a sign-in link',
    'email',
    'magiclink',
    (_: string, own: string) => auth.call('POST', '/otp', { body: { email: own } }),
  ],
] as const)('a mail to %s does not confirm another address that replaced it', async (what, column, type, ask) => {
  const email = someone()
  const session = await signUpConfirmed(auth, email)
  const own = column === 'new_email' ? someone() : email
  await ask(session['access_token'] as string, own)
  const { link } = await auth.received(own)
  const victim = someone()
  await point(session['user'].id as string, column, victim)
  const answer = await verify({ token_hash: link, type })
  expect([what, answer.status, answer.body['code']]).toEqual([what, 403, 'otp_expired'])
  const { rows } = await auth.database.pool.query('select email_change_agreed from auth.users where id = $1', [
    session['user'].id,
  ])
  expect(rows).toEqual([{ email_change_agreed: null }])
})

test('a text message to one number does not confirm another number', async () => {
  const session = await signUpConfirmed(auth)
  const phone = '4915112340001'
  await change(session['access_token'] as string, { phone })
  const token = /\d{6}/.exec(auth.texts.at(-1)!.text)![0]
  await point(session['user'].id as string, 'new_phone', '4915112340002')
  expect((await verify({ phone, token, type: 'phone_change' })).status).toBe(403)
})

test('the interval applies to the user, not to the requested address', async () => {
  const token = await nobody(slow)
  expect((await change(token, { email: someone() }, slow)).status).toBe(200)
  expect(await change(token, { email: someone() }, slow)).toMatchObject({
    status: 429,
    body: { code: 'over_email_send_rate_limit' },
  })
})
