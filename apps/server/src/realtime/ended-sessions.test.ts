import { DAY_MS } from '@dayreel/catalogue'
import { cleanUpAuth } from '@dayreel/auth'
import * as inTests from '@dayreel/auth/testing'
import { randomBytes } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { AuthProvider } from '#identity/auth-provider.ts'
import { createEmbeddedAuthProvider } from '#identity/embedded-auth-provider.ts'
import { createSessionMemory } from '#identity/session-memory.ts'
import { readConfig } from '#config'
import { createLog } from '#log/create-log.ts'
import { createSealing } from '#secrets/sealing.ts'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { createRealtime, type Realtime } from './create-realtime.ts'

const { codeOf, enrol, protect, refresh, showCode, signIn, signUpConfirmed, someone } = inTests

/** An auth service and the app's view of it. */
type TestAuth = inTests.TestAuth & { provider: AuthProvider }

const PATIENCE = { timeout: 15_000, interval: 20 }
const ADMIN_KEY = 'an-admin-key-of-the-tests'

let database: TestDatabase
let elsewhere: TestDatabase
/**
 * Three servers on one database: `here` is the server where the event happens, `there` is notified, and `deaf` loses
 * its notifications.
 */
let here: TestAuth
let there: TestAuth
let deaf: TestAuth
/** The live updates of each server. `here` receives its own notifications in the same way as `there`. */
let live: Map<TestAuth, { http: Server; realtime: Realtime; url: string }>
const sockets: Socket[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  elsewhere = await createTestDatabase()
  const sealing = createSealing(randomBytes(32))
  // The clock stands still unless a test advances it, so that nothing expires unexpectedly.
  const now = Date.now()
  const start = async (): Promise<TestAuth> => {
    const memory = createSessionMemory(() => auth.context.clock().getTime())
    const auth = await inTests.startTestAuth({
      database,
      sealing,
      baseUrl: 'http://auth.test',
      clock: () => now,
      switches: { adminKeys: [ADMIN_KEY], anonymous: true, secureEmailChange: false },
      onSessionsChanged: memory.forget,
    })
    return {
      ...auth,
      provider: createEmbeddedAuthProvider({
        service: auth.service,
        memory,
        recoveryUrl: 'http://localhost/reset-password',
      }),
    }
  }
  here = await start()
  there = await start()
  deaf = await start()
  live = new Map([
    [there, await startRealtime(there, database.url)],
    [deaf, await startRealtime(deaf, elsewhere.url)],
  ])
})
afterAll(async () => {
  for (const { realtime, http } of live.values()) {
    await realtime.close()
    http.close()
  }
  for (const server of [here, there, deaf]) await server.close()
  await database.close()
  await elsewhere.close()
})
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close()
})

async function startRealtime({ provider }: TestAuth, databaseUrl: string) {
  const http = createServer()
  const realtime = await createRealtime({
    http,
    databaseUrl,
    auth: provider,
    limits: { count: async () => 0, take: async () => undefined },
    edge: readConfig({}).edge,
    checkIntervalMs: 100,
    topics: [],
    log: createLog({ level: 'error', name: 'test', destination: { write: () => undefined } }),
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return { http, realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

async function connect(server: TestAuth, token: string): Promise<Socket> {
  const socket = io(live.get(server)!.url, { auth: { token }, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  return socket
}

type Session = { access_token: string; refresh_token: string; user: { id: string; email: string } }
const begin = async (): Promise<Session> => (await signUpConfirmed(here)) as Session
const another = async ({ user }: Session): Promise<Session> => (await signIn(here, user.email)).body as Session
const admin = (method: 'PUT' | 'DELETE', path: string, body?: object) =>
  here.call(method, `/admin/users/${path}`, { token: ADMIN_KEY, ...(body === undefined ? {} : { body }) })

/** The ways to end a session or to invalidate its token on the first server. */
const ENDS: Record<string, (session: Session) => Promise<unknown>> = {
  'signing out': ({ access_token: token }) => here.call('POST', '/logout?scope=local', { token }),
  'signing out everywhere': async (session) =>
    here.call('POST', '/logout?scope=global', { token: (await another(session)).access_token }),
  'signing out everywhere else': async (session) =>
    here.call('POST', '/logout?scope=others', { token: (await another(session)).access_token }),
  'ending all other sessions': async (session) =>
    here.provider.endOtherSessions!(await here.provider.verify((await another(session)).access_token)),
  'another password': async (session) => {
    const { access_token: token } = await another(session)
    return here.call('PUT', '/user', { token, body: { password: 'another good one' } })
  },
  'another password by an admin': ({ user }) => admin('PUT', user.id, { password: 'another good one' }),
  'a ban by an admin': ({ user }) => admin('PUT', user.id, { ban_duration: '1h' }),
  'deletion by an admin': ({ user }) => admin('DELETE', user.id),
  'soft deletion by an admin': ({ user }) => admin('DELETE', user.id, { should_soft_delete: true }),
  'deletion of the account': ({ user }) => here.provider.deleteUser(user.id),
  'a refresh token that is used again': async (session) => {
    const next = (await refresh(here, session.refresh_token)).body as Session
    await refresh(here, next.refresh_token)
    here.pass(11)
    return refresh(here, session.refresh_token)
  },
  'a second factor, shown in another session': async (session) => protect(here, (await another(session)).access_token),
  'a second factor, shown in this session': ({ access_token }) => protect(here, access_token),
}

test.each(Object.entries(ENDS))(
  'the token is rejected after %s: at once here, after the notification there, and in time without one',
  async (_name, end) => {
    const session = await begin()
    const { access_token: token } = session
    await expectRefusal(token, () => end(session))
  },
)

/** Expects that all servers accept the token before `end` is called and that none accepts it afterwards. */
async function expectRefusal(token: string, end: () => Promise<unknown>, isHere = true): Promise<void> {
  for (const server of [here, there, deaf]) await expect(server.provider.verify(token)).resolves.toBeDefined()
  const [near, far] = [await connect(there, token), await connect(deaf, token)]
  await end()
  for (const server of isHere ? [here] : []) {
    await expect(server.provider.verify(token)).rejects.toMatchObject({ status: 401 })
  }
  await vi.waitFor(() => expect(there.provider.verify(token)).rejects.toMatchObject({ status: 401 }), PATIENCE)
  await expect(deaf.provider.verify(token)).resolves.toBeDefined() // It is cached, because no notification has arrived.
  deaf.pass(6)
  await expect(deaf.provider.verify(token)).rejects.toMatchObject({ status: 401 })
  // If a session was raised to a second factor, it still exists. Only its old token is invalid, and its owner has a new
  // one.
  const isRaised = (await deaf.provider.findRefused!([sessionOf(token)])).length === 0
  for (const socket of isRaised ? [near] : [near, far]) {
    await vi.waitFor(() => expect(socket.connected).toBe(false), PATIENCE)
  }
}

function sessionOf(token: string): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { session_id: string }
  return claims.session_id
}

test('a session whose factor is removed is rejected if another factor protects the account', async () => {
  const { factor, session } = await protect(here, (await begin()).access_token)
  const token = session['access_token'] as string
  const second = await enrol(here, token, 'second')
  here.pass(31)
  const raised = (await showCode(here, token, second, codeOf(here, second))).body as Session
  const other = (await signIn(here, raised.user.email)).body as Session
  here.pass(31)
  const otherRaised = (await showCode(here, other.access_token, factor, codeOf(here, factor))).body as Session
  await expectRefusal(otherRaised.access_token, () => admin('DELETE', `${raised.user.id}/factors/${factor.id}`))
})

test('every server that gets the notification rejects a user whom the cleanup removed', async () => {
  const { access_token: token } = (await here.call('POST', '/signup', { body: {} })).body as Session
  // A worker does this cleanup and serves no requests itself.
  await expectRefusal(token, () => cleanUpAuth(database.db, new Date(Date.now() + 31 * DAY_MS)), false)
})

test('every server learns a changed address', async () => {
  const { access_token: token, user } = await begin()
  for (const server of [here, there]) await server.provider.verify(token)
  const email = someone()
  await admin('PUT', user.id, { email })
  await expect(here.provider.verify(token)).resolves.toMatchObject({ email })
  await vi.waitFor(() => expect(there.provider.verify(token)).resolves.toMatchObject({ email }), PATIENCE)
})

test('a session that ended while a server’s listening connection was lost is rejected after it reconnects', async () => {
  const { access_token: token } = await begin()
  for (const server of [here, there]) await server.provider.verify(token)
  const client = await database.pool.connect()
  // Connections are not allowed for a while, so that a notification is sent while no server is listening.
  const { rows } = await client.query<{ pid: number }>(
    `select pg_terminate_backend(pid), pid from pg_stat_activity where application_name like 'dayreel % listener' and datname = current_database()`,
  )
  client.release()
  expect(rows.length).toBeGreaterThan(0)
  await here.call('POST', '/logout?scope=local', { token })
  await vi.waitFor(() => expect(there.provider.verify(token)).rejects.toMatchObject({ status: 401 }), PATIENCE)
})
