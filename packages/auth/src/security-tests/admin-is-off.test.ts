import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUpConfirmed, startTestAuth, type TestAuth } from '../test/start-test-auth.ts'

const ADMIN_KEY = 'an-admin-key-of-the-tests'
let closed: TestAuth
let open: TestAuth
beforeAll(async () => {
  closed = await startTestAuth()
  open = await startTestAuth({ switches: { adminKeys: [ADMIN_KEY] } })
})
afterAll(async () => {
  await closed.close()
  await open.close()
})

const id = randomUUID()
const ROUTES = [
  ['GET', '/admin/users'],
  ['POST', '/admin/users'],
  ['GET', `/admin/users/${id}`],
  ['PUT', `/admin/users/${id}`],
  ['DELETE', `/admin/users/${id}`],
  ['GET', `/admin/users/${id}/factors`],
  ['DELETE', `/admin/users/${id}/factors/${id}`],
  ['POST', '/invite'],
  ['POST', '/admin/generate_link'],
] as const

test.each(ROUTES)(
  '%s %s does not exist without a configured admin key, and otherwise requires the key',
  async (method, path) => {
    const forged = await new SignJWT({ role: 'service_role' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new Uint8Array(32))
    const person = (await signUpConfirmed(open))['access_token'] as string
    for (const token of [undefined, ADMIN_KEY, forged, '']) {
      expect((await closed.call(method, path, { token, body: {} })).status).toBe(404)
    }
    expect((await open.call(method, path, { body: {} })).status).toBe(401)
    for (const token of [forged, `${ADMIN_KEY}x`, ADMIN_KEY.slice(1), person]) {
      expect((await open.call(method, path, { token, body: {} })).status).toBe(403)
    }
    expect([200, 400, 404]).toContain((await open.call(method, path, { token: ADMIN_KEY, body: {} })).status)
  },
)

test('the first user does not become an admin', async () => {
  const { user } = await signUpConfirmed(closed)
  expect(user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email', providers: ['email'] } })
})
