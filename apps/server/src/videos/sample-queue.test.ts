import { expect, test, vi } from 'vitest'
import { createSampleQueue } from './sample-queue.ts'

const HERE = new AbortController().signal

/** A drawing function whose drawings end when the test says so. */
function holdDrawings() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const draw = vi.fn(({ sentence }: { sentence: string }) => {
    begun.push(sentence)
    return new Promise<string>((resolve) => ends.set(sentence, () => resolve(`drawn ${sentence}`)))
  })
  return { draw, begun, end: (sentence: string) => ends.get(sentence)!() }
}

test('equal requests are drawn once, also while the first is being drawn and in another order of fields', async () => {
  const draw = vi.fn(async (request: object) => JSON.stringify(request))
  const queue = createSampleQueue(draw)
  const [one, two] = await Promise.all([queue.draw({ a: 1, b: 2 }, HERE), queue.draw({ b: 2, a: 1 }, HERE)])
  expect(two).toBe(one)
  expect(await queue.draw({ a: 1, b: 2 }, HERE)).toBe(one)
  expect(draw).toHaveBeenCalledTimes(1)
  await queue.draw({ a: 1, b: 3 }, HERE)
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a request whose caller has already left is not drawn', async () => {
  const { draw, begun } = holdDrawings()
  const queue = createSampleQueue(draw)
  await expect(queue.draw({ sentence: 'one' }, AbortSignal.abort())).rejects.toMatchObject({ code: 'unavailable' })
  expect(begun).toEqual([])
})

test('only a few are drawn at once, and others wait in order', async () => {
  const { draw, begun, end } = holdDrawings()
  const queue = createSampleQueue(draw, { atOnce: 1 })
  const [one, two] = ['one', 'two'].map((sentence) => queue.draw({ sentence }, HERE))
  expect(begun).toEqual(['one'])
  end('one')
  expect(await one).toBe('drawn one')
  await vi.waitFor(() => expect(begun).toEqual(['one', 'two']))
  end('two')
  expect(await two).toBe('drawn two')
})

test('a request whose callers have all left is never drawn, and is drawn when another caller asks for it', async () => {
  const { draw, begun, end } = holdDrawings()
  const queue = createSampleQueue(draw, { atOnce: 1 })
  const one = queue.draw({ sentence: 'one' }, HERE)
  const [typing, other] = [new AbortController(), new AbortController()]
  const dropped = queue.draw({ sentence: 'two' }, typing.signal)
  const kept = [typing, other].map(({ signal }) => queue.draw({ sentence: 'three' }, signal))
  const reason = dropped.catch((error: unknown) => error)
  typing.abort()
  expect(await reason).toMatchObject({ code: 'unavailable' })
  end('one')
  await one
  await vi.waitFor(() => expect(begun).toEqual(['one', 'three']))
  const again = queue.draw({ sentence: 'two' }, HERE)
  end('three')
  expect(await Promise.all(kept)).toEqual(['drawn three', 'drawn three'])
  await vi.waitFor(() => expect(begun).toEqual(['one', 'three', 'two']))
  end('two')
  expect(await again).toBe('drawn two')
})

test('a drawing that has begun is cached, even if its caller leaves', async () => {
  const { draw, end } = holdDrawings()
  const queue = createSampleQueue(draw)
  const leaving = new AbortController()
  const one = queue.draw({ sentence: 'one' }, leaving.signal)
  leaving.abort()
  end('one')
  expect(await one).toBe('drawn one')
  expect(await queue.draw({ sentence: 'one' }, HERE)).toBe('drawn one')
  expect(draw).toHaveBeenCalledTimes(1)
})

test('a request beyond the limit is refused at once with the time to wait', async () => {
  const { draw, end } = holdDrawings()
  const queue = createSampleQueue(draw, { atOnce: 1, maxWaiting: 1 })
  const drawings = ['one', 'two'].map((sentence) => queue.draw({ sentence }, HERE))
  const refused = { code: 'unavailable', retryAfterSeconds: 5 }
  await expect(queue.draw({ sentence: 'three' }, HERE)).rejects.toMatchObject(refused)
  end('one')
  await drawings[0]
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2))
  end('two')
  await drawings[1]
})

test('a failure is not cached, and the oldest results are evicted', async () => {
  const draw = vi.fn(async ({ n }: { n: number }) => {
    if (n === 0 && draw.mock.calls.length === 1) throw new Error('busy')
    return n
  })
  const queue = createSampleQueue(draw, { maxKept: 2 })
  await expect(queue.draw({ n: 0 }, HERE)).rejects.toThrow('busy')
  expect(await queue.draw({ n: 0 }, HERE)).toBe(0)
  for (const n of [1, 2, 1]) await queue.draw({ n }, HERE)
  expect(draw).toHaveBeenCalledTimes(4)
  await queue.draw({ n: 0 }, HERE)
  expect(draw).toHaveBeenCalledTimes(5)
})
