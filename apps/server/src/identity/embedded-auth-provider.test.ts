import { randomUUID } from 'node:crypto'
import { enrol, protect, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '@dayreel/auth/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createEmbeddedAuthProvider } from './embedded-auth-provider.ts'

const RECOVERY_URL = 'http://localhost:3000/reset-password'
let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth()
})
afterAll(() => auth.close())

test('our own API requires the second factor from users who have one', async () => {
  const provider = createEmbeddedAuthProvider({ service: auth.service, recoveryUrl: RECOVERY_URL })
  const email = someone()
  const first = await signUpConfirmed(auth, email)
  await enrol(auth, first['access_token'], 'not verified yet')
  await expect(provider.verify(first['access_token'])).resolves.toMatchObject({ id: first['user'].id, email })
  const { session } = await protect(auth, first['access_token'])
  await expect(provider.verify(session['access_token'])).resolves.toMatchObject({ email })
  const { body: low } = await signIn(auth, email)
  const refused = { code: 'second_factor_required' }
  await expect(provider.verify(low['access_token'])).rejects.toMatchObject(refused)
})

test('a token without a user is not a session of our API', async () => {
  const provider = createEmbeddedAuthProvider({ service: auth.service, recoveryUrl: RECOVERY_URL })
  await expect(provider.verify('x.y.z')).rejects.toMatchObject({ code: 'unauthenticated', status: 401 })
})

test('a user’s sessions are listed, newest first, and all except one can be ended', async () => {
  const provider = createEmbeddedAuthProvider({ service: auth.service, recoveryUrl: RECOVERY_URL })
  const email = someone()
  await signUpConfirmed(auth, email)
  auth.pass(1)
  const { body } = await signIn(auth, email)
  const account = await provider.verify(body['access_token'])
  const sessions = await provider.listSessions!(account.id)
  expect(sessions).toHaveLength(2)
  expect(sessions[0]!.id).toBe(account.sessionId)
  await provider.endOtherSessions!(account)
  expect(await provider.listSessions!(account.id)).toMatchObject([{ id: account.sessionId }])
})

test('an operator blocks a user, removes second factors and mails a link for a new password', async () => {
  const provider = createEmbeddedAuthProvider({ service: auth.service, recoveryUrl: RECOVERY_URL })
  const email = someone()
  const first = await signUpConfirmed(auth, email)
  const { session } = await protect(auth, first['access_token'])
  const { id } = first['user']
  await provider.block(id)
  await provider.block(id)
  await expect(provider.verify(session['access_token'])).rejects.toMatchObject({ code: 'unauthenticated' })
  expect(await provider.listSessions!(id)).toEqual([])
  expect((await signIn(auth, email)).body).toMatchObject({ code: 'user_banned' })
  await provider.unblock(id)
  await provider.removeFactors(id)
  const { body } = await signIn(auth, email)
  await expect(provider.verify(body['access_token'])).resolves.toMatchObject({ id })
  auth.mails.length = 0
  await provider.sendRecovery({ id, email })
  await expect.poll(() => auth.mails).toMatchObject([{ to: email }])
  await expect(provider.sendRecovery({ id: randomUUID(), email })).rejects.toMatchObject({ code: 'conflict' })
})
