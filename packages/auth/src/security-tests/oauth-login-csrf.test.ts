import { createSandboxGoogle } from '@dayreel/sandbox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '../test/sandbox-browser.ts'
import { protect } from '../test/second-factor.ts'
import { signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
let google: Awaited<ReturnType<typeof createSandboxGoogle>>
beforeAll(async () => {
  google = await createSandboxGoogle()
  const { issuer, clientId, clientSecret } = google
  auth = await startTestAuth({ switches: { manualLinking: true, google: { issuer, clientId, clientSecret } } })
})
afterAll(async () => {
  await auth.close()
  await google.close()
})

test('the callback works once, in the browser that started the flow', async () => {
  const browser = openBrowser(auth)
  const path = await browser.goToCallback({ email: someone() })
  const { location } = await browser.callback(path)
  expect(location.searchParams.get('code')).toMatch(/^[0-9a-f-]{36}$/)
  const again = await browser.callback(path)
  expect(again.location.searchParams.get('error_code')).toBe('flow_state_already_used')
})

test('another browser gets no session from a user’s callback', async () => {
  const path = await openBrowser(auth).goToCallback({ email: someone() })
  const { status, location } = await openBrowser(auth).callback(path)
  expect(status).toBe(303)
  expect(location.searchParams.get('error_code')).toBe('bad_oauth_state')
  expect(location.hash).toContain('error_code=bad_oauth_state')
  expect(location.searchParams.has('code')).toBe(false)
})

test('another browser cannot be tricked into linking its provider account to the attacker’s', async () => {
  const session = await signUpConfirmed(auth)
  const token = session['access_token'] as string
  const answer = await auth.call('GET', '/user/identities/authorize?provider=google&skip_http_redirect=true', { token })
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/^auth-flow=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600$/)
  const victim = openBrowser(auth)
  const path = await victim.goToCallback({ email: someone(), from: answer.body['url'] })
  expect((await victim.callback(path)).location.searchParams.get('error_code')).toBe('bad_oauth_state')
  expect((await auth.call('GET', '/user', { token })).body['identities']).toHaveLength(1)
  victim.cookie = cookie.split(';')[0]!
  await victim.callback(path)
  expect((await auth.call('GET', '/user', { token })).body['identities']).toHaveLength(2)
})

test('the cookie has the prefix and Secure only if the service uses HTTPS', async () => {
  const { keepBrowserSecret } = await import('../providers/browser-cookie.ts')
  const headers: Record<string, string> = {}
  const reply = { header: (name: string, value: string) => void (headers[name] = value) }
  keepBrowserSecret({ headers: {} } as never, reply as never, 'https://site.test/auth/v1')
  expect(headers['set-cookie']).toMatch(
    /^__Host-auth-flow=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=600; Secure$/,
  )
})

test('a caller cannot set the parameters of the provider’s URL that the service sets', async () => {
  const evil = [
    'redirect_uri',
    'state',
    'STATE',
    'Client_Id',
    'nonce',
    'code_challenge_method',
    'response_type',
    'request',
  ]
  const query = evil.map((name) => `&${name}=evil`).join('')
  const challenge = `code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`
  const answer = await auth.call(
    'GET',
    `/authorize?provider=google&${challenge}${query.replace('&code_challenge_method=evil', '')}&prompt=consent`,
  )
  const url = new URL(String(answer.headers['location']))
  expect(url.origin).toBe(google.issuer)
  expect(url.searchParams.get('prompt')).toBe('consent')
  expect(url.searchParams.get('redirect_uri')).toBe(`${auth.url}/callback`)
  expect(url.searchParams.get('code_challenge_method')).toBe('S256')
  expect([...url.searchParams.values()]).not.toContain('evil')
  expect(url.searchParams.getAll('state')).toHaveLength(1)
  expect(url.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/)
})

test('a refusal, a missing state and an expired state redirect with an error and no session', async () => {
  const browser = openBrowser(auth)
  const refused = await browser.goThrough({ decision: 'deny' })
  expect(refused.location.searchParams.get('error')).toBe('access_denied')
  expect(refused.location.searchParams.get('error_description')).toBe('The sign-in was cancelled')
  for (const path of ['/callback', '/callback?state=x&code=y']) {
    expect((await browser.callback(path)).location.searchParams.get('error_code')).toBe('bad_oauth_state')
  }
  const path = await browser.goToCallback({ email: someone() })
  auth.pass(301)
  expect((await browser.callback(path)).location.searchParams.get('error_code')).toBe('bad_oauth_state')
})

test('an identity of one user cannot be linked to another user', async () => {
  const email = someone()
  await openBrowser(auth).goThrough({ email })
  const token = (await signUpConfirmed(auth))['access_token'] as string
  const answer = await auth.call('GET', '/user/identities/authorize?provider=google&skip_http_redirect=true', { token })
  const browser = openBrowser(auth)
  browser.cookie = String(answer.headers['set-cookie']).split(';')[0]!
  const { location } = await browser.callback(await browser.goToCallback({ email, from: answer.body['url'] }))
  expect(location.searchParams.get('error_code')).toBe('identity_already_exists')
})

test('with a second factor, only a raised session can link and unlink identities', async () => {
  const email = someone()
  const { session } = await protect(auth, (await signUpConfirmed(auth, email))['access_token'])
  const low = (await signIn(auth, email)).body['access_token'] as string
  const [identity] = session['user'].identities as { identity_id: string }[]
  const link = '/user/identities/authorize?provider=google&skip_http_redirect=true'
  const calls = (token: string) => [
    auth.call('GET', link, { token }),
    auth.call('DELETE', `/user/identities/${identity!.identity_id}`, { token }),
    auth.call('POST', '/token?grant_type=id_token', {
      token,
      body: { provider: 'google', id_token: 'x', link_identity: true },
    }),
  ]
  const refused = await Promise.all(calls(low))
  expect(refused.map(({ status, body }) => [status, body['code']])).toEqual(
    Array.from({ length: 3 }, () => [403, 'insufficient_aal']),
  )
  const allowed = await Promise.all(calls(session['access_token'] as string))
  expect(allowed.map(({ status }) => status)).toEqual([200, 422, 400])
})
