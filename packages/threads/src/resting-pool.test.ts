import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRestingPool } from './resting-pool.ts'

/** A worker module that answers every task with the id of its thread. */
const THREAD = new URL(
  `data:text/javascript,${encodeURIComponent("import { parentPort, threadId } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage({ value: threadId }))")}`,
)
const { signal } = new AbortController()

test('an idle thread ends, and a new task starts another', async () => {
  const pool = createRestingPool(THREAD, { size: 1 }, 50)
  const first = await pool.run<number>('task', signal)
  expect(await pool.run<number>('task', signal)).toBe(first)
  await sleep(200)
  const later = await pool.run<number>('task', signal)
  expect(later).toBeGreaterThan(first)
  await pool.close()
})

test('a closed pool rejects every task', async () => {
  const pool = createRestingPool(THREAD, { size: 1 }, 50)
  await pool.run<number>('task', signal)
  await pool.close()
  await expect(pool.run('task', signal)).rejects.toMatchObject({ code: 'worker-died' })
})

test('a task that takes longer than the idle time finishes', async () => {
  const slow = new URL(
    `data:text/javascript,${encodeURIComponent("import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => setTimeout(() => parentPort.postMessage({ value: 'done' }), 150))")}`,
  )
  const pool = createRestingPool(slow, { size: 1 }, 20)
  const [first, second] = await Promise.all([pool.run('task', signal), pool.run('task', signal)])
  expect([first, second]).toEqual(['done', 'done'])
  await pool.close()
})
