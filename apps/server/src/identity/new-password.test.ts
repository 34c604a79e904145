import { randomUUID } from 'node:crypto'
import { PASSWORD, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '@dayreel/auth/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestServices, type TestServices } from '#test/create-test-services.ts'
import { createApp } from '#compose/app.ts'
import { createAuth } from './create-auth.ts'

const NEXT = 'another good one'
const LONG_AGO = 3600

describe('a new password requires the current one, or a recent sign-in', () => {
  let auth: TestAuth
  beforeAll(async () => {
    auth = await startTestAuth({ switches: { reauthenticateAfterSeconds: 600, accessTokenSeconds: 604_800 } })
  })
  afterAll(() => auth.close())

  const put = (token: string, body: object) => auth.call('PUT', '/user', { token, body })
  async function given(): Promise<{ email: string; token: string; userId: string }> {
    const email = someone()
    const { access_token: token, user } = await signUpConfirmed(auth, email)
    return { email, token: token as string, userId: user.id as string }
  }

  test('right after a sign-in, nothing more is required, but a wrong current password is still rejected', async () => {
    const { token } = await given()
    const wrong = await put(token, { password: NEXT, current_password: 'wrong' })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'current_password_invalid' } })
    expect((await put(token, { password: NEXT })).status).toBe(200)
  })

  test('later, the current password is required', async () => {
    const { email, token } = await given()
    auth.pass(LONG_AGO)
    expect(await put(token, { password: NEXT })).toMatchObject({
      status: 400,
      body: { code: 'reauthentication_needed' },
    })
    expect((await signIn(auth, email, NEXT)).status).toBe(400)
    expect((await put(token, { password: NEXT, current_password: PASSWORD })).status).toBe(200)
    expect((await signIn(auth, email, NEXT)).status).toBe(200)
  })

  test('refreshing a session does not make it recent', async () => {
    const email = someone()
    const { refresh_token } = await signUpConfirmed(auth, email)
    auth.pass(LONG_AGO)
    const { body } = await auth.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token } })
    expect((await put(body['access_token'], { password: NEXT })).body).toMatchObject({
      code: 'reauthentication_needed',
    })
  })

  test('an account without a password accepts a mailed code', async () => {
    const { email, token, userId } = await given()
    await auth.database.pool.query('update auth.users set password_hash = null where id = $1', [userId])
    auth.pass(LONG_AGO)
    expect((await put(token, { password: NEXT, current_password: '' })).status).toBe(400)
    await auth.call('GET', '/reauthenticate', { token })
    const { code } = await auth.received(email)
    expect((await put(token, { password: NEXT, nonce: code })).status).toBe(200)
  })

  test('a user with a reset link does not need the current password', async () => {
    const { email } = await given()
    auth.pass(LONG_AGO)
    await auth.call('POST', '/recover', { body: { email } })
    const { link, type } = await auth.received(email)
    const { body } = await auth.call('POST', '/verify', { body: { token_hash: link, type } })
    expect((await put(body['access_token'], { password: NEXT })).status).toBe(200)
  })
})

describe('AUTH_PASSWORD_CHECK', () => {
  const weak = { code: 'weak_password', weak_password: { reasons: ['pwned'] } }

  test.each(['password1', 'PassWord1', 'iloveyou1', 'trustno1'])(
    'common: %s is rejected as a new password',
    async (password) => {
      const auth = await startTestAuth({ switches: { passwordCheck: 'common' } })
      const email = someone()
      expect(await auth.call('POST', '/signup', { body: { email, password } })).toMatchObject({
        status: 422,
        body: weak,
      })
      const { access_token: token } = await signUpConfirmed(auth, email)
      expect(await auth.call('PUT', '/user', { token, body: { password } })).toMatchObject({ status: 422, body: weak })
      expect((await auth.call('PUT', '/user', { token, body: { password: `${password} lanterns` } })).status).toBe(200)
      await auth.close()
    },
  )

  test('common: a sign-in with an existing common password works, and reports it', async () => {
    const before = await startTestAuth()
    const email = someone()
    await signUpConfirmed(before, email, 'password1')
    const { database, context } = before
    const auth = await startTestAuth({ database, sealing: context.sealing, switches: { passwordCheck: 'common' } })
    const answer = await signIn(auth, email, 'password1')
    expect(answer).toMatchObject({ status: 200, body: { weak_password: { reasons: ['pwned'] } } })
    const { data } = await auth.client().signInWithPassword({ email, password: 'password1' })
    expect(data.weakPassword).toMatchObject({ reasons: ['pwned'] })
    expect((await signIn(before, email, 'password1')).body).not.toHaveProperty('weak_password')
    await auth.close()
    await before.close()
  })

  test.each([
    [{}, 422],
    [{ AUTH_PASSWORD_CHECK: 'off' }, 200],
  ])('in the app, with %j, password1 is answered with %i', async (env, status) => {
    const running: TestServices = await createTestServices({ env })
    const { authService } = createAuth({ ...running.services, pool: running.database.pool })
    const app = await createApp({ ...running.services, authService: authService! })
    const payload = { email: `${randomUUID()}@example.com`, password: 'password1' }
    expect((await app.inject({ method: 'POST', url: '/auth/v1/signup', payload })).statusCode).toBe(status)
    await app.close()
    await running.close()
  })

  test('in the app, a session that is an hour old needs the current password', async () => {
    const running: TestServices = await createTestServices()
    const { authService } = createAuth({ ...running.services, pool: running.database.pool })
    const app = await createApp({ ...running.services, authService: authService! })
    const payload = { email: someone(), password: PASSWORD }
    const signedUp = await app.inject({ method: 'POST', url: '/auth/v1/signup', payload })
    const headers = { authorization: `Bearer ${signedUp.json<{ access_token: string }>().access_token}` }
    await running.database.pool.query(`update auth.sessions set created_at = created_at - interval '1 hour'`)
    const changed = await app.inject({ method: 'PUT', url: '/auth/v1/user', headers, payload: { password: NEXT } })
    expect(changed.statusCode).toBe(400)
    expect(changed.body).toContain('reauthentication_needed')
    await app.close()
    await running.close()
  })
})
