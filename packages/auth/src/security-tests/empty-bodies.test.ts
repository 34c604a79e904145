import { afterAll, beforeAll, expect, test } from 'vitest'
import { codeOf } from '../test/second-factor.ts'
import { saveIdentity } from '../people/identities.ts'
import { signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { manualLinking: true } })
})
afterAll(() => auth.close())

test('accepts the client’s requests that announce JSON but have an empty body', async () => {
  const email = someone()
  const { user } = await signUpConfirmed(auth, email)
  const client = auth.client()
  await client.signInWithPassword({ email, password: 'correct horse battery' })
  await saveIdentity(auth.context, user.id, { provider: 'google', subject: 'g', identityData: {}, email: null })
  const { data } = await client.getUserIdentities()
  const linked = data!.identities.find(({ provider }: { provider: string }) => provider === 'google')!
  expect((await client.unlinkIdentity(linked)).error).toBeNull()
  const { data: enrolled } = await client.mfa.enroll({ factorType: 'totp' })
  const factor = { id: enrolled!.id, secret: enrolled!.totp.secret }
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: codeOf(auth, factor) })
  expect((await client.mfa.unenroll({ factorId: factor.id })).error).toBeNull()
  for (const scope of ['others', 'global'] as const) expect((await client.signOut({ scope })).error).toBeNull()
  expect((await client.getSession()).data.session).toBeNull()
})

test('a null field counts as missing', async () => {
  const body = {
    email: someone(),
    password: 'long enough',
    data: null,
    code_challenge: null,
    code_challenge_method: null,
    channel: null,
    gotrue_meta_security: {},
  }
  expect((await auth.call('POST', '/signup', { body })).status).toBe(200)
  expect((await auth.call('POST', '/otp', { body: { ...body, create_user: null } })).status).toBe(200)
})
