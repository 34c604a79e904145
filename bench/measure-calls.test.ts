import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { measure, measureSteady } from './measure-calls.ts'

const ANSWER_MS = 20
const PROFILE = { name: 'profile', path: '/' }

test('who comes while the server is busy waits too, and is counted from the moment they came', async () => {
  let queue = Promise.resolve<unknown>(undefined)
  const server = createServer((_request, response) => {
    queue = queue.then(() => sleep(ANSWER_MS)).then(() => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  // Twice as many as it can answer: each waits longer than the one before.
  const steady = await measureSteady(url, PROFILE, { perSecond: 2000 / ANSWER_MS, seconds: 0.4, token: '' })
  expect(steady.calls).toBe(40)
  expect(steady.p99Ms).toBeGreaterThan(10 * ANSWER_MS)
  expect(steady.p50Ms).toBeLessThan(steady.p99Ms)
  // One who asks after each answer never meets that.
  const patient = await measure(url, PROFILE, { connections: 1, seconds: 0.4, token: '' })
  expect(patient.p50Ms).toBeLessThan(steady.p50Ms)
  server.close()
})
