import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type Listener = () => void

const network = { onLine: true }
const events = new Map<string, Listener>()
let answer: () => Promise<Response>

beforeEach(() => {
  vi.useFakeTimers()
  vi.resetModules()
  network.onLine = true
  events.clear()
  vi.stubGlobal('navigator', network)
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: Listener) => events.set(name, listener),
    removeEventListener: (name: string) => events.delete(name),
  })
  vi.stubGlobal('fetch', () => answer())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const up = () => Promise.resolve(new Response('{}'))
const down = () => Promise.reject(new TypeError('Failed to fetch'))

/** Each test loads the modules again, so the class of the error is also new. */
async function load() {
  const [{ CallError }, reach] = await Promise.all([import('@dayreel/contract'), import('./reach.ts')])
  return { ...reach, failed: new CallError(0, {}) }
}

test('a failed call while the server answers changes nothing', async () => {
  answer = up
  const { noteFailure, onReturn, failed } = await load()
  const returned = vi.fn()
  onReturn(returned)
  noteFailure(failed)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(returned).not.toHaveBeenCalled()
})

test('polls an unreachable server until it answers, and reports the return once', async () => {
  answer = down
  const { noteFailure, onReturn, failed } = await load()
  const returned = vi.fn()
  onReturn(returned)
  noteFailure(failed)
  noteFailure(failed)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(returned).not.toHaveBeenCalled()
  answer = () => Promise.resolve(new Response('', { status: 502 }))
  await vi.advanceTimersByTimeAsync(20_000)
  expect(returned).not.toHaveBeenCalled()
  answer = up
  await vi.advanceTimersByTimeAsync(20_000)
  expect(returned).toHaveBeenCalledTimes(1)
})

test('after a failed page load, reports the return even if the server answers at once, but not in a tight loop', async () => {
  answer = up
  const { noteUnloadedPage, onReturn } = await load()
  const returned = vi.fn()
  onReturn(returned)
  noteUnloadedPage()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(returned).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(returned).toHaveBeenCalledTimes(1)
})

test('reports the return when the server answers after the browser is back online', async () => {
  answer = down
  const { onReturn } = await load()
  const returned = vi.fn()
  onReturn(returned)
  network.onLine = false
  events.get('offline')!()
  network.onLine = true
  events.get('online')!()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(returned).not.toHaveBeenCalled()
  answer = up
  await vi.advanceTimersByTimeAsync(20_000)
  expect(returned).toHaveBeenCalledTimes(1)
})
