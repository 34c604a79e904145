import { afterAll, beforeAll, expect, test } from 'vitest'
import { limitKeyOf } from '../service/wire/limits.ts'
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

test('T20: neither another spelling of the path nor a forged address gets round a limit', async () => {
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

test('T20: a whole IPv6 network is one', () => {
  expect(key('2001:db8:1:2:3:4:5:6')).toBe(key('2001:db8:1:2:ffff::1'))
  expect(key('2001:db8:1:2::1')).not.toBe(key('2001:db8:1:3::1'))
  expect(key('::1')).toBe('0:0:0:0')
  expect(key('127.0.0.1')).toBe('127.0.0.1')
})

test.each(['..%2f..%2fsettings', '%2e%2e', '1', "' or 1=1--", '00000000-0000-0000-0000-00000000000z', 'a'.repeat(200)])(
  'T20: %s is not an id',
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
function key(ip: string): string {
  return limitKeyOf({ ip } as never)
}
