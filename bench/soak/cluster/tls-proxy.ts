import { Agent, request as startCall, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate } from './make-certificate.ts'

/** Methods that nginx does not retry on another server, because the first one may have acted on the call. */
const NOT_IDEMPOTENT: readonly (string | undefined)[] = ['POST', 'PATCH']
/** Headers of a single connection, which a proxy does not forward. */
const HOP_HEADERS = ['connection', 'keep-alive', 'proxy-connection']
const KEPT_CONNECTIONS = 32
const KEEP_ALIVE_MS = 75_000

export type TlsProxy = {
  /** The public address, https://localhost:PORT. */
  url: string
  /** Sets the ports of the servers. */
  use: (ports: readonly number[]) => void
  /** `retried` counts attempts on another server, `failed` the calls that no server answered. */
  counts: Readonly<{ calls: number; retried: number; failed: number; sockets: number }>
  close: () => Promise<void>
}

/**
 * Starts a reverse proxy that ends TLS and behaves like nginx with deploy/proxy/nginx.conf: it uses the servers in
 * turn, keeps connections to them, forwards WebSockets, and tries the next server if one refuses the connection, or if
 * it does not answer a call that may be repeated. Afterwards this process also trusts the proxy's certificate.
 *
 * @param folder an existing folder for the certificate.
 * @throws {Error} if `openssl` is not installed.
 */
export async function startTlsProxy(folder: string): Promise<TlsProxy> {
  const { key, cert } = await makeCertificate(folder)
  setDefaultCACertificates([...getCACertificates(), cert])
  const counts = { calls: 0, retried: 0, failed: 0, sockets: 0 }
  const agent = new Agent({ keepAlive: true, maxFreeSockets: KEPT_CONNECTIONS })
  const open = new Set<Duplex>()
  let ports: readonly number[] = []
  let turn = 0
  /** Returns all servers. The first one is the one whose turn it is. */
  const inTurn = (): number[] => {
    const first = turn++ % ports.length
    return [...ports.slice(first), ...ports.slice(0, first)]
  }
  const onCall = (request: IncomingMessage, response: ServerResponse): void => {
    counts.calls++
    const left = inTurn()
    const tryNext = (): void => {
      forward({ request, response, agent, port: left.shift()! }, (mayRetry) => {
        if (mayRetry && !response.headersSent && left.length > 0) {
          counts.retried++
          return tryNext()
        }
        counts.failed++
        if (response.headersSent) response.destroy()
        else response.writeHead(502).end()
      })
    }
    tryNext()
  }
  const server = createServer({ key, cert, keepAliveTimeout: KEEP_ALIVE_MS }, onCall)
  server.on('upgrade', (request: IncomingMessage, client: Duplex, head: Buffer) => {
    counts.sockets++
    open.add(client)
    client.on('close', () => open.delete(client))
    joinSockets(request, client, { head, ports: inTurn() })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    use: (given) => (ports = given),
    counts,
    async close() {
      for (const client of open) client.destroy()
      agent.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Forwarded = { request: IncomingMessage; response: ServerResponse; agent: Agent; port: number }

/** Forwards a call to a server and its answer to the client. */
function forward({ request, response, agent, port }: Forwarded, onFault: (mayRetry: boolean) => void): void {
  const { method, url, headers } = request
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
  const call = startCall({ host: '127.0.0.1', port, agent, method, path: url, headers: forwardedHeaders(request) })
  let isSent = false
  let isOver = false
  const fail = (): void => {
    if (isOver || response.destroyed) return // The client has gone, or the fault is already known.
    isOver = true
    onFault(!isSent || (!hasBody && !NOT_IDEMPOTENT.includes(method)))
  }
  const send = (): void => {
    isSent = true
    if (hasBody) request.pipe(call)
    else call.end()
  }
  // The body can be sent only once, so it waits until the server has accepted the connection.
  call.on('socket', (socket) => (socket.connecting ? socket.once('connect', send) : send()))
  call.on('error', fail)
  call.on('response', (answer) => {
    response.writeHead(answer.statusCode!, withoutHopHeaders(answer.rawHeaders))
    answer.pipe(response)
    answer.on('error', fail)
  })
  response.on('close', () => response.writableFinished || call.destroy())
}

/** Connects a WebSocket of a client to the first of the servers that accepts a connection. */
function joinSockets(
  request: IncomingMessage,
  client: Duplex,
  { head, ports: [port, ...others] }: { head: Buffer; ports: number[] },
): void {
  if (port === undefined) return void client.end('HTTP/1.1 502 Bad Gateway\r\n\r\n')
  const server = connect(port, '127.0.0.1')
  let isJoined = false
  server.on('connect', () => {
    isJoined = true
    const lines = pairs([...request.rawHeaders, ...proxyHeaders(request)]).map(([name, value]) => `${name}: ${value}`)
    server.write([`GET ${request.url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
    server.write(head)
    client.pipe(server).pipe(client)
  })
  server.on('error', () => {
    if (isJoined) client.destroy()
    else joinSockets(request, client, { head, ports: others })
  })
  server.on('close', () => isJoined && client.destroy())
  client.on('error', () => server.destroy())
  client.on('close', () => server.destroy())
}

function forwardedHeaders(request: IncomingMessage): string[] {
  return [...withoutHopHeaders(request.rawHeaders), ...proxyHeaders(request)]
}

function proxyHeaders({ socket }: IncomingMessage): string[] {
  return ['X-Forwarded-For', socket.remoteAddress ?? '', 'X-Forwarded-Proto', 'https']
}

/** @param raw names and values in turn. */
function withoutHopHeaders(raw: readonly string[]): string[] {
  return pairs(raw)
    .filter(([name]) => !HOP_HEADERS.includes(name.toLowerCase()))
    .flat()
}

function pairs(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, i) => (i % 2 === 0 ? [[name, raw[i + 1]!] as [string, string]] : []))
}
