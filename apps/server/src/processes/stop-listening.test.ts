import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { stopListening } from './stop-listening.ts'

const CALLS = 40
/**
 * Connects, sends all calls and counts the connections. Returns the first line of each response, or the code of each
 * error.
 */
const CLIENT = `
const { connect } = require('node:net')
const { parentPort, workerData: { port, connected, calls } } = require('node:worker_threads')
const answers = []
for (let i = 0; i < calls; i++) {
  let received = ''
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('POST / HTTP/1.1\\r\\nHost: localhost\\r\\nContent-Length: 5\\r\\n\\r\\nwords')
    Atomics.add(connected, 0, 1)
    Atomics.notify(connected, 0)
  })
  socket.on('data', (part) => (received += part))
  socket.on('error', ({ code }) => (received += code))
  socket.on('close', () => answers.push(received.split('\\r\\n')[0]) === calls && parentPort.postMessage(answers))
}`

test('answers the calls of clients that are connected when the server stops listening', async () => {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.setHeader('connection', 'close').end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const connected = new Int32Array(new SharedArrayBuffer(4))
  const client = new Worker(CLIENT, { eval: true, workerData: { port, connected, calls: CALLS } })
  const answers = once(client, 'message')
  const closed = once(server, 'close')
  // This blocks the server's event loop, so all connections wait.
  for (let count = 0; count < CALLS; count = Atomics.load(connected, 0)) Atomics.wait(connected, 0, count)
  await stopListening(server)
  expect(await answers).toEqual([Array.from({ length: CALLS }, () => 'HTTP/1.1 200 OK')])
  await closed
  await client.terminate()
})
