import { createSandboxGoogle } from '@dayreel/sandbox'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../test/sandbox-browser.ts'
import { PASSWORD, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
let open: TestAuth
let google: Awaited<ReturnType<typeof createSandboxGoogle>>
beforeAll(async () => {
  google = await createSandboxGoogle()
  const { issuer, clientId, clientSecret } = google
  const provider = { issuer, clientId, clientSecret }
  auth = await startTestAuth({ switches: { google: provider } })
  open = await startTestAuth({ switches: { google: provider, emailAutoconfirm: true } })
})
afterEach(() => {
  delete google.faults.emailVerified
})
afterAll(async () => {
  await auth.close()
  await open.close()
  await google.close()
})

async function signInAt(service: TestAuth, email: string) {
  const browser = openBrowser(service)
  const { location } = await browser.goThrough({ email })
  const body = { auth_code: location.searchParams.get('code') ?? '', code_verifier: browser.verifier }
  const answer = await service.call('POST', '/token?grant_type=pkce', { body })
  return { location, user: answer.body['user'] as { id: string; email: string } | undefined }
}

test.each([false, 'true', 'missing'] as const)(
  'an address with email_verified %s links to no account',
  async (fault) => {
    const email = someone()
    const owner = await signUpConfirmed(auth, email)
    google.faults.emailVerified = fault
    const { user } = await signInAt(auth, email)
    expect(user?.id).not.toBe(owner['user'].id)
    expect(user?.email ?? '').toBe('')
    const { body } = await signIn(auth, email)
    expect(body['user'].identities.map(({ provider }: { provider: string }) => provider)).toEqual(['email'])
  },
)

test('an address that the issuer has verified links to the account that has proven the address too', async () => {
  const email = someone()
  const owner = await signUpConfirmed(auth, email)
  expect((await signInAt(auth, email)).user?.id).toBe(owner['user'].id)
})

test('an account that was confirmed without a mail is not linked', async () => {
  const email = someone()
  await open.call('POST', '/signup', { body: { email, password: PASSWORD } })
  const { location, user } = await signInAt(open, email)
  expect(user).toBeUndefined()
  expect(location.searchParams.get('error_code')).toBe('email_exists')
  expect((await signIn(open, email)).body['user'].identities).toHaveLength(1)
})

test('a new user’s unverified address must first be confirmed by mail', async () => {
  const email = someone()
  google.faults.emailVerified = false
  const { location, user } = await signInAt(auth, email)
  expect(user).toBeUndefined()
  expect(location.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  expect((await auth.received(email)).type).toBe('signup')
})

test('users of the sandbox never get access to accounts that were created another way', async () => {
  const { issuer, clientId, clientSecret } = google
  const switches = { google: { issuer, clientId, clientSecret, isSandbox: true } }
  const sandboxed = await startTestAuth({ switches })
  const email = someone()
  await signUpConfirmed(sandboxed, email)
  expect((await signInAt(sandboxed, email)).location.searchParams.get('error_code')).toBe('email_exists')
  const other = someone()
  const first = await signInAt(sandboxed, other)
  expect((await signInAt(sandboxed, other)).user?.id).toBe(first.user?.id)
  await sandboxed.close()
})
