import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  refresh,
  signIn,
  signUpConfirmed,
  someone,
  startTestAuth,
  PASSWORD,
  type TestAuth,
} from './test/start-test-auth.ts'
import { meetAtRows } from './security-tests/meet-at-rows.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasTexts: true })
})
afterAll(() => auth.close())

const codeIn = (text: string | undefined) => /\d{6}/.exec(text ?? '')?.[0] ?? ''
const connectionsOf = ({ app }: TestAuth) =>
  new Promise<number>((resolve, reject) =>
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error))),
  )
const newNumber = () => `49151${Math.random().toString().slice(2, 10)}`

describe('errors', () => {
  test("with the protocol's version header, the code is a word", async () => {
    const answer = await auth.call('POST', '/token?grant_type=password', { body: { email: someone(), password: 'x' } })
    expect(answer).toMatchObject({
      status: 400,
      headers: { 'x-supabase-api-version': '2024-01-01', 'x-sb-error-code': 'invalid_credentials' },
    })
    expect(answer.body).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  test.each(['', '2023-12-31', 'rubbish'])(
    'with version %j, the code is a number, and `error_code` is the word',
    async (version) => {
      const headers = { 'x-supabase-api-version': version }
      const answer = await auth.call('GET', '/user', { headers })
      expect(answer.headers).not.toHaveProperty('x-supabase-api-version')
      expect(answer.body).toEqual({
        code: 401,
        error_code: 'no_authorization',
        msg: 'This endpoint requires a valid Bearer token',
      })
    },
  )

  test.each([
    ['POST', '/token', {}, 400, 'invalid_credentials'],
    ['POST', '/token?grant_type=toString', {}, 400, 'invalid_credentials'],
    ['POST', '/token?grant_type=web3', {}, 422, 'web3_provider_disabled'],
    ['POST', '/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' }, 404, 'flow_state_not_found'],
    ['POST', '/sso', { domain: 'example.com' }, 404, 'saml_provider_disabled'],
    ['POST', '/signup', {}, 422, 'anonymous_provider_disabled'],
    ['POST', '/signup', { email: 'a@example.com' }, 400, 'validation_failed'],
    ['POST', '/signup', { email: 'a@example.com', password: 'short' }, 422, 'weak_password'],
    ['POST', '/signup', { phone: '12-34', password: PASSWORD }, 400, 'validation_failed'],
    ['POST', '/signup', [], 400, 'bad_json'],
    ['POST', '/otp', { email: 'a@example.com', channel: 'sms' }, 400, 'validation_failed'],
    ['POST', '/verify', {}, 400, 'validation_failed'],
    ['POST', '/verify', { type: 'toString', token_hash: 'x' }, 400, 'validation_failed'],
    ['POST', '/resend', { type: 'magic', email: 'a@example.com' }, 400, 'validation_failed'],
    ['GET', '/authorize?provider=google', undefined, 400, 'validation_failed'],
    ['POST', '/logout', undefined, 401, 'no_authorization'],
  ] as const)('%s %s with %j answers %i %s', async (method, path, body, status, code) => {
    const answer = await auth.call(method, path, { body })
    expect([answer.status, answer.body['code']]).toEqual([status, code])
  })

  test('the error for a weak password states the reason', async () => {
    const { body } = await auth.call('POST', '/signup', { body: { email: someone(), password: 'short' } })
    expect(body).toEqual({
      code: 'weak_password',
      message: 'Password should be at least 8 characters.',
      weak_password: { reasons: ['length'] },
    })
  })
})

describe('public information', () => {
  test('settings and health', async () => {
    expect((await auth.call('GET', '/settings')).body).toMatchObject({
      external: { email: true, phone: true, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    })
    expect((await auth.call('GET', '/health')).body).toMatchObject({ name: 'GoTrue' })
  })
})

describe('numbers', () => {
  test('a user signs up with a number, confirms it by SMS, and signs in', async () => {
    const phone = newNumber()
    const signedUp = await auth.call('POST', '/signup', { body: { phone: `+${phone}`, password: PASSWORD } })
    expect(signedUp.body).toMatchObject({ phone, email: '' })
    const wrong = await auth.call('POST', '/token?grant_type=password', { body: { phone, password: PASSWORD } })
    expect(wrong.body).toMatchObject({ code: 'phone_not_confirmed' })
    const text = auth.texts.at(-1)
    expect(text?.to).toBe(`+${phone}`)
    const body = { phone, token: codeIn(text?.text), type: 'sms' }
    expect((await auth.call('POST', '/verify', { body })).body['user']).toMatchObject({
      phone,
      app_metadata: { provider: 'phone' },
    })
    expect(
      (await auth.call('POST', '/token?grant_type=password', { body: { phone, password: PASSWORD } })).status,
    ).toBe(200)
  })

  test('a code by SMS signs in, and creates an account for a new number', async () => {
    const phone = newNumber()
    for (let round = 0; round < 2; round++) {
      expect((await auth.call('POST', '/otp', { body: { phone } })).status).toBe(200)
      const body = { phone, token: codeIn(auth.texts.at(-1)?.text), type: 'sms' }
      expect((await auth.call('POST', '/verify', { body })).status).toBe(200)
    }
  })

  test('a second factor by SMS', async () => {
    const token = (await signUpConfirmed(auth))['access_token'] as string
    const phone = newNumber()
    const enrolled = await auth.call('POST', '/factors', {
      token,
      body: { factor_type: 'phone', phone, friendly_name: 'my phone' },
    })
    expect(enrolled.body).toMatchObject({ type: 'phone', phone, friendly_name: 'my phone' })
    const path = `/factors/${enrolled.body['id']}`
    const { body: challenge } = await auth.call('POST', `${path}/challenge`, {
      token,
      body: { factorId: 'x', channel: 'sms' },
    })
    const verify = (code: string) =>
      auth.call('POST', `${path}/verify`, { token, body: { challenge_id: challenge['id'], code } })
    const code = codeIn(auth.texts.at(-1)?.text)
    expect((await verify(code === '000000' ? '000001' : '000000')).body).toMatchObject({
      message: 'Invalid MFA Phone code entered',
    })
    expect((await verify(code)).body).toMatchObject({ token_type: 'bearer' })
    expect((await verify(code)).status).toBe(422)
  })

  test('without an SMS sender, a request for a text message gets an error that explains this', async () => {
    const mute = await startTestAuth({ switches: { phone: true } })
    expect((await mute.call('POST', '/otp', { body: { phone: newNumber() } })).body).toMatchObject({
      code: 'sms_send_failed',
    })
    expect((await mute.call('POST', '/resend', { body: { phone: newNumber(), type: 'phone_change' } })).body).toEqual(
      {},
    )
    await mute.close()
  })
})

describe('sessions', () => {
  test.each([
    ['local', [403, 200]],
    ['others', [200, 403]],
    ['global', [403, 403]],
  ])('signing out with scope %s', async (scope, expected) => {
    const email = someone()
    await signUpConfirmed(auth, email)
    const tokens = [(await signIn(auth, email)).body, (await signIn(auth, email)).body].map(
      (body) => body['access_token'] as string,
    )
    const answer = await auth.call('POST', `/logout?scope=${scope}`, { token: tokens[0]! })
    expect(answer.status).toBe(204)
    const statuses = await Promise.all(tokens.map(async (token) => (await auth.call('GET', '/user', { token })).status))
    expect(statuses).toEqual(expected)
  })

  test('signs out a user who closes the page during the call', async () => {
    const token = (await signUpConfirmed(auth))['access_token'] as string
    const leaving = new AbortController()
    const headers = { authorization: `Bearer ${token}` }
    const signOut = () => fetch(`${auth.url}/logout`, { method: 'POST', headers, signal: leaving.signal })
    await meetAtRows(auth, 'sessions', [() => expect(signOut()).rejects.toThrow('aborted')], async () => {
      leaving.abort()
      await vi.waitUntil(async () => (await connectionsOf(auth)) === 0, { timeout: 60_000 })
    })
    await vi.waitUntil(async () => (await auth.call('GET', '/user', { token })).status === 403, { timeout: 60_000 })
  })

  test('an unknown scope is refused', async () => {
    const token = (await signUpConfirmed(auth))['access_token'] as string
    expect((await auth.call('POST', '/logout?scope=all', { token })).status).toBe(400)
  })

  test('a form works like JSON, and an unknown bearer token is ignored', async () => {
    const email = someone()
    await signUpConfirmed(auth, email)
    const body = `grant_type=password&email=${encodeURIComponent(email)}&password=${encodeURIComponent(PASSWORD)}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded', authorization: 'Bearer an-anon-key' }
    expect((await auth.call('POST', '/token', { body, headers })).status).toBe(200)
  })

  test('a session response has every field that the client needs', async () => {
    const session = await signUpConfirmed(auth)
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { aud: 'authenticated', role: 'authenticated' },
    })
    expect(session['expires_at'] - Math.floor(Date.now() / 1000)).toBeGreaterThan(3590)
    const refreshed = (await refresh(auth, session['refresh_token'])).body
    expect(refreshed['user'].identities).toHaveLength(1)
  })
})

test('a deleted account leaves no rows', async () => {
  const { protect } = await import('./test/second-factor.ts')
  const email = someone()
  const { user, access_token: token } = await signUpConfirmed(auth, email)
  await protect(auth, token)
  await auth.call('POST', '/recover', { body: { email } })
  await auth.context.outgoing.settled()
  expect(await auth.service.listSessions(user.id)).toHaveLength(1)
  await auth.service.removeUser(user.id)
  await auth.service.removeUser(user.id)
  const { pool } = auth.database
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'auth'`,
  )
  expect(rows.length).toBeGreaterThan(10)
  for (const { name } of rows) {
    const contents = JSON.stringify((await pool.query(`select * from ${name}`)).rows)
    expect(contents).not.toContain(user.id)
    expect(contents).not.toContain(email)
  }
})
