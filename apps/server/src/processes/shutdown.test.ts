import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#test/create-test-database.ts'
import { freePort } from '#test/free-port.ts'

const SERVE = fileURLToPath(new URL('../serve.ts', import.meta.url))
const PATIENT = { timeout: 120_000 }
/** This size exceeds a connection's buffers, so that the download continues until a client reads it. */
const DOWNLOAD_BYTES = 64 * 1024 * 1024

let database: TestDatabase
let folder: string

beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'dayreel-shutdown-'))
  const assets = join(folder, 'site', 'assets')
  await mkdir(assets, { recursive: true })
  await writeFile(join(folder, 'site', 'index.html'), '<!doctype html><title>Home</title>')
  await writeFile(join(assets, 'film.mp4'), Buffer.alloc(DOWNLOAD_BYTES))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

type TestServer = { port: number; url: string; child: ChildProcess; ended: Promise<unknown[]> }

async function startServer(settings: Readonly<Record<string, string>>): Promise<TestServer> {
  const port = await freePort()
  const child = spawn(process.execPath, [SERVE], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_FOLDER: join(folder, 'data'),
      SITE_FOLDER: join(folder, 'site'),
      MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
      LOG_LEVEL: 'error',
      ...settings,
    },
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return { port, url: `http://127.0.0.1:${port}`, child, ended }
}

/** Opens a separate connection that reads only when the test asks for data. */
async function open(
  { port }: TestServer,
  request: string,
): Promise<{ socket: Socket; readAll: () => Promise<Buffer> }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  await once(socket, 'readable')
  return {
    socket,
    async readAll() {
      const parts: Buffer[] = []
      for await (const part of socket) parts.push(part as Buffer)
      return Buffer.concat(parts)
    },
  }
}

const DOWNLOAD = 'GET /assets/film.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n'

async function isRefused({ port }: TestServer): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  )
  socket.destroy()
  return !isConnected
}

test('a server that is shutting down first reports that it is not ready, and still answers', PATIENT, async () => {
  const server = await startServer({ SHUTDOWN_DELAY_SECONDS: '5' })
  server.child.kill('SIGTERM')
  await vi.waitFor(async () => {
    const ready = await fetch(`${server.url}/health/ready`)
    expect([ready.status, ((await ready.json()) as { status: string }).status]).toEqual([503, 'closing'])
  })
  const page = await fetch(server.url)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect(await server.ended).toEqual([0, null])
})

test('finishes a running download, but accepts no new connection', PATIENT, async () => {
  const server = await startServer({ SHUTDOWN_GRACE_SECONDS: '60' })
  const download = await open(server, DOWNLOAD)
  server.child.kill('SIGTERM')
  await vi.waitFor(async () => expect(await isRefused(server)).toBe(true), { timeout: 20_000 })
  const received = await download.readAll()
  expect(received.length - received.indexOf('\r\n\r\n') - 4).toBe(DOWNLOAD_BYTES)
  expect(await server.ended).toEqual([0, null])
})

test('finishes a running upload', PATIENT, async () => {
  const server = await startServer({ SHUTDOWN_GRACE_SECONDS: '60', AUTH_EMAIL_AUTOCONFIRM: 'on' })
  const body = JSON.stringify({ email: 'ada@example.com', password: 'a long enough passphrase' })
  const head = `POST /auth/v1/signup HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
  const upload = await open(server, head) // The server has read the request's head when it asks for the body.
  upload.socket.write(body.slice(0, 20))
  server.child.kill('SIGTERM')
  await vi.waitFor(async () => expect(await isRefused(server)).toBe(true), { timeout: 20_000 })
  upload.socket.write(body.slice(20))
  expect(String(await upload.readAll())).toMatch(/HTTP\/1\.1 200 OK[^]*"access_token"/)
  expect(await server.ended).toEqual([0, null])
})

test('aborts a request that takes too long, and exits with 0', PATIENT, async () => {
  const server = await startServer({ SHUTDOWN_GRACE_SECONDS: '1' })
  const download = await open(server, DOWNLOAD)
  download.socket.on('error', () => undefined) // The server cuts off the download.
  server.child.kill('SIGTERM')
  const late = sleep(30_000, 'still running', { ref: false })
  expect(await Promise.race([server.ended, late])).toEqual([0, null])
  download.socket.destroy()
})
