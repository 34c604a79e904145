import { expect, test } from 'vitest'
import { createTurns } from './create-turns.ts'

const never = new AbortController().signal

/** Work that waits until it is told to end, in the order in which it began. */
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

test('M3: one of each account is done at a time, and many of one hold nobody else up', async () => {
  const { begun, work, endFirst } = givenWork()
  const turns = createTurns({ mayWait: 10 })
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => turns.take(name[0]!, never, work(name)))
  await new Promise((resolve) => setImmediate(resolve))
  expect(begun).toEqual(['a1', 'b1'])
  for (let i = 0; i < all.length; i++) await endFirst()
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('M3: more than may wait are refused, and whoever gives up leaves the line', async () => {
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

test('M3: work that fails ends its turn', async () => {
  const turns = createTurns({ mayWait: 1 })
  await expect(turns.take('a', never, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await turns.take('a', never, async () => 'next')).toBe('next')
})

test('so many of a key are done at once as may be, in the order in which they came', async () => {
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
