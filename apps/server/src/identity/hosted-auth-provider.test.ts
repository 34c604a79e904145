import { protect, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '@dayreel/auth/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHostedAuthProvider } from './hosted-auth-provider.ts'

const ADMIN_KEY = 'an-admin-key-of-the-tests'
const SECRET = 'a-shared-secret-of-the-tests-32-characters'
let hosted: TestAuth
let withSecret: TestAuth
beforeAll(async () => {
  hosted = await startTestAuth({ prefix: '/auth/v1', switches: { adminKeys: [ADMIN_KEY] } })
  withSecret = await startTestAuth({ switches: { sharedSecret: SECRET } })
})
afterAll(async () => {
  await hosted.close()
  await withSecret.close()
})

const providerOf = ({ url }: TestAuth, jwtSecret?: string) =>
  createHostedAuthProvider({
    url,
    publicKey: 'public',
    adminKey: ADMIN_KEY,
    jwtSecret,
    recoveryUrl: `${url}/reset-password`,
  })

test('a session of the hosted service has an account here until it ends', async () => {
  const email = someone()
  const session = await signUpConfirmed(hosted, email)
  const token = session['access_token'] as string
  await expect(providerOf(hosted).verify(token)).resolves.toMatchObject({ id: session['user'].id, email })
  await hosted.call('POST', '/logout', { token })
  await expect(providerOf(hosted).verify(token)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('requires the second factor from users who have one', async () => {
  const email = someone()
  const { session } = await protect(hosted, (await signUpConfirmed(hosted, email))['access_token'])
  const provider = providerOf(hosted)
  await expect(provider.verify(session['access_token'])).resolves.toMatchObject({ email })
  const low = (await signIn(hosted, email)).body['access_token'] as string
  await expect(provider.verify(low)).rejects.toMatchObject({ code: 'second_factor_required' })
})

test('a shared secret is accepted only if it is configured', async () => {
  const session = await signUpConfirmed(withSecret)
  const token = session['access_token'] as string
  await expect(providerOf(withSecret, SECRET).verify(token)).resolves.toMatchObject({ id: session['user'].id })
  await expect(providerOf(withSecret).verify(token)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(providerOf(withSecret, `${SECRET}x`).verify(token)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test.each(['', 'rubbish', 'a.b.c'])('%j is not a session', async (token) => {
  await expect(providerOf(hosted).verify(token)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('deleting a user twice succeeds', async () => {
  const { user } = await signUpConfirmed(hosted)
  const provider = providerOf(hosted)
  await provider.deleteUser(user.id)
  await provider.deleteUser(user.id)
  const left = await hosted.database.pool.query('select 1 from auth.users where id = $1', [user.id])
  expect(left.rowCount).toBe(0)
})

test('does not report a service that is down as a bad token', async () => {
  const session = await signUpConfirmed(hosted)
  const gone = createHostedAuthProvider({
    url: 'http://127.0.0.1:9/auth/v1',
    publicKey: 'public',
    adminKey: ADMIN_KEY,
    jwtSecret: undefined,
    recoveryUrl: 'http://127.0.0.1:9/reset-password',
  })
  await expect(gone.verify(session['access_token'])).rejects.toMatchObject({ code: 'unavailable' })
})

test('an operator blocks a user, removes second factors and mails a link for a new password', async () => {
  const email = someone()
  const first = await signUpConfirmed(hosted, email)
  const { session } = await protect(hosted, first['access_token'])
  const { id } = first['user']
  const provider = providerOf(hosted)
  await expect(provider.verify(session['access_token'])).resolves.toMatchObject({ id })
  await provider.block(id)
  await expect(provider.verify(session['access_token'])).rejects.toMatchObject({ code: 'unauthenticated' })
  expect((await signIn(hosted, email)).body).toMatchObject({ code: 'user_banned' })
  await provider.unblock(id)
  await provider.removeFactors(id)
  const { body } = await signIn(hosted, email)
  await expect(provider.verify(body['access_token'] as string)).resolves.toMatchObject({ id })
  hosted.mails.length = 0
  await provider.sendRecovery({ id, email })
  await expect.poll(() => hosted.mails).toMatchObject([{ to: email }])
})
