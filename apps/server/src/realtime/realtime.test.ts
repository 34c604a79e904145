import { SESSION_ENDED } from '@dayreel/auth'
import { randomUUID } from 'node:crypto'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { AuthProvider } from '#identity/auth-provider.ts'
import { createTestAuth, createTestServices, type TestServices } from '#test/create-test-services.ts'
import { createRealtime, type Realtime } from './create-realtime.ts'

const CHANNEL = 'thing_changed'
const PATIENCE = { timeout: 15_000, interval: 20 }

let running: TestServices
/** Two servers on one database. */
let servers: { http: Server; realtime: Realtime; url: string }[]
const things = new Map<string, string>()
/** How often each object was changed. */
const turns = new Map<string, number>()
/** Runs between reading a state and sending it. Tests use it to pause there. */
let onLoad: () => Promise<void> = async () => undefined
const sockets: Socket[] = []

beforeAll(async () => {
  running = await createTestServices()
})
afterAll(() => running.close())
beforeEach(async () => {
  servers = [await startServer(), await startServer()]
})
afterEach(async () => {
  onLoad = async () => undefined
  for (const socket of sockets.splice(0)) socket.close()
  for (const { realtime, http } of servers) {
    await realtime.close()
    http.close()
  }
})

async function startServer(
  auth: AuthProvider = running.services.auth,
  { edge = {}, ...options }: { edge?: object; checkIntervalMs?: number } = {},
) {
  const http = createServer()
  const realtime = await createRealtime({
    http,
    databaseUrl: running.database.url,
    auth,
    limits: running.services.limits,
    edge: { ...running.services.config.edge, ...edge },
    ...options,
    log: running.services.log,
    topics: [
      {
        channel: CHANNEL,
        async load(id) {
          const accountId = things.get(id)
          const read = turns.get(id)
          await onLoad()
          return accountId === undefined ? undefined : { accountId, event: 'thing', body: { id, turn: read } }
        },
      },
    ],
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  return { http, realtime, url: `http://127.0.0.1:${(http.address() as AddressInfo).port}` }
}

type Client = { socket: Socket; heard: string[]; isConnected: () => boolean }

/**
 * Connects a browser.
 *
 * @param userId the user id that the browser registers. Default: its own.
 */
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
  await socket.emitWithAck('registerUser', userId)
  return { socket, heard, isConnected: () => socket.connected }
}

/**
 * Changes an object.
 *
 * @returns the object's id after a listener has received the update.
 */
async function change(accountId: string, listener: Client): Promise<string> {
  const id = randomUUID()
  things.set(id, accountId)
  await notify(CHANNEL, `${accountId} ${id}`)
  await vi.waitFor(() => expect(listener.heard).toContain(id), PATIENCE)
  return id
}

const notify = (channel: string, id: string) => running.services.db.execute(sql`select pg_notify(${channel}, ${id})`)

test('a registered user gets their own changes on every server, and no other user’s', async () => {
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

test('never sends an older state after a newer one: the last update is the current state', async () => {
  const ada = randomUUID()
  const listener = await connect(servers[0]!.url, ada)
  const id = randomUUID()
  things.set(id, ada)
  const heard: number[] = []
  listener.socket.on('thing', (thing: { id: string; turn: number }) => thing.id === id && heard.push(thing.turn))
  const { promise: until, resolve: letGo } = Promise.withResolvers<void>()
  const read: (number | undefined)[] = []
  onLoad = async () => {
    read.push(turns.get(id))
    if (read.length === 1) await until
  }
  for (const turn of [1, 2, 3]) {
    turns.set(id, turn)
    await notify(CHANNEL, `${ada} ${id}`)
    await vi.waitFor(() => expect(read[0]).toBe(1), PATIENCE) // The first update has been read and is not sent yet.
  }
  await change(ada, listener) // When this update arrives, the server has seen all three notifications.
  letGo()
  await vi.waitFor(() => expect(heard).toContain(1), PATIENCE)
  await vi.waitFor(() => expect(heard.at(-1)).toBe(3), PATIENCE)
})

test.each([
  ['no token', {}],
  ['a bad token', { token: 'nobody' }],
  ['no text', { token: { $ne: null } }],
])('%s is refused', async (_name, auth) => {
  const socket = io(servers[0]!.url, { auth, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  const error = await new Promise<Error & { data?: object }>((resolve) => socket.on('connect_error', resolve))
  expect(error.message).toBe('Sign in to continue.')
  expect(error.data).toEqual({ code: 'unauthenticated' })
})

test('the end of a session closes its connections on every server', async () => {
  const [ada, eve] = [randomUUID(), randomUUID()]
  const clients = [await connect(servers[0]!.url, ada), await connect(servers[1]!.url, ada)]
  const other = await connect(servers[0]!.url, eve)
  await notify(SESSION_ENDED, ada)
  await vi.waitFor(() => expect(clients.map(({ isConnected }) => isConnected())).toEqual([false, false]), PATIENCE)
  expect(clients[0]!.heard).toEqual(['signed out'])
  expect(other.isConnected()).toBe(true)
})

test('an expired token closes its connection', async () => {
  const provider = createTestAuth()
  const expiresAt = Date.now() / 1000 + 1
  const server = await startServer({
    ...provider,
    verify: async (token) => ({ ...(await provider.verify(token)), expiresAt }),
  })
  servers.push(server)
  const auth = { token: `user-${randomUUID()}` }
  const socket = io(server.url, { auth, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  const heard: string[] = []
  for (const event of ['connect', 'signedOut', 'disconnect']) socket.on(event, () => heard.push(event))
  await vi.waitFor(() => expect(heard).toEqual(['connect', 'signedOut', 'disconnect']), PATIENCE)
  expect(Date.now() / 1000).toBeGreaterThanOrEqual(expiresAt - 0.05)
})

test('restores a lost listening connection, and asks browsers to refetch', async () => {
  const ada = randomUUID()
  const before = await connect(servers[0]!.url, ada)
  await running.services.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'dayreel % listener' and datname = current_database()`)
  await vi.waitFor(() => expect(before.isConnected()).toBe(false), PATIENCE)
  const after = await connect(servers[0]!.url, ada)
  await change(ada, after)
  expect(after.heard).toHaveLength(1)
})

test('an account has at most twenty connections to a server, even if it opens many at once', async () => {
  const ada = randomUUID()
  const opened = await Promise.allSettled(Array.from({ length: 30 }, () => connect(servers[0]!.url, ada)))
  await vi.waitFor(() => expect(servers[0]!.realtime.count()).toBe(20), PATIENCE)
  expect(opened.some(({ status }) => status === 'fulfilled')).toBe(true)
  await expect(connect(servers[0]!.url, ada)).rejects.toMatchObject({ data: { code: 'too_many_requests' } })
  expect((await connect(servers[0]!.url, randomUUID())).isConnected()).toBe(true)
})

test('counts rejected handshakes by address, like bad tokens in calls', async () => {
  const server = await startServer(undefined, { edge: { callsPerMinuteAndAddress: 3, trustedProxies: ['127.0.0.1'] } })
  servers.push(server)
  const tryToken = async (address: string): Promise<string> => {
    const socket = io(server.url, {
      auth: { token: 'nobody' },
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { 'x-forwarded-for': address },
    })
    sockets.push(socket)
    const error = await new Promise<Error & { data?: { code: string } }>((resolve) =>
      socket.on('connect_error', resolve),
    )
    return error.data!.code
  }
  const codes: string[] = []
  for (let i = 0; i < 5; i++) codes.push(await tryToken(`2001:db8:7:8::${i}`))
  expect(codes).toEqual([...Array<string>(3).fill('unauthenticated'), ...Array<string>(2).fill('too_many_requests')])
  expect(await tryToken('203.0.113.9')).toBe('unauthenticated')
})

test('limits the connections that one address opens without a token, and closes those that never send one', async () => {
  const edge = { callsPerMinuteAndAddress: 3, trustedProxies: ['127.0.0.1'] }
  const server = await startServer(undefined, { edge })
  servers.push(server)
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
    'x-forwarded-for': '203.0.113.77',
  }
  const open = () =>
    new Promise<{ isOpen: boolean; closed: Promise<void>; openedAt: number }>((resolve, reject) => {
      const handshake = request(`${server.url}/socket.io/?EIO=4&transport=websocket`, { headers })
      handshake.on('upgrade', (_answer, socket) => {
        const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()).resume())
        resolve({ isOpen: true, closed, openedAt: performance.now() })
      })
      handshake.on('response', () => resolve({ isOpen: false, closed: Promise.resolve(), openedAt: 0 }))
      handshake.on('error', reject)
      handshake.end()
    })
  const opened: Awaited<ReturnType<typeof open>>[] = []
  for (let i = 0; i < 8; i++) opened.push(await open())
  expect(opened.map(({ isOpen }) => isOpen)).toEqual([...Array<boolean>(6).fill(true), false, false])
  await Promise.all(opened.map(({ closed }) => closed))
  // Without our limits, the library waits 45 s for a token and 30 s for the client to answer the closing.
  expect(performance.now() - opened[0]!.openedAt).toBeLessThan(30_000)
})

test('checks a session once for all of its connections, and closes them all when it ends', async () => {
  const auth = createTestAuth()
  /** The number of queries in each turn of the event loop. A check makes all its queries in the same turn. */
  const turns: number[] = []
  let inThisTurn = 0
  const counting: AuthProvider = {
    ...auth,
    verify: async (token) => {
      if (inThisTurn++ === 0)
        setImmediate(() => {
          turns.push(inThisTurn)
          inThisTurn = 0
        })
      return auth.verify(token)
    },
  }
  const server = await startServer(counting, { checkIntervalMs: 1_500 })
  servers.push(server)
  const ada = randomUUID()
  const clients = [await connect(server.url, ada), await connect(server.url, ada), await connect(server.url, ada)]
  turns.length = 0
  await vi.waitFor(() => expect(turns).not.toEqual([]), PATIENCE)
  expect(new Set(turns)).toEqual(new Set([1]))
  await auth.deleteUser(ada)
  await vi.waitFor(
    () => expect(clients.map(({ isConnected }) => isConnected())).toEqual([false, false, false]),
    PATIENCE,
  )
})

test('a server without a browser of the account does not load the change', async () => {
  const [here, elsewhere] = [randomUUID(), randomUUID()]
  const client = await connect(servers[0]!.url, here)
  await connect(servers[1]!.url, elsewhere)
  let loads = 0
  onLoad = async () => void (loads += 1)
  await change(here, client)
  await notify(CHANNEL, randomUUID())
  await notify(CHANNEL, `${randomUUID()} ${randomUUID()}`)
  await change(here, client)
  expect(loads).toBe(2)
})
