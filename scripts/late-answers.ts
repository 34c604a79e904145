import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { pipeline } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Random } from '@dayreel/storyboard/base'

/** Paths of calls that are delayed. Files are not delayed. */
const LATE_PATHS = /^\/(?:api|auth\/v1)\//
/**
 * The minimum and maximum delay of a call and of its response, in milliseconds. Half of the calls and responses are not
 * delayed.
 */
const LATE_MS = { least: 10, most: 2_500 }

/**
 * Starts a proxy for a browser that delays every call before it reaches the server, and every response before it
 * reaches the browser. A later response may therefore overtake an earlier one. WebSocket messages are delayed too, but
 * stay in order.
 *
 * @returns the proxy's URL, `http://127.0.0.1:PORT`.
 */
export async function startLateAnswers(random: Random): Promise<{ url: string; close: () => void }> {
  const proxy = createServer((incoming, answer) => void passOn(incoming, answer, random))
  proxy.on('connect', ({ url = '' }, socket: Socket) => tunnel(url, socket, random))
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close() {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}

async function passOn(incoming: IncomingMessage, answer: ServerResponse, random: Random): Promise<void> {
  const { method, headers, url = '' } = incoming
  const { hostname, port, pathname, search } = new URL(url)
  const isLate = LATE_PATHS.test(pathname)
  if (isLate) await sleep(latenessOf(random))
  const path = `${pathname}${search}`
  const passed = request({ method, hostname, port, path, headers }, (answered) => {
    const give = (): void => {
      answer.writeHead(answered.statusCode!, answered.headers)
      answered.pipe(answer)
    }
    if (isLate) void sleep(latenessOf(random)).then(give)
    else give()
    answered.on('error', () => answer.destroy())
  })
  // If a connection breaks, the browser sees a broken connection, as it would without the proxy.
  passed.on('error', () => answer.destroy())
  answer.on('close', () => passed.destroy())
  incoming.pipe(passed)
}

function tunnel(address: string, socket: Socket, random: Random): void {
  const { hostname, port } = new URL(`http://${address}`)
  const server = connect(Number(port), hostname, () => socket.write('HTTP/1.1 200 Connection Established\r\n\r\n'))
  const hold = async function* (answers: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const bytes of answers) {
      await sleep(latenessOf(random))
      yield bytes
    }
  }
  socket.pipe(server)
  socket.on('close', () => server.destroy())
  pipeline(server, hold, socket, () => socket.destroy())
}

function latenessOf(random: Random): number {
  return random() < 0.5 ? 0 : LATE_MS.least * (LATE_MS.most / LATE_MS.least) ** random()
}
