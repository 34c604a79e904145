import { expect, test } from 'vitest'
import { createTurns } from './create-turns.ts'

const never = new AbortController().signal

/** Creates work that ends on request and records the order in which it started. */
function givenWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name)
      ends.push(() => resolve(name))
    })
  const endFirst = async () => {
    ends.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, endFirst }
}

test('runs one task per account at a time, and many tasks of one account do not delay another', async () => {
  const { begun, work, endFirst } = givenWork()
  const turns = createTurns({ mayWait: 10 })
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => turns.take(name[0]!, never, work(name)))
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['a1', 'b1'])
  for (let i = 0; i < all.length; i++) await endFirst()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('rejects callers beyond the limit, and removes a caller that gives up from the queue', async () => {
  const { begun, work, endFirst } = givenWork()
  const turns = createTurns({ mayWait: 1 })
  const first = turns.take('a', never, work('a1'))
  const impatient = new AbortController()
  const second = turns.take('a', impatient.signal, work('a2'))
  await expect(turns.take('a', never, work('a3'))).rejects.toMatchObject({ code: 'too_many_requests' })
  impatient.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const third = turns.take('a', never, work('a4'))
  await endFirst()
  await first
  expect(begun).toEqual(['a1', 'a4'])
  await endFirst()
  expect(await third).toBe('a4')
})

test('ends the turn of failed work', async () => {
  const turns = createTurns({ mayWait: 1 })
  await expect(turns.take('a', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('a', never, async () => 'next')).toBe('next')
})

test('runs at most the allowed number per key, in order of arrival', async () => {
  const { begun, work, endFirst } = givenWork()
  const turns = createTurns({ mayWait: 3, atOnce: 2 })
  const all = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1'].map((name) => turns.take(name[0]!, never, work(name)))
  await expect(turns.take('a', never, work('a6'))).rejects.toMatchObject({ code: 'too_many_requests' })
  expect(begun).toEqual(['a1', 'a2', 'b1'])
  await endFirst()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  for (let i = 1; i < all.length; i++) await endFirst()
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'a5'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'a5', 'b1'])
  const again = ['a7', 'a8', 'a9'].map((name) => turns.take('a', never, work(name)))
  expect(begun.slice(6)).toEqual(['a7', 'a8'])
  for (const _ of again) await endFirst()
  expect(await Promise.all(again)).toEqual(['a7', 'a8', 'a9'])
})
