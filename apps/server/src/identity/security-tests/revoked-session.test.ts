import { SESSION_ENDED } from '@dayreel/auth'
import { refresh, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '@dayreel/auth/testing'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedAuthProvider } from '../embedded-auth-provider.ts'

const ADMIN_KEY = 'an-admin-key-of-the-tests'
let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { adminKeys: [ADMIN_KEY] } })
})
afterAll(() => auth.close())

type Session = { access_token: string; refresh_token: string; user: { id: string; email: string } }
const admin = (method: 'PUT' | 'DELETE', id: string, body?: object) =>
  auth.call(method, `/admin/users/${id}`, { token: ADMIN_KEY, ...(body === undefined ? {} : { body }) })

test.each<[string, string, (session: Session) => Promise<unknown>]>([
  ['signing out', 'session_not_found', ({ access_token: token }) => auth.call('POST', '/logout', { token })],
  [
    'signing out everywhere else',
    'session_not_found',
    async ({ user }) => {
      const { body } = await signIn(auth, user.email)
      await auth.call('POST', '/logout?scope=others', { token: body['access_token'] })
    },
  ],
  [
    'a ban',
    'user_banned',
    ({ user }) =>
      auth.database.pool.query(`update auth.users set banned_until = now() + interval '1h' where id = $1`, [user.id]),
  ],
  [
    'a ban by an admin',
    'session_not_found',
    async ({ user }) => {
      await admin('PUT', user.id, { ban_duration: '1h' })
      await admin('PUT', user.id, { ban_duration: 'none' })
    },
  ],
  ['deletion', 'user_not_found', ({ user }) => admin('DELETE', user.id)],
  ['soft deletion', 'user_not_found', ({ user }) => admin('DELETE', user.id, { should_soft_delete: true })],
  [
    'another password',
    'session_not_found',
    async ({ user }) => {
      const { body } = await signIn(auth, user.email)
      await auth.call('PUT', '/user', { token: body['access_token'], body: { password: 'another good one' } })
    },
  ],
  [
    'another password by an admin',
    'session_not_found',
    ({ user }) => admin('PUT', user.id, { password: 'another good one' }),
  ],
])('after %s the access token is rejected, here and at our own API', async (_name, code, end) => {
  const email = someone()
  const session = (await signUpConfirmed(auth, email)) as unknown as Session
  const provider = createEmbeddedAuthProvider({ service: auth.service, recoveryUrl: 'http://localhost/reset-password' })
  await expect(provider.verify(session.access_token)).resolves.toMatchObject({ id: session.user.id, email })
  await end(session)
  expect(await auth.call('GET', '/user', { token: session.access_token })).toMatchObject({
    status: 403,
    body: { code },
  })
  await expect(provider.verify(session.access_token)).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
  expect((await refresh(auth, session.refresh_token)).status).toBe(400)
})

test('the database notifies listeners of the end of a session', async () => {
  const session = (await signUpConfirmed(auth)) as unknown as Session
  const listener = new Client({ connectionString: auth.database.url })
  await listener.connect()
  await listener.query(`listen ${SESSION_ENDED}`)
  const heard = new Promise<string | undefined>((resolve) =>
    listener.on('notification', ({ payload }) => resolve(payload)),
  )
  const { sessionId } = await createEmbeddedAuthProvider({
    service: auth.service,
    recoveryUrl: 'http://localhost/reset-password',
  }).verify(session.access_token)
  await auth.call('POST', '/logout', { token: session.access_token })
  expect(await heard).toBe(sessionId)
  await listener.end()
})

test('the limits on a session’s age and idle time end it', async () => {
  const short = await startTestAuth({ switches: { sessionSeconds: 600, inactivitySeconds: 300 } })
  const session = await signUpConfirmed(short)
  short.pass(301)
  expect((await short.call('GET', '/user', { token: session['access_token'] })).body).toMatchObject({
    code: 'session_expired',
  })
  expect((await refresh(short, session['refresh_token'])).body).toMatchObject({ code: 'session_expired' })
  await short.close()
})
