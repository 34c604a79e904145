import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { limitTime } from './limit-time.ts'

const app = { current: fastify() }

beforeEach(() => {
  app.current = fastify()
  limitTime(app.current, 20)
  app.current.post('/short', (_request, reply) => void reply.send('heard'))
  app.current.get('/slow', (request, reply) => {
    // This route answers when its request is closed. For an injected request, the time limit closes it.
    request.raw.once('close', () => void reply.send('late'))
  })
})
afterEach(() => app.current.close())

test('a request whose body does not end is aborted', async () => {
  await app.current.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.current.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('POST /short HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 10\r\n\r\nabc')
  socket.resume()
  await once(socket, 'close')
})

test('an injected request ends without an uncaught error', async () => {
  const answer = await app.current.inject({ url: '/slow' })
  expect(answer.body).toBe('late')
})
