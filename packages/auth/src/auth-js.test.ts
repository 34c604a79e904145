import { createSandboxGoogle } from '@dayreel/sandbox'
import { AuthAdminApi } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memory, PASSWORD, someone, startTestAuth, type TestAuth } from './test/start-test-auth.ts'
import { openBrowser } from './test/sandbox-browser.ts'

const ADMIN_KEY = 'an-admin-key-of-the-tests'
let auth: TestAuth
let open: TestAuth
let google: Awaited<ReturnType<typeof createSandboxGoogle>>

beforeAll(async () => {
  google = await createSandboxGoogle()
  const { issuer, clientId, clientSecret } = google
  const switches = { adminKeys: [ADMIN_KEY], google: { issuer, clientId, clientSecret } }
  auth = await startTestAuth({ switches, prefix: '/auth/v1' })
  open = await startTestAuth({
    switches: { emailAutoconfirm: true, phoneAutoconfirm: true, anonymous: true, minPasswordLength: 6 },
  })
})
afterAll(async () => {
  await auth.close()
  await open.close()
  await google.close()
})

const admin = () => new AuthAdminApi({ url: auth.url, headers: { Authorization: `Bearer ${ADMIN_KEY}` } })

describe('the official client', () => {
  test('signs up, confirms, signs out, signs in, refreshes', async () => {
    const client = auth.client()
    const email = someone()
    const signedUp = await client.signUp({ email, password: PASSWORD, options: { data: { plan: 'x' } } })
    expect(signedUp.error).toBeNull()
    expect(signedUp.data.session).toBeNull()
    expect(signedUp.data.user?.user_metadata).toMatchObject({ plan: 'x' })
    const early = await client.signInWithPassword({ email, password: PASSWORD })
    expect(early.error).toMatchObject({ code: 'email_not_confirmed', status: 400 })
    const { link } = await auth.received(email)
    const confirmed = await client.verifyOtp({ token_hash: link, type: 'signup' })
    expect(confirmed.data.user).toMatchObject({ email, app_metadata: { provider: 'email', providers: ['email'] } })
    expect(confirmed.data.user?.identities).toHaveLength(1)
    expect((await client.getClaims()).data?.claims).toMatchObject({ email, aal: 'aal1', role: 'authenticated' })
    expect((await client.signOut()).error).toBeNull()
    expect((await client.getSession()).data.session).toBeNull()
    const again = await client.signInWithPassword({ email, password: PASSWORD })
    expect(again.error).toBeNull()
    const before = again.data.session!.refresh_token
    const refreshed = await client.refreshSession()
    expect(refreshed.error).toBeNull()
    expect(refreshed.data.session!.refresh_token).not.toBe(before)
  })

  test('two tabs that share a storage both stay signed in if they refresh concurrently', async () => {
    const shared = { ...memory(), storageKey: 'shared' }
    const one = auth.client(shared)
    const other = auth.client(shared)
    const email = someone()
    await admin().createUser({ email, password: PASSWORD, email_confirm: true })
    const { data } = await one.signInWithPassword({ email, password: PASSWORD })
    const token = data.session!.refresh_token
    const out: string[] = []
    for (const tab of [one, other]) tab.onAuthStateChange((event) => void (event === 'SIGNED_OUT' && out.push(event)))
    await Promise.all([one, other, other].map((tab) => tab.refreshSession({ refresh_token: token })))
    // The client decides which tokens a losing tab drops, but no tab may be signed out.
    expect(out).toEqual([])
    expect((await one.getUser()).data.user?.email).toBe(email)
    expect((await other.refreshSession()).error).toBeNull()
  })

  test('signs in with a mailed code and with a mailed link', async () => {
    const email = someone()
    const client = auth.client()
    expect((await client.signInWithOtp({ email })).error).toBeNull()
    const first = await auth.received(email)
    expect((await client.verifyOtp({ email, token: first.code, type: 'email' })).data.session).not.toBeNull()
    await client.signOut()
    expect((await client.signInWithOtp({ email, options: { shouldCreateUser: false } })).error).toBeNull()
    const second = await auth.received(email)
    expect(second.type).toBe('magiclink')
    expect((await client.verifyOtp({ token_hash: second.link, type: 'magiclink' })).data.session).not.toBeNull()
    const unknown = await client.signInWithOtp({ email: someone(), options: { shouldCreateUser: false } })
    expect(unknown.error).toMatchObject({ code: 'otp_disabled', message: 'Signups not allowed for otp' })
  })

  test('recovers a password on the same or another device', async () => {
    const email = someone()
    await admin().createUser({ email, password: PASSWORD, email_confirm: true })
    const client = auth.client()
    expect((await client.resetPasswordForEmail(email)).error).toBeNull()
    const { link, type } = await auth.received(email)
    expect(type).toBe('recovery')
    const elsewhere = auth.client()
    const events: string[] = []
    elsewhere.onAuthStateChange((event) => void events.push(event))
    expect((await elsewhere.verifyOtp({ token_hash: link, type: 'recovery' })).error).toBeNull()
    expect(events).toContain('PASSWORD_RECOVERY')
    expect((await elsewhere.updateUser({ password: 'another good one' })).error).toBeNull()
    expect((await client.signInWithPassword({ email, password: PASSWORD })).error?.code).toBe('invalid_credentials')
    expect((await client.signInWithPassword({ email, password: 'another good one' })).error).toBeNull()
    const notice = await auth.received(email)
    expect(notice.mail.subject).toBe('Your password was changed')
  })

  test('a PKCE link returns to the browser that requested it', async () => {
    const email = someone()
    await admin().createUser({ email, password: PASSWORD, email_confirm: true })
    const client = auth.client()
    await client.signInWithOtp({ email, options: { emailRedirectTo: 'http://site.test/welcome' } })
    const { link } = await auth.received(email)
    expect(link).toMatch(/^pkce_/)
    const form = `token_hash=${link}&type=magiclink&redirect_to=${encodeURIComponent('http://site.test/welcome')}`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await auth.call('POST', '/verify', { body: form, headers })
    expect(answer.status).toBe(303)
    const back = new URL(String(answer.headers['location']))
    expect(back.origin + back.pathname).toBe('http://site.test/welcome')
    const exchanged = await client.exchangeCodeForSession(back.searchParams.get('code')!)
    expect(exchanged.data.user?.email).toBe(email)
  })

  test('changes the email address after both addresses have agreed', async () => {
    const email = someone()
    const next = someone()
    await admin().createUser({ email, password: PASSWORD, email_confirm: true })
    const client = auth.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    const changing = await client.updateUser({ email: next })
    expect(changing.data.user).toMatchObject({ email, new_email: next })
    const fromNew = await auth.received(next)
    const half = await client.verifyOtp({ token_hash: fromNew.link, type: 'email_change' })
    expect(half.data.session).toBeNull()
    expect((await client.getUser()).data.user?.email).toBe(email)
    const fromCurrent = await auth.received(email)
    const done = await client.verifyOtp({ email, token: fromCurrent.code, type: 'email_change' })
    expect(done.error).toBeNull()
    expect(done.data.user?.email).toBe(next)
    expect((await auth.client().signInWithPassword({ email: next, password: PASSWORD })).error).toBeNull()
  })

  test('enrols a second factor, and removes it', async () => {
    const email = someone()
    await admin().createUser({ email, password: PASSWORD, email_confirm: true })
    const client = auth.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    const { data: enrolled } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' })
    expect(enrolled!.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    const totp = new TOTP({ secret: Secret.fromBase32(enrolled!.totp.secret) })
    const verified = await client.mfa.challengeAndVerify({ factorId: enrolled!.id, code: totp.generate() })
    expect(verified.error).toBeNull()
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect((await client.mfa.listFactors()).data!.totp).toHaveLength(1)
    expect((await client.mfa.unenroll({ factorId: enrolled!.id })).error).toBeNull()
    await client.refreshSession()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
  })

  test('signs in with Google through the sandbox', async () => {
    const browser = openBrowser(auth)
    const { location } = await browser.goThrough({ email: 'grace@example.com' })
    expect(location.origin).toBe('http://site.test')
    const body = { auth_code: location.searchParams.get('code'), code_verifier: browser.verifier }
    const answer = await auth.call('POST', '/token?grant_type=pkce', { body })
    expect(answer.status).toBe(200)
    expect(answer.body['user']).toMatchObject({ email: 'grace@example.com', app_metadata: { provider: 'google' } })
    expect(answer.body['provider_token']).toMatch(/^sandbox-/)
  })

  test('lists users in pages', async () => {
    const emails = [someone(), someone(), someone()]
    for (const email of emails) await admin().createUser({ email, user_metadata: { a: 1 } })
    const first = await admin().listUsers({ page: 1, perPage: 2 })
    expect(first.data.users).toHaveLength(2)
    expect(first.data).toMatchObject({ nextPage: 2, aud: 'authenticated' })
    expect((await admin().listUsers()).data.users.map(({ email }) => email)).toEqual(expect.arrayContaining(emails))
    expect((await admin().listUsers({ page: -1, perPage: 10 })).error).toMatchObject({ status: 400 })
  })

  test('an admin creates, changes and removes users, and generates links for them', async () => {
    const email = someone()
    const made = await admin().createUser({ email, password: PASSWORD, user_metadata: { hue: 'red' } })
    expect(made.data.user?.user_metadata).toEqual({ hue: 'red' })
    const { id } = made.data.user!
    const changed = await admin().updateUserById(id, {
      email: `new-${email}`,
      email_confirm: true,
      app_metadata: { a: 1 },
    })
    expect(changed.data.user).toMatchObject({ email: `new-${email}`, app_metadata: { a: 1, provider: 'email' } })
    expect((await auth.client().signInWithPassword({ email: `new-${email}`, password: PASSWORD })).error).toBeNull()
    const redirectTo = 'http://site.test/welcome'
    const linked = await admin().generateLink({ type: 'magiclink', email: `new-${email}`, options: { redirectTo } })
    expect(linked.data.properties?.action_link).toContain(`redirect_to=${redirectTo}`)
    const link = linked.data.properties!.hashed_token
    expect((await auth.client().verifyOtp({ token_hash: link, type: 'magiclink' })).error).toBeNull()
    expect((await admin().deleteUser(id)).error).toBeNull()
    expect((await admin().getUserById(id)).error).toMatchObject({ code: 'user_not_found', status: 404 })
    const invited = await admin().inviteUserByEmail(someone())
    expect(invited.data.user?.invited_at).toBeDefined()
  })

  test('without confirmation, a sign-up returns a session at once, also with a phone number or without a name', async () => {
    const client = open.client()
    const email = someone()
    expect((await client.signUp({ email, password: 'sixsix' })).data.session).not.toBeNull()
    expect((await client.signUp({ email, password: 'sixsix' })).error).toMatchObject({ code: 'user_already_exists' })
    const weak = await client.signUp({ email: 'asd@a.aa', password: '123' })
    expect(weak.error).toMatchObject({ code: 'weak_password', reasons: ['length'] })
    const phone = `4915${String(Date.now()).slice(-8)}`
    expect((await client.signUp({ phone, password: 'sixsix' })).data.user?.phone).toBe(phone)
    expect((await client.signInWithPassword({ phone, password: 'sixsix' })).data.user?.app_metadata.provider).toBe(
      'phone',
    )
    const nobody = await client.signInAnonymously({ options: { data: { a: 1 } } })
    expect(nobody.data.user).toMatchObject({ is_anonymous: true, user_metadata: { a: 1 } })
    expect((await client.reauthenticate()).error?.message).toContain(
      'requires the user to have an email or a phone number',
    )
  })
})
