import { expect, test } from 'vitest'
import { hasEnoughMemory, workerConcurrency } from './worker-concurrency.ts'

const GB = 1_000_000_000

test.each([
  [{ cores: 2, memoryBytes: 8 * GB }, 1],
  [{ cores: 8, memoryBytes: 32 * GB }, 4],
  [{ cores: 8, memoryBytes: 2 * GB }, 2],
  [{ cores: 8, memoryBytes: 0.965 * GB }, 1],
  [{ cores: 0.5, memoryBytes: 0.45 * GB }, 1],
])('%o allows %i concurrent videos', (machine, videos) => {
  expect(workerConcurrency(machine)).toBe(videos)
})

test('reports whether the memory is enough for a number of videos', () => {
  expect(hasEnoughMemory({ memoryBytes: 0.45 * GB }, 1)).toBe(false)
  expect(hasEnoughMemory({ memoryBytes: GB }, 1)).toBe(true)
  expect(hasEnoughMemory({ memoryBytes: GB }, 2)).toBe(false)
})
