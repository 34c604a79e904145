import { afterEach, expect, test } from 'vitest'
import type { EchoTask } from './echo-worker.ts'
import { WorkerPool } from './worker-pool.ts'

const never = new AbortController().signal
let pool: WorkerPool
const ask = (task: EchoTask, signal = never): Promise<number> => pool.run<number>(task, signal)

function open(size: number): void {
  pool = new WorkerPool(new URL('./echo-worker.ts', import.meta.url), { size })
}
afterEach(() => pool.close())

test('shares tasks among at most the given number of threads', async () => {
  open(2)
  const threads = await Promise.all(Array.from({ length: 12 }, () => ask('name')))
  expect(new Set(threads).size).toBeLessThanOrEqual(2)
})

test('an error keeps its code, and the thread continues', async () => {
  open(1)
  const before = await ask('name')
  await expect(ask('fail')).rejects.toMatchObject({ code: 'text-empty', message: 'as asked' })
  expect(await ask('name')).toBe(before)
})

test('a dead thread fails only its own task', async () => {
  open(1)
  const dying = ask('die')
  const next = ask('name')
  await expect(dying).rejects.toMatchObject({ code: 'worker-died' })
  expect(await next).toBeGreaterThan(0)
})

test('an abort ends a thread that never answers, and the pool continues', async () => {
  open(1)
  const stop = new AbortController()
  const spinning = ask('spin', stop.signal)
  const waiting = ask('spin', stop.signal)
  const other = ask('name')
  stop.abort(new Error('enough'))
  const stopped = await Promise.allSettled([spinning, waiting])
  expect(stopped.map((result) => result.status === 'rejected' && String(result.reason))).toEqual(
    Array(2).fill('Error: enough'),
  )
  expect(await other).toBeGreaterThan(0)
  await expect(ask('name', stop.signal)).rejects.toThrow('enough')
})

test('with endsIdle, a thread ends after its last task and the next task starts another', async () => {
  pool = new WorkerPool(new URL('./echo-worker.ts', import.meta.url), { size: 1, endsIdle: true })
  const [first, second] = await Promise.all([ask('name'), ask('name')])
  expect(second).toBe(first)
  expect(await ask('name')).toBeGreaterThan(first)
})

test('closing fails the running tasks', async () => {
  open(1)
  const spinning = ask('spin').catch((error: unknown) => error)
  await pool.close()
  expect(await spinning).toMatchObject({ code: 'worker-died' })
  await expect(ask('name')).rejects.toMatchObject({ code: 'worker-died' })
})
