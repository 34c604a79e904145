import { expect, test } from 'vitest'
import { forEachFile } from './for-each-file.ts'

/** Returns work that the test ends. */
function heldWork() {
  const begun: number[] = []
  const held = new Map<number, PromiseWithResolvers<void>>()
  return {
    begun,
    end: (item: number): void => held.get(item)!.resolve(),
    fail: (item: number, error: Error): void => held.get(item)!.reject(error),
    work: (item: number): Promise<void> => {
      begun.push(item)
      held.set(item, Promise.withResolvers())
      return held.get(item)!.promise
    },
  }
}

test('processes a few files at a time, and starts the next one when any has ended', async () => {
  const { begun, end, work } = heldWork()
  const done = forEachFile([1, 2, 3, 4], work, 2)
  await expect.poll(() => begun).toEqual([1, 2])
  end(2)
  await expect.poll(() => begun).toEqual([1, 2, 3])
  end(3)
  await expect.poll(() => begun).toEqual([1, 2, 3, 4])
  end(1)
  end(4)
  await done
})

test('after an error, no further file starts, and the error is thrown when the running work has ended', async () => {
  const { begun, end, fail, work } = heldWork()
  const fault = new Error('no room')
  let isOver = false
  const done = forEachFile([1, 2, 3], work, 2).finally(() => (isOver = true))
  await expect.poll(() => begun).toEqual([1, 2])
  fail(1, fault)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOver).toBe(false)
  end(2)
  await expect(done).rejects.toBe(fault)
  expect(begun).toEqual([1, 2])
})

async function* brokenList(): AsyncGenerator<number> {
  yield 1
  throw new Error('the list ended')
}

test('an error of the list is thrown when the running work has ended', async () => {
  const { begun, end, work } = heldWork()
  const fault = forEachFile(brokenList(), work, 2).catch((error: unknown) => error)
  await expect.poll(() => begun).toEqual([1])
  end(1)
  expect(await fault).toEqual(new Error('the list ended'))
})
