import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasStartedConnecting, noteStart } from './raw-reason.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a start expires after ten minutes', () => {
  expect(hasStartedConnecting()).toBe(false)
  noteStart()
  expect(hasStartedConnecting()).toBe(true)
  vi.setSystemTime(Date.now() + 599_000)
  expect(hasStartedConnecting()).toBe(true)
  vi.setSystemTime(Date.now() + 2_000)
  expect(hasStartedConnecting()).toBe(false)
})

test('stores only the time, and rejects an impossible time', () => {
  noteStart()
  expect([...kept.values()]).toEqual([String(Date.now())])
  for (const value of ['', 'soon', 'Infinity', String(Date.now() + 60_000), '-1']) {
    kept.set([...kept.keys()][0]!, value)
    expect(hasStartedConnecting()).toBe(false)
  }
})

test('without storage, no start is known', () => {
  vi.stubGlobal('window', {})
  noteStart()
  expect(hasStartedConnecting()).toBe(false)
})
