import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStoppablePool, type StoppablePool } from './stoppable-pool.ts'

/** A worker module whose tasks take `ms` milliseconds, or end with an error soon after they must stop. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent(`
import { parentPort } from 'node:worker_threads'
parentPort.on('message', ({ ms, stop }) => {
  const flag = new Int32Array(stop)
  const begun = performance.now()
  const look = setInterval(() => {
    const isStopped = Atomics.load(flag, 0) === 1
    if (!isStopped && performance.now() - begun < ms) return
    clearInterval(look)
    parentPort.postMessage(isStopped ? { failure: { message: 'stopped' } } : { value: ms })
  }, 1)
})`)}`,
)

let pool: StoppablePool
beforeEach(() => {
  pool = createStoppablePool(THREAD)
})
afterEach(() => pool.close())

test('an abort removes a waiting task at once, and the other tasks go on', async () => {
  const order: string[] = []
  const first = pool.run({ ms: 300 }).then(() => order.push('first'))
  const controller = new AbortController()
  const waiting = pool.run({ ms: 60_000 }, controller.signal)
  const third = pool.run({ ms: 1 }).then(() => order.push('third'))
  controller.abort(new Error('no longer wanted'))
  await waiting.catch(() => order.push('waiting'))
  await expect(waiting).rejects.toThrow('no longer wanted')
  await Promise.all([first, third])
  expect(order).toEqual(['waiting', 'first', 'third'])
})

test('a task that exceeds its time limit stops', async () => {
  await expect(pool.run({ ms: 60_000 }, AbortSignal.timeout(20))).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('closing rejects the waiting tasks', async () => {
  const tasks = [pool.run({ ms: 60_000 }), pool.run({ ms: 60_000 })]
  const settled = Promise.allSettled(tasks)
  await pool.close()
  expect(await settled).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }])
})
