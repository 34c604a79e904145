import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpConfirmed, someone, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

let auth: TestAuth
let token: string
beforeAll(async () => {
  const rateLimits = { token: { points: 5, seconds: 300 }, verify: { points: 5, seconds: 300 } }
  const switches = { adminKeys: ['an-admin-key-of-the-tests'], manualLinking: true, rateLimits }
  auth = await startTestAuth({ prefix: '/auth/v1', switches })
  token = (await signUpConfirmed(auth))['access_token'] as string
})
afterAll(() => auth.close())

test('neither another spelling of the path nor a forged address bypasses a limit', async () => {
  const body = { email: someone(), password: 'wrong password' }
  const spellings = ['/token', '//token', '/token/', '/TOKEN', '/./token', '/%74oken', '/token;x']
  const statuses = new Map<number, number>()
  for (let round = 0; round < 1_000; round++) {
    const path = spellings[round % spellings.length]!
    const forged = {
      'x-forwarded-for': `10.0.${round % 250}.${round % 199}`,
      'x-real-ip': `10.1.1.${round % 250}`,
      'sb-forwarded-for': '1.1.1.1',
    }
    const isForm = round % 2 === 1
    const headers = isForm ? { ...forged, 'content-type': 'application/x-www-form-urlencoded' } : forged
    const sent = isForm ? new URLSearchParams(body).toString() : body
    const { status } = await auth.call('POST', `${path}?grant_type=password`, { body: sent, headers })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(statuses.get(400)).toBe(5)
  expect(new Set(statuses.keys())).toEqual(new Set([400, 404, 429]))
})

test('every call with a token, and the provider’s callback, is counted by network before any lookup', async () => {
  const rateLimits = { bearer: { points: 2, seconds: 300 }, callback: { points: 2, seconds: 300 } }
  const limited = await startTestAuth({ switches: { rateLimits, manualLinking: true } })
  for (const [method, path] of [
    ['GET', '/user'],
    ['POST', '/logout'],
    ['DELETE', '/factors/00000000-0000-4000-8000-000000000000'],
    ['DELETE', '/user/identities/00000000-0000-4000-8000-000000000000'],
  ] as const) {
    const from = `2001:db8:${path.length}:${method.length}::`
    const call = (at: number) => limited.call(method, path, { token: 'x', from: `${from}${at}` })
    const statuses = [await call(1), await call(2), await call(3)].map(({ status }) => status)
    expect([path, ...statuses]).toEqual([path, 403, 403, 429])
  }
  const codes: (string | null)[] = []
  for (let round = 0; round < 3; round++) {
    const { headers } = await limited.call('GET', '/callback?state=x')
    codes.push(new URL(String(headers['location'])).searchParams.get('error_code'))
  }
  expect(codes).toEqual(['bad_oauth_state', 'bad_oauth_state', 'over_request_rate_limit'])
  await limited.close()
})

test.each(['..%2f..%2fsettings', '%2e%2e', '1', "' or 1=1--", '00000000-0000-0000-0000-00000000000z', 'a'.repeat(200)])(
  'rejects %s as an id',
  async (id) => {
    const admin = { token: 'an-admin-key-of-the-tests' }
    for (const [method, path, who] of [
      ['GET', `/admin/users/${id}`, admin],
      ['PUT', `/admin/users/${id}`, admin],
      ['DELETE', `/admin/users/${id}`, admin],
      ['GET', `/admin/users/${id}/factors`, admin],
    ] as const) {
      expect([method, path, (await auth.call(method, path, { ...who, body: {} })).status]).toEqual([method, path, 404])
    }
    for (const path of [`/factors/${id}`, `/user/identities/${id}`]) {
      expect((await auth.call('DELETE', path, { token })).status).toBe(404)
    }
  },
)
