import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, createTestAuth, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { connectionCalls } from '#test/given-connections.ts'
import { startStandIns, type StandIns } from '#test/stand-ins.ts'
import { createApp } from '#compose/app.ts'
import { keepConnectCookie, readConnectCookie } from './connect-cookie.ts'

let standIns: StandIns
let running: TestServices
let app: FastifyInstance
let ada: ReturnType<typeof connectionCalls>
let bob: ReturnType<typeof connectionCalls>
const ended = new Set<string>()
/** The newest session id of each account that has signed in again. */
const sessions = new Map<string, string>()

beforeAll(async () => {
  standIns = await startStandIns()
  const auth = createTestAuth()
  running = await createTestServices({
    env: standIns.env,
    auth: {
      ...auth,
      async verify(token) {
        const account = await auth.verify(token)
        return { ...account, sessionId: sessions.get(account.id) ?? account.sessionId }
      },
      findRefused: async (ids) => ids.filter((id) => ended.has(id)),
    },
  })
  app = await createApp(running.services)
})
afterAll(async () => {
  await app.close()
  await running.close()
  await standIns.close()
})
beforeEach(() => {
  ada = connectionCalls(app, randomUUID())
  bob = connectionCalls(app, randomUUID())
})

const someone = (): { account: string } => ({ account: `${randomUUID().slice(0, 8)}@example.com` })
/** Finishes a YouTube flow in a browser with the given cookie. */
async function finish(person: typeof ada, url: URL, cookie: string): Promise<string> {
  const { headers } = await person.comeBack('youtube', await person.consent(url, someone()), cookie)
  return headers.location!.split('?')[1]!
}
const STALE = 'youtube_error=link_expired'
const LINKED = 'youtube_status=connected'

test('over HTTPS, the cookie has the prefix that prevents other hosts from setting it', () => {
  expect(cookieOf('https://site.test')).toMatch(
    /^__Host-dayreel_connect=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax; Secure$/,
  )
  const planted = cookieOf('http://site.test').split(';')[0]!
  expect(readConnectCookie(requestWith(planted), { siteUrl: 'https://site.test' })).toBe('')
})

test('over HTTP, on this machine only, the cookie has no prefix, because browsers would reject it', () => {
  expect(cookieOf('http://localhost:3000')).toMatch(
    /^dayreel_connect=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
  )
})

test('two tabs of a session finish both of their flows', async () => {
  const first = await ada.begin('youtube')
  const second = await ada.begin('youtube', first.cookie)
  expect(second.cookie).toBe(first.cookie)
  expect(await finish(ada, first.url, second.cookie)).toBe(LINKED)
  expect(await finish(ada, second.url, second.cookie)).toBe(LINKED)
})

test('a second user who begins in the same browser gets another secret', async () => {
  const adas = await ada.begin('youtube')
  const bobs = await bob.begin('youtube', adas.cookie)
  expect(bobs.cookie).not.toBe(adas.cookie)
  expect(await finish(bob, adas.url, bobs.cookie)).toBe(STALE)
  expect(await finish(bob, bobs.url, bobs.cookie)).toBe(LINKED)
  expect(await ada.read<unknown[]>('/api/connections')).toEqual([])
  expect(await bob.read<unknown[]>('/api/connections')).toHaveLength(1)
})

test('each sign-in of a user gets a new secret', async () => {
  const before = await ada.begin('youtube')
  sessions.set(ada.accountId, randomUUID())
  const after = await ada.begin('youtube', before.cookie)
  expect(after.cookie).not.toBe(before.cookie)
})

test("when a second user signs in, the browser loses the first user's secret", async () => {
  const { cookie } = await ada.begin('youtube')
  const calls = async (person: typeof ada) =>
    (await app.inject({ url: '/api/users/profile', headers: { ...bearer(person.accountId), cookie } })).headers[
      'set-cookie'
    ]
  expect(await calls(ada)).toBeUndefined()
  expect(await calls(bob)).toBe('dayreel_connect=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax')
})

test('after the user has signed out, the flow in that browser cannot be finished', async () => {
  const { url, cookie } = await ada.begin('youtube')
  ended.add(ada.accountId) // In these tests, the id of the first session is the account's id.
  expect(await finish(bob, url, cookie)).toBe(STALE)
  expect(await ada.read<unknown[]>('/api/connections')).toEqual([])
})

function requestWith(cookie?: string): FastifyRequest {
  return { headers: { cookie } } as unknown as FastifyRequest
}

function cookieOf(siteUrl: string): string {
  const set: string[] = []
  const reply = { header: (_name: string, value: string) => void set.push(value) } as unknown as FastifyReply
  keepConnectCookie(requestWith(), reply, { siteUrl, sessionId: randomUUID() })
  return set[0]!
}
