import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { challengeOf, codeOf, enrol, protect, showCode } from '../test/second-factor.ts'
import { signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'
import { meetAtRows } from './meet-at-rows.ts'

const ADMIN_KEY = 'an-admin-key-of-the-tests'
let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasTexts: true, switches: { adminKeys: [ADMIN_KEY] } })
})
afterAll(() => auth.close())

async function protectedPerson() {
  const email = someone()
  const first = await signUpConfirmed(auth, email)
  const { factor, session } = await protect(auth, first['access_token'])
  const { body } = await signIn(auth, email)
  return {
    email,
    factor,
    raised: session['access_token'] as string,
    low: body['access_token'] as string,
    user: session['user'],
  }
}
const wrong = (code: string, by: number) => String((Number(code) + by * 7_919) % 1_000_000).padStart(6, '0')

test('after five wrong codes, the right code is rejected in every challenge until the lock ends', async () => {
  const { factor, low } = await protectedPerson()
  auth.pass(60)
  for (let by = 1; by <= 5; by++) {
    const answer = await showCode(auth, low, factor, wrong(codeOf(auth, factor), by))
    expect(answer.status).toBe(422)
  }
  expect((await showCode(auth, low, factor, codeOf(auth, factor))).status).toBe(429)
  auth.pass(901)
  expect((await showCode(auth, low, factor, codeOf(auth, factor))).status).toBe(200)
})

test('many concurrent wrong codes count as at most five', async () => {
  const { factor, low } = await protectedPerson()
  auth.pass(60)
  const challenges = await Promise.all(Array.from({ length: 12 }, () => challengeOf(auth, low, factor)))
  const code = codeOf(auth, factor)
  const tries = challenges.map((challenge_id, at) =>
    auth.call('POST', `/factors/${factor.id}/verify`, {
      token: low,
      body: { challenge_id, code: wrong(code, at + 1) },
    }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 422)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(7)
})

test('another user’s factor and challenge do not exist for the caller', async () => {
  const { factor, low } = await protectedPerson()
  const stranger = (await signUpConfirmed(auth))['access_token'] as string
  for (const [method, path] of [
    ['POST', `/factors/${factor.id}/challenge`],
    ['POST', `/factors/${factor.id}/verify`],
    ['DELETE', `/factors/${factor.id}`],
  ] as const) {
    const body = { challenge_id: factor.id, code: '000000' }
    expect(await auth.call(method, path, { token: stranger, body })).toMatchObject({ status: 404 })
  }
  const own = await enrol(auth, stranger)
  const foreign = await challengeOf(auth, low, factor)
  const body = { challenge_id: foreign, code: codeOf(auth, own) }
  expect((await auth.call('POST', `/factors/${own.id}/verify`, { token: stranger, body })).status).toBe(422)
})

/**
 * Adds a factor that an intruder could have left earlier: the intruder's own phone. It has a challenge, so that the
 * cleanup of untried factors keeps it.
 */
async function plant(token: string): Promise<string> {
  const phone = `49151${String(Math.random()).slice(2, 10)}`
  const { body } = await auth.call('POST', '/factors', { token, body: { factor_type: 'phone', phone } })
  expect((await auth.call('POST', `/factors/${body['id']}/challenge`, { token, body: {} })).status).toBe(200)
  return body['id'] as string
}

test('a planted factor of another type is removed when a factor is first verified', async () => {
  const email = someone()
  const stranger = (await signUpConfirmed(auth, email))['access_token'] as string
  const planted = await plant(stranger)
  const owner = (await signIn(auth, email)).body['access_token'] as string
  const { session } = await protect(auth, owner)
  expect(session['user'].factors.map(({ factor_type: type }: { factor_type: string }) => type)).toEqual(['totp'])
  const low = (await signIn(auth, email)).body['access_token'] as string
  expect((await auth.call('POST', `/factors/${planted}/challenge`, { token: low, body: {} })).status).toBe(404)
})

test.each(['challenge', 'verify'])('an existing planted factor needs aal2 to %s', async (what) => {
  const { low, raised, user } = await protectedPerson()
  const planted = randomUUID()
  await auth.database.pool.query(
    `insert into auth.mfa_factors (id, user_id, factor_type, phone, created_at, updated_at) values ($1, $2, 'phone', '4915112345678', now(), now())`,
    [planted, user.id],
  )
  const call = (token: string) =>
    auth.call('POST', `/factors/${planted}/${what}`, { token, body: { challenge_id: randomUUID(), code: '000000' } })
  expect(await call(low)).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
  expect((await call(raised)).status).toBe(what === 'challenge' ? 200 : 422)
})

test('if two first factors are verified concurrently, only one succeeds', async () => {
  const email = someone()
  const tokens = [(await signUpConfirmed(auth, email))['access_token'] as string]
  tokens.push((await signIn(auth, email)).body['access_token'] as string)
  const factors = [await enrol(auth, tokens[0]!, 'one'), await enrol(auth, tokens[1]!, 'other')]
  const challenges = [
    await challengeOf(auth, tokens[0]!, factors[0]!),
    await challengeOf(auth, tokens[1]!, factors[1]!),
  ]
  const answers = await meetAtRows(
    auth,
    'users',
    factors.map((factor, at) => () => {
      const body = { challenge_id: challenges[at], code: codeOf(auth, factor) }
      return auth.call('POST', `/factors/${factor.id}/verify`, { token: tokens[at], body })
    }),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const { rows } = await auth.database.pool.query(
    'select status from auth.mfa_factors where user_id = (select id from auth.users where email = $1)',
    [email],
  )
  expect(rows).toEqual([{ status: 'verified' }])
})

test('a number change that started before the second factor is dropped when the factor is verified', async () => {
  const token = (await signUpConfirmed(auth))['access_token'] as string
  const phone = '4915187654321'
  await auth.call('PUT', '/user', { token, body: { phone } })
  const code = /\d{6}/.exec(auth.texts.at(-1)!.text)![0]
  await protect(auth, token)
  const answer = await auth.call('POST', '/verify', { body: { phone, token: code, type: 'phone_change' } })
  expect(answer).toMatchObject({ status: 403, body: { code: 'otp_expired' } })
})

test('a challenge works only in the session that requested it', async () => {
  const { email, factor, low } = await protectedPerson()
  const other = (await signIn(auth, email)).body['access_token'] as string
  auth.pass(60)
  const body = { challenge_id: await challengeOf(auth, low, factor), code: codeOf(auth, factor) }
  expect((await auth.call('POST', `/factors/${factor.id}/verify`, { token: other, body })).status).toBe(422)
})

test('without the second factor neither the account nor its factors can be changed', async () => {
  const { factor, low } = await protectedPerson()
  const change = (body: object) => auth.call('PUT', '/user', { token: low, body })
  for (const body of [{ password: 'another password' }, { email: someone() }, { phone: '4915112345678' }]) {
    expect(await change(body)).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } })
  }
  const enrolling = await auth.call('POST', '/factors', { token: low, body: { factor_type: 'totp' } })
  expect(enrolling).toMatchObject({ status: 403, body: { code: 'insufficient_aal' } })
  const removing = await auth.call('DELETE', `/factors/${factor.id}`, { token: low })
  expect(removing).toMatchObject({ status: 422, body: { code: 'insufficient_aal' } })
})

test('the app learns that a session has not used its user’s second factor', async () => {
  const { low, raised } = await protectedPerson()
  const lacks = async (token: string) => (await auth.service.findSession(token)).lacksSecondFactor
  expect(await lacks(low)).toBe(true)
  expect(await lacks(raised)).toBe(false)
  const half = (await signUpConfirmed(auth))['access_token'] as string
  await enrol(auth, half)
  expect(await lacks(half)).toBe(false)
})

test('a token from before the second factor is not raised with its session', async () => {
  const session = await signUpConfirmed(auth)
  await protect(auth, session['access_token'])
  const change = { token: session['access_token'] as string, body: { password: 'another password' } }
  expect((await auth.call('PUT', '/user', change)).status).toBe(401)
})

test('when an admin removes a factor, the sessions that it raised are lowered', async () => {
  const { factor, raised, user } = await protectedPerson()
  const levelOf = async () =>
    (await auth.database.pool.query('select aal from auth.sessions where user_id = $1', [user.id])).rows
  expect(await levelOf()).toContainEqual({ aal: 'aal2' })
  const path = `/admin/users/${user.id}/factors/${factor.id}`
  expect((await auth.call('DELETE', path, { token: ADMIN_KEY })).status).toBe(200)
  expect(await levelOf()).not.toContainEqual({ aal: 'aal2' })
  expect((await auth.call('GET', '/user', { token: raised })).body).not.toHaveProperty('factors')
})
