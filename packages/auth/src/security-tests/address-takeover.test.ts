import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveIdentity } from '../people/identities.ts'
import { protect } from '../test/second-factor.ts'
import { PASSWORD, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

const ADMIN_KEY = 'an-admin-key-of-the-tests'
let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ hasTexts: true, switches: { manualLinking: true, adminKeys: [ADMIN_KEY] } })
})
afterAll(() => auth.close())

const change = (token: string, body: object) => auth.call('PUT', '/user', { token, body })
const changeByAdmin = (id: string, body: object) => auth.call('PUT', `/admin/users/${id}`, { token: ADMIN_KEY, body })
const verify = (body: object) => auth.call('POST', '/verify', { body })
const codeIn = (text: string) => /\d{6}/.exec(text)![0]

test('a mistyped new address changes nothing until both addresses have agreed', async () => {
  const email = someone()
  const next = someone()
  const token = (await signUpConfirmed(auth, email))['access_token'] as string
  expect((await change(token, { email: next })).body).toMatchObject({ email, new_email: next })
  const { link } = await auth.received(next)
  expect((await verify({ token_hash: link, type: 'email_change' })).body).toMatchObject({ code: '200' })
  expect((await signIn(auth, next)).status).toBe(400)
  expect((await signIn(auth, email)).body['user'].email).toBe(email)
  expect((await verify({ token_hash: link, type: 'email_change' })).status).toBe(403)
  const current = await auth.received(email)
  expect((await verify({ token_hash: current.link, type: 'email_change' })).body['user'].email).toBe(next)
  expect((await signIn(auth, email)).status).toBe(400)
  expect((await signIn(auth, next)).body['user'].identities[0]).toMatchObject({ email: next })
  expect((await auth.received(email)).mail).toMatchObject({ subject: 'Your email address was changed' })
})

test('mails to the former address are invalid after the change', async () => {
  const email = someone()
  const next = someone()
  const token = (await signUpConfirmed(auth, email))['access_token'] as string
  await change(token, { email: next })
  const [agreeNew, agreeCurrent] = [await auth.received(next), await auth.received(email)]
  await auth.call('POST', '/recover', { body: { email } })
  const recovery = await auth.received(email)
  await verify({ token_hash: agreeNew.link, type: 'email_change' })
  expect((await verify({ token_hash: agreeCurrent.link, type: 'email_change' })).status).toBe(200)
  expect((await verify({ token_hash: recovery.link, type: 'recovery' })).status).toBe(403)
  expect((await verify({ email: next, token: recovery.code, type: 'recovery' })).status).toBe(403)
})

test('starting a change, and changing the password, invalidate earlier mails', async () => {
  const email = someone()
  const token = (await signUpConfirmed(auth, email))['access_token'] as string
  await auth.call('POST', '/recover', { body: { email } })
  const recovery = await auth.received(email)
  await change(token, { email: someone() })
  expect((await verify({ token_hash: recovery.link, type: 'recovery' })).status).toBe(403)
  await auth.call('POST', '/recover', { body: { email } })
  const second = await auth.received(email)
  await change(token, { password: 'another good one' })
  expect((await verify({ token_hash: second.link, type: 'recovery' })).status).toBe(403)
})

test.each<[string, (token: string, userId: string) => Promise<{ status: number }>]>([
  ['another number', (token) => change(token, { phone: `49152${String(Date.now()).slice(-8)}` })],
  [
    'an unlinked identity',
    async (token, userId) => {
      await saveIdentity(auth.context, userId, { provider: 'google', subject: userId, identityData: {}, email: null })
      const { body: user } = await auth.call('GET', '/user', { token })
      const linked = (user['identities'] as { provider: string; identity_id: string }[]).at(-1)!
      return auth.call('DELETE', `/user/identities/${linked.identity_id}`, { token })
    },
  ],
  ['another address by an admin', (_token, userId) => changeByAdmin(userId, { email: someone() })],
  ['another password by an admin', (_token, userId) => changeByAdmin(userId, { password: 'another good one' })],
])('%s invalidates earlier mails', async (_name, begin) => {
  const email = someone()
  const { access_token: token, user } = await signUpConfirmed(auth, email)
  await auth.call('POST', '/recover', { body: { email } })
  const { link } = await auth.received(email)
  expect((await begin(token as string, user.id as string)).status).toBe(200)
  expect((await verify({ token_hash: link, type: 'recovery' })).status).toBe(403)
})

test('an address or number of another account cannot be taken over, and only its owner is notified', async () => {
  const taken = someone()
  const email = someone()
  await signUpConfirmed(auth, taken)
  const token = (await signUpConfirmed(auth, email))['access_token'] as string
  const answers = [await change(token, { email: taken }), await change(token, { email: someone() })]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(Object.keys(answers[0]!.body)).toEqual(Object.keys(answers[1]!.body))
  await change(token, { email: taken })
  const noted = await auth.received(taken)
  expect(noted).toMatchObject({ link: '', code: '', mail: { subject: 'Someone asked to use your email address' } })
  const { link } = await auth.received(email)
  expect((await verify({ token_hash: link, type: 'email_change' })).body).toMatchObject({ code: '200' })
  await auth.call('POST', '/resend', { body: { type: 'email_change', email } })
  expect(await auth.received(taken)).toMatchObject({ link: '', code: '' })
  expect((await signIn(auth, email)).status).toBe(200)
  const phone = `49151${String(Date.now()).slice(-8)}`
  await change(token, { phone })
  const code = codeIn(auth.texts.at(-1)!.text)
  expect((await verify({ phone, token: code, type: 'phone_change' })).body['user']).toMatchObject({ phone })
  const other = (await signUpConfirmed(auth))['access_token'] as string
  expect((await change(other, { phone })).body).toMatchObject({ new_phone: phone })
  expect(auth.texts.at(-1)).toMatchObject({ to: `+${phone}`, text: expect.not.stringMatching(/\d{6}/) as string })
})

test('an address that two users request goes to the first user who proves that they own it', async () => {
  const next = someone()
  const people = [someone(), someone()]
  for (const email of people) await change((await signUpConfirmed(auth, email))['access_token'], { email: next })
  await auth.context.outgoing.settled()
  const links = auth.mails
    .filter(({ to }) => to === next)
    .map(({ button }) => new URL(button!.link).searchParams.get('token_hash')!)
  for (const link of links) await verify({ token_hash: link, type: 'email_change' })
  const statuses: number[] = []
  for (const email of people) {
    const { link } = await auth.received(email)
    statuses.push((await verify({ token_hash: link, type: 'email_change' })).status)
  }
  expect(statuses).toEqual([200, 422])
})

test('with a second factor, the address can be changed only at aal2', async () => {
  const email = someone()
  const { session } = await protect(auth, (await signUpConfirmed(auth, email))['access_token'])
  const low = (await signIn(auth, email)).body['access_token'] as string
  expect((await change(low, { email: someone() })).status).toBe(401)
  expect((await change(session['access_token'], { email: someone() })).status).toBe(200)
})

test('an old session needs the current password or a code if the installation requires that', async () => {
  const strict = await startTestAuth({ switches: { reauthenticateAfterSeconds: 3600, accessTokenSeconds: 604_800 } })
  const email = someone()
  const token = (await signUpConfirmed(strict, email))['access_token'] as string
  strict.pass(3601)
  const put = (body: object) => strict.call('PUT', '/user', { token, body })
  expect((await put({ password: 'another good one' })).body).toMatchObject({ code: 'reauthentication_needed' })
  const wrong = { password: 'another good one', current_password: 'wrong' }
  expect((await put(wrong)).body).toMatchObject({ code: 'current_password_invalid' })
  await strict.call('GET', '/reauthenticate', { token })
  const { code } = await strict.received(email)
  expect((await put({ password: 'another good one', nonce: 'x' })).body).toMatchObject({
    code: 'reauthentication_not_valid',
  })
  expect((await put({ password: 'another good one', nonce: code })).status).toBe(200)
  const right = { password: PASSWORD, current_password: 'another good one' }
  expect((await put(right)).status).toBe(200)
  await strict.close()
})

test('an address that replaces the address of an unlinked identity is confirmed only if it was verified', async () => {
  const session = await signUpConfirmed(auth)
  const email = someone()
  const identity = { provider: 'google', subject: email, identityData: { email, email_verified: false }, email }
  await saveIdentity(auth.context, session['user'].id, identity)
  const token = session['access_token'] as string
  const [own] = session['user'].identities as { identity_id: string }[]
  expect((await auth.call('DELETE', `/user/identities/${own!.identity_id}`, { token })).status).toBe(200)
  const { body: user } = await auth.call('GET', '/user', { token })
  expect(user).toMatchObject({ email, app_metadata: { providers: ['google'] } })
  expect(user).not.toHaveProperty('email_confirmed_at')
  const [last] = user['identities'] as { identity_id: string }[]
  const answer = await auth.call('DELETE', `/user/identities/${last!.identity_id}`, { token })
  expect(answer.body).toMatchObject({ code: 'single_identity_not_deletable' })
})
