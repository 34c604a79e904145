import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { refresh, signIn, signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
beforeAll(async () => {
  auth = await startTestAuth({ switches: { rateLimits: { refresh: { points: 3, seconds: 600 } } } })
})
afterAll(() => auth.close())

/**
 * Advances the clock by ten seconds with each call, so that a client that retries for half a minute makes three calls.
 */
function slowFetch(): typeof fetch {
  const now = Date.now.bind(Date)
  let aheadMs = 0
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs)
  return async (...given) => {
    const answer = await fetch(...given)
    aheadMs += 10_000
    return answer
  }
}

test(
  'a refresh beyond the limit is answered with 503 in JSON, which keeps the client signed in',
  { timeout: 90_000 },
  async () => {
    const email = someone()
    await signUpConfirmed(auth, email)
    const client = auth.client({ fetch: slowFetch() })
    const { data } = await client.signInWithPassword({ email, password: 'correct horse battery' })
    let token = data.session!.refresh_token
    for (let round = 0; round < 3; round++) token = (await refresh(auth, token)).body['refresh_token']
    const answer = await refresh(auth, token)
    expect(answer).toMatchObject({ status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    const events: string[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const refused = await client.refreshSession({ refresh_token: token })
    expect(refused.error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
    expect(events).not.toContain('SIGNED_OUT')
    expect((await client.getSession()).data.session).not.toBeNull()
    vi.restoreAllMocks()
  },
)

test('sessions behind one address do not share a limit of refreshes', async () => {
  const email = someone()
  await signUpConfirmed(auth, email)
  for (let session = 0; session < 5; session++) {
    const { body } = await signIn(auth, email)
    expect((await refresh(auth, body['refresh_token'])).status).toBe(200)
  }
})

test('answers unknown paths and errors in JSON', async () => {
  for (const path of ['/', '/nothing', '/token/x', '/passkeys', '/oauth/authorize']) {
    const answer = await auth.call('GET', path)
    expect([path, answer.status]).toEqual([path, 404])
    expect(answer.body).toMatchObject({ code: 'not_found' })
    expect(answer.headers['x-supabase-api-version']).toBe('2024-01-01')
  }
  const bad = await auth.call('POST', '/signup', { body: '{"email":', headers: { 'content-type': 'application/json' } })
  expect(bad).toMatchObject({ status: 400, body: { code: 'bad_json' } })
})
