import { createSandboxGoogle } from '@dayreel/sandbox'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authUsers } from '../db/tables.ts'
import { saveIdentity } from '../people/identities.ts'
import { openBrowser } from '../test/sandbox-browser.ts'
import { signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

const ATTACKER = 'attacker password'
const OWNER = 'owner password'
let auth: TestAuth
let google: Awaited<ReturnType<typeof createSandboxGoogle>>
beforeAll(async () => {
  google = await createSandboxGoogle()
  const { issuer, clientId, clientSecret } = google
  auth = await startTestAuth({ switches: { google: { issuer, clientId, clientSecret } } })
})
afterAll(async () => {
  await auth.close()
  await google.close()
})

async function attackerSignsUp(email: string): Promise<void> {
  const body = { email, password: ATTACKER, data: { note: 'attacker' } }
  expect((await auth.call('POST', '/signup', { body })).status).toBe(200)
  await auth.context.outgoing.settled() // Waiting keeps the mails in the order of their requests.
}

async function expectAttackerOut(email: string): Promise<void> {
  expect((await signIn(auth, email, ATTACKER)).body).toMatchObject({ code: 'invalid_credentials' })
}

test('the owner’s mail confirms the owner’s password, even if others signed up before or after', async () => {
  const email = someone()
  await attackerSignsUp(email)
  await auth.call('POST', '/signup', { body: { email, password: OWNER, data: { note: 'owner' } } })
  const { link } = await auth.received(email)
  await attackerSignsUp(email)
  const { body } = await auth.call('POST', '/verify', { body: { token_hash: link, type: 'signup' } })
  expect(body['user'].user_metadata.note).toBe('owner')
  await expectAttackerOut(email)
  expect((await signIn(auth, email, OWNER)).status).toBe(200)
})

test('a mail that is requested again after two sign-ups confirms neither password', async () => {
  const email = someone()
  await auth.call('POST', '/signup', { body: { email, password: OWNER } })
  await attackerSignsUp(email)
  await auth.call('POST', '/resend', { body: { email, type: 'signup' } })
  const { link } = await auth.received(email)
  expect((await auth.call('POST', '/verify', { body: { token_hash: link, type: 'signup' } })).status).toBe(200)
  await expectAttackerOut(email)
})

test.each([
  ['a code', '/otp', 'email'],
  ['a recovery', '/recover', 'recovery'],
])('an owner who signs in by %s gets an account that the attacker cannot use', async (_name, path, type) => {
  const email = someone()
  await attackerSignsUp(email)
  await auth.call('POST', path, { body: { email } })
  const { code } = await auth.received(email)
  const { body } = await auth.call('POST', '/verify', { body: { email, token: code, type } })
  expect(body['user'].email).toBe(email)
  expect(body['user'].user_metadata).not.toHaveProperty('note')
  await expectAttackerOut(email)
})

test('an owner who signs in with Google gets an account without the attacker’s password, factor, identity and session', async () => {
  const email = someone()
  await attackerSignsUp(email)
  const { db } = auth.database
  const [user] = await db.select().from(authUsers).where(eq(authUsers.email, email))
  await saveIdentity(auth.context, user!.id, { provider: 'other', subject: 'attacker', identityData: {}, email })
  const browser = openBrowser(auth)
  const { location } = await browser.goThrough({ email })
  const body = { auth_code: location.searchParams.get('code'), code_verifier: browser.verifier }
  const { body: session } = await auth.call('POST', '/token?grant_type=pkce', { body })
  expect(session['user']).toMatchObject({ id: user!.id, email, app_metadata: { providers: ['google'] } })
  expect(session['user'].user_metadata).not.toHaveProperty('note')
  await expectAttackerOut(email)
})

test('password, sessions, factors and pending changes from before the first confirmation are removed', async () => {
  const open = await startTestAuth({
    database: auth.database,
    sealing: auth.context.sealing,
    switches: { emailAutoconfirm: true },
  })
  const email = someone()
  const signingUp = { email, password: ATTACKER, data: { note: 'attacker' } }
  const { body: before } = await open.call('POST', '/signup', { body: signingUp })
  const token = before['access_token'] as string
  await open.call('POST', '/factors', { token, body: { factor_type: 'totp' } })
  await open.call('PUT', '/user', { token, body: { email: someone() } })
  await auth.database.db.update(authUsers).set({ emailConfirmedAt: null }).where(eq(authUsers.email, email))
  await auth.call('POST', '/recover', { body: { email } })
  const { code } = await auth.received(email)
  const { body } = await auth.call('POST', '/verify', { body: { email, token: code, type: 'recovery' } })
  expect(body['user'].user_metadata).not.toHaveProperty('note')
  expect(body['user']).not.toHaveProperty('factors')
  expect(body['user']).not.toHaveProperty('new_email')
  expect((await open.call('GET', '/user', { token })).body).toMatchObject({ code: 'session_not_found' })
  const refreshed = { refresh_token: before['refresh_token'] as string }
  expect((await open.call('POST', '/token?grant_type=refresh_token', { body: refreshed })).status).toBe(400)
  await expectAttackerOut(email)
  await open.close()
})

test('the address of a linked identity gives no one else access after its owner has proven it', async () => {
  const { issuer, clientId, clientSecret } = google
  const linking = await startTestAuth({
    switches: { manualLinking: true, google: { issuer, clientId, clientSecret } },
  })
  const victim = someone()
  const { access_token: token } = (await signUpConfirmed(linking, someone(), ATTACKER)) as { access_token: string }
  google.faults.emailVerified = false
  const path = '/user/identities/authorize?provider=google&skip_http_redirect=true'
  const answer = await linking.call('GET', path, { token })
  const browser = openBrowser(linking)
  browser.cookie = String(answer.headers['set-cookie']).split(';')[0]!
  await browser.callback(await browser.goToCallback({ email: victim, from: answer.body['url'] }))
  google.faults.emailVerified = undefined
  const { body: user } = await linking.call('GET', '/user', { token })
  const identities = user['identities'] as { provider: string; identity_id: string }[]
  const own = identities.find(({ provider }) => provider === 'email')!
  expect((await linking.call('DELETE', `/user/identities/${own.identity_id}`, { token })).status).toBe(200)

  await linking.call('POST', '/otp', { body: { email: victim } })
  const { code } = await linking.received(victim)
  const { status } = await linking.call('POST', '/verify', { body: { email: victim, token: code, type: 'email' } })
  expect(status).toBe(200)
  expect((await signIn(linking, victim, ATTACKER)).body).toMatchObject({ code: 'invalid_credentials' })
  await linking.close()
})
