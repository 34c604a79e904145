import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { measure, measureSteady } from './measure-calls.ts'

const ANSWER_MS = 20
const PROFILE = { name: 'profile', path: '/' }

test('a caller who arrives while the server is busy waits, and the time counts from the arrival', async () => {
  let queue = Promise.resolve<unknown>(undefined)
  const server = createServer((_request, response) => {
    queue = queue.then(() => sleep(ANSWER_MS)).then(() => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  // The rate is twice the server's capacity, so each caller waits longer than the one before.
  const steady = await measureSteady(url, PROFILE, { perSecond: 2000 / ANSWER_MS, seconds: 0.4, token: '' })
  expect(steady.calls).toBe(40)
  expect(steady.p99Ms).toBeGreaterThan(10 * ANSWER_MS)
  expect(steady.p50Ms).toBeLessThan(steady.p99Ms)
  // A caller who sends the next request only after each response never has to wait for other callers.
  const patient = await measure(url, PROFILE, { connections: 1, seconds: 0.4, token: '' })
  expect(patient.p50Ms).toBeLessThan(steady.p50Ms)
  server.close()
})
