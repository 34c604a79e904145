import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AuthProvider } from '#auth/auth-provider.ts'
import { createTestAuth, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { SESSION_ENDED } from '#auth/session-ended.ts'
import { createRealtime, type Realtime } from './create-realtime.ts'

const CHANNEL = 'thing_changed'
const PATIENCE = { timeout: 15_000, interval: 20 }

let running: TestServices
/** Two servers on one database. */
let servers: { http: Server; realtime: Realtime; url: string }[]
const things = new Map<string, string>()
const sockets: Socket[] = []

beforeAll(async () => {
  running = await createTestServices()
})
afterAll(() => running.close())
beforeEach(async () => {
  servers = [await startServer(), await startServer()]
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close()
  for (const { realtime, http } of servers) {
    await realtime.close()
    http.close()
  }
})

async function startServer(auth: AuthProvider = running.services.auth) {
  const http = createServer()
  const realtime = await createRealtime({
    http,
    databaseUrl: running.database.url,
    auth,
    corsOrigins: [],
    log: running.services.log,
    topics: [
      {
        channel: CHANNEL,
        async load(id) {
          const accountId = things.get(id)
          return accountId === undefined ? undefined : { accountId, event: 'thing', body: { id } }
        },
      },
    ],
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return { http, realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

type Client = { socket: Socket; heard: string[]; isConnected: () => boolean }

/** @param userId as whom it registers, by default its own. */
async function connect(url: string, accountId: string, userId = accountId): Promise<Client> {
  const socket = io(url, { auth: { token: `user-${accountId}` }, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  const heard: string[] = []
  socket.on('thing', ({ id }: { id: string }) => heard.push(id))
  socket.on('signedOut', () => heard.push('signed out'))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve)
    socket.on('connect_error', reject)
  })
  socket.emit('registerUser', userId)
  return { socket, heard, isConnected: () => socket.connected }
}

async function change(accountId: string, alreadyHeard: Client): Promise<string> {
  const id = randomUUID()
  things.set(id, accountId)
  // Registering is not answered; telling again until somebody who must hear it has heard it takes its place.
  await vi.waitFor(async () => {
    await notify(CHANNEL, id)
    await vi.waitFor(() => expect(alreadyHeard.heard).toContain(id), { timeout: 300 })
  }, PATIENCE)
  return id
}

const notify = (channel: string, id: string) => running.services.db.execute(sql`select pg_notify(${channel}, ${id})`)

test('whoever is registered hears of their own changes, at every server, and of nobody else’s', async () => {
  const [ada, eve] = [randomUUID(), randomUUID()]
  const here = await connect(servers[0]!.url, ada)
  const there = await connect(servers[1]!.url, ada)
  const other = await connect(servers[0]!.url, eve)
  const spy = await connect(servers[0]!.url, eve, ada)
  const id = await change(ada, here)
  await vi.waitFor(() => expect(there.heard).toContain(id), PATIENCE)
  await change(eve, other)
  expect(other.heard).not.toContain(id)
  expect(spy.heard).toEqual([])
})

test.each([
  ['no token', {}],
  ['a bad token', { token: 'nobody' }],
  ['no text', { token: { $ne: null } }],
])('%s is refused', async (_name, auth) => {
  const socket = io(servers[0]!.url, { auth, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  const error = await new Promise<Error & { data?: object }>((resolve) => socket.on('connect_error', resolve))
  expect(error.message).toBe('Sign in to go on.')
  expect(error.data).toEqual({ code: 'unauthenticated' })
})

test('a session that ends ends its connections, at every server', async () => {
  const [ada, eve] = [randomUUID(), randomUUID()]
  const clients = [await connect(servers[0]!.url, ada), await connect(servers[1]!.url, ada)]
  const other = await connect(servers[0]!.url, eve)
  await notify(SESSION_ENDED, ada)
  await vi.waitFor(() => expect(clients.map(({ isConnected }) => isConnected())).toEqual([false, false]), PATIENCE)
  expect(clients[0]!.heard).toEqual(['signed out'])
  expect(other.isConnected()).toBe(true)
})

test('a token that expires ends its connection', async () => {
  const auth = createTestAuth()
  const expiresAt = Date.now() / 1000 + 1
  const server = await startServer({ ...auth, verify: async (token) => ({ ...(await auth.verify(token)), expiresAt }) })
  servers.push(server)
  const client = await connect(server.url, randomUUID())
  expect(client.isConnected()).toBe(true)
  await vi.waitFor(() => expect(client.isConnected()).toBe(false), PATIENCE)
  expect(Date.now() / 1000).toBeGreaterThanOrEqual(expiresAt - 0.05)
})

test('a lost listening connection is made again, and browsers are sent to read anew', async () => {
  const ada = randomUUID()
  const before = await connect(servers[0]!.url, ada)
  await running.services.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'dayreel listener' and datname = current_database()`)
  await vi.waitFor(() => expect(before.isConnected()).toBe(false), PATIENCE)
  const after = await connect(servers[0]!.url, ada)
  await change(ada, after)
  expect(after.heard).toHaveLength(1)
})
