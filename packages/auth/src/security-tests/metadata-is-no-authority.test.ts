import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

test('user-supplied metadata grants nothing', async () => {
  const email = someone()
  const claims = {
    role: 'service_role',
    aud: 'x',
    is_admin: true,
    app_metadata: { admin: true },
    id: 'x',
    is_anonymous: true,
  }
  const body = {
    email,
    password: 'long enough',
    ...claims,
    data: { ...claims, isAdmin: true, sub: 'x', email_verified: true },
  }
  const { body: pending } = await auth.call('POST', '/signup', { body })
  expect(pending).toMatchObject({ role: 'authenticated', aud: 'authenticated', app_metadata: { provider: 'email' } })
  const { link } = await auth.received(email)
  const { body: session } = await auth.call('POST', '/verify', { body: { token_hash: link, type: 'signup' } })
  const token = session['access_token'] as string
  expect(decodeJwt(token)).toMatchObject({
    role: 'authenticated',
    aud: 'authenticated',
    app_metadata: { provider: 'email', providers: ['email'] },
  })
  expect(session['user'].user_metadata).toMatchObject({ isAdmin: true, sub: session['user'].id, email })
  const put = await auth.call('PUT', '/user', { token, body: { role: 'service_role', aud: 'x', is_admin: true } })
  expect(put.body).toMatchObject({ role: 'authenticated', aud: 'authenticated' })
  expect((await auth.call('GET', '/admin/users', { token })).status).toBe(404)
})

test('users cannot change app_metadata', async () => {
  const token = (await signUpConfirmed(auth))['access_token'] as string
  const answer = await auth.call('PUT', '/user', { token, body: { app_metadata: { admin: true } } })
  expect(answer).toMatchObject({ status: 403, body: { code: 'not_admin' } })
})

test('names that have a meaning in JavaScript have no effect', async () => {
  const token = (await signUpConfirmed(auth))['access_token'] as string
  const headers = { 'content-type': 'application/json' }
  const polluting = '{"data":{"__proto__":{"polluted":true}}}'
  expect((await auth.call('PUT', '/user', { token, headers, body: polluting })).status).toBe(400)
  const constructed = '{"data":{"constructor":{"prototype":{"polluted":true}}}}'
  expect((await auth.call('PUT', '/user', { token, headers, body: constructed })).status).toBeLessThan(500)
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('metadata stays small enough for the token that contains it', async () => {
  const token = (await signUpConfirmed(auth))['access_token'] as string
  const put = (bytes: number) => auth.call('PUT', '/user', { token, body: { data: { big: 'x'.repeat(bytes) } } })
  expect((await put(1_000_000)).body).toMatchObject({ code: 'validation_failed' })
  expect((await put(2_000_000)).status).toBe(413)
  expect((await put(5_000)).status).toBe(200)
  expect((await auth.call('PUT', '/user', { token, body: { data: { more: 'x'.repeat(5_000) } } })).status).toBe(400)
  expect(
    (await auth.call('PUT', '/user', { token, body: { data: { big: null } } })).body['user_metadata'],
  ).not.toHaveProperty('big')
})
