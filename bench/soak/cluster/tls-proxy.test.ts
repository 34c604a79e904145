import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { request } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, rootCertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startTlsProxy, type TlsProxy } from './tls-proxy.ts'

let folder: string
let proxy: TlsProxy
const servers: Server[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dayreel-proxy-'))
  proxy = await startTlsProxy(folder)
})
afterEach(async () => {
  for (const server of servers.splice(0)) await stop(server)
})
afterAll(async () => {
  await proxy.close()
  await rm(folder, { recursive: true })
})

async function startServer(listener: RequestListener): Promise<{ server: Server; port: number }> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}

const answerWith =
  (name: string): RequestListener =>
  (request, response) => {
    request.resume().on('end', () => response.end(`${name} ${String(request.headers['x-forwarded-proto'])}`))
  }
const drop: RequestListener = (request) => request.socket.destroy()
const breakOff: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '100' })
  response.write('half', () => response.destroy())
}
const send = async (method: string, body?: string): Promise<[number, string]> => {
  const answer = await fetch(proxy.url, { method, ...(body === undefined ? {} : { body }) })
  return [answer.status, await answer.text()]
}

test('uses the servers in turn', async () => {
  const [first, second] = [await startServer(answerWith('first')), await startServer(answerWith('second'))]
  proxy.use([first.port, second.port])
  const texts = [(await send('GET'))[1], (await send('POST', 'words'))[1]]
  expect(texts.toSorted()).toEqual(['first https', 'second https'])
})

test('sends any call to another server if one refuses the connection', async () => {
  const [gone, there] = [await startServer(answerWith('gone')), await startServer(answerWith('there'))]
  proxy.use([gone.port, there.port])
  await stop(gone.server)
  for (const call of [send('GET'), send('GET'), send('POST', 'words'), send('POST', 'words')])
    expect(await call).toEqual([200, 'there https'])
})

test('repeats a call without an answer only if it may be repeated', async () => {
  const [broken, other] = [await startServer(drop), await startServer(drop)]
  const { port } = await startServer(answerWith('well'))
  proxy.use([broken.port, port])
  const before = proxy.counts.retried
  expect([await send('GET'), await send('GET')]).toEqual([
    [200, 'well https'],
    [200, 'well https'],
  ])
  expect(proxy.counts.retried).toBe(before + 1)
  proxy.use([broken.port, other.port])
  expect((await send('POST', 'words'))[0]).toBe(502)
  expect(proxy.counts.retried).toBe(before + 1)
})

test('sends no call to another server after the headers of an answer', async () => {
  const [first, second] = [await startServer(breakOff), await startServer(breakOff)]
  proxy.use([first.port, second.port])
  const { retried, failed } = proxy.counts
  await expect(send('GET')).rejects.toThrow('terminated')
  expect(proxy.counts).toMatchObject({ retried, failed: failed + 1 })
})

test('trusts its certificate as well as the usual ones', () => {
  // Node breaks the lines of certificates in several ways.
  const trusted = getCACertificates().map((each) => each.replaceAll(/\s/g, ''))
  expect(trusted).toContain(rootCertificates[0]!.replaceAll(/\s/g, ''))
})

test('forwards WebSockets to a server that accepts the connection', async () => {
  const [gone, there] = [await startServer(answerWith('gone')), await startServer(answerWith('there'))]
  there.server.on('upgrade', ({ headers }, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n')
    socket.end(String(headers['x-forwarded-for']))
  })
  proxy.use([gone.port, there.port])
  await stop(gone.server)
  for (let i = 0; i < 2; i++) {
    const call = request(proxy.url, { headers: { connection: 'Upgrade', upgrade: 'websocket' } }).end()
    const [, socket, head] = (await once(call, 'upgrade')) as [unknown, NodeJS.ReadableStream, Buffer]
    let received = head.toString()
    for await (const part of socket) received += String(part)
    expect(received).toMatch(/127\.0\.0\.1/)
  }
})
