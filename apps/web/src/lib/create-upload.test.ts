import { CallError, type Media } from '@dayreel/contract'
import { expect, test, vi } from 'vitest'
import { createUpload } from './create-upload.ts'

const MEGABYTE = 1024 * 1024
const never = new AbortController().signal
const lost = () => new CallError(0, {})

/** A server that stores the bytes of one upload. `fault` is called before and after each part is stored. */
function createFakeServer(fault: (moment: 'before' | 'after', offset: number) => void = () => undefined) {
  let received = 0
  const media = (): Media => ({ receivedBytes: received, id: 'm1' }) as Media
  const calls = {
    startUpload: vi.fn(async () => media()),
    getMedia: vi.fn(async () => media()),
    sendPart: vi.fn(async ({ query, body }: { query: { offset: unknown }; body: Blob }) => {
      const offset = Number(query.offset)
      fault('before', offset)
      if (offset === received) received += body.size
      fault('after', offset)
      return media()
    }),
    finishUpload: vi.fn(async () => media()),
    deleteMedia: vi.fn(async () => undefined),
  }
  return { calls: calls as unknown as NonNullable<Parameters<typeof createUpload>[1]['calls']>, spies: calls }
}

const song = new File([new Uint8Array(14 * MEGABYTE)], 'song.mp3')
const upload = (calls: ReturnType<typeof createFakeServer>['calls'], file = song) =>
  createUpload(file, { kind: 'music', hasRights: true, calls, pause: async () => undefined })

test('sends a file in parts and reports the progress', async () => {
  const { calls, spies } = createFakeServer()
  const progress: number[] = []
  await upload(calls).run({ onProgress: (part) => progress.push(Math.round(part * 100)), signal: never })
  expect(spies.sendPart).toHaveBeenCalledTimes(4)
  expect(progress).toEqual([29, 57, 86, 100])
})

test('resends a lost part, but not a part whose response was lost', async () => {
  const faults = new Set(['before 0', `after ${4 * MEGABYTE}`])
  const { calls, spies } = createFakeServer((moment, offset) => {
    if (faults.delete(`${moment} ${offset}`)) throw lost()
  })
  await upload(calls).run({ onProgress: () => undefined, signal: never })
  expect(spies.sendPart.mock.calls.map(([{ query }]) => Number(query.offset) / (4 * MEGABYTE))).toEqual([0, 0, 1, 2, 3])
})

test('stops after too many failures; a second run continues the same upload', async () => {
  let isDown = true
  const { calls, spies } = createFakeServer((moment, offset) => {
    if (moment === 'before' && offset === 4 * MEGABYTE && isDown) throw lost()
  })
  const interrupted = upload(calls)
  await expect(interrupted.run({ onProgress: () => undefined, signal: never })).rejects.toThrow(CallError)
  isDown = false
  spies.sendPart.mockClear()
  await interrupted.run({ onProgress: () => undefined, signal: never })
  expect(spies.startUpload).toHaveBeenCalledTimes(1)
  expect(Number(spies.sendPart.mock.calls[0]![0].query.offset)).toBe(4 * MEGABYTE)
})

test('waits for the time that a busy server requests', async () => {
  const pauses: number[] = []
  let isBusy = true
  const { calls } = createFakeServer(() => {
    if (!isBusy) return
    isBusy = false
    throw new CallError(429, { code: 'too_many_requests', message: 'Wait.' }, { retryAfterSeconds: 42 })
  })
  const pause = async (ms: number) => void pauses.push(ms)
  const busy = createUpload(song, { kind: 'music', hasRights: true, calls, pause })
  await busy.run({ onProgress: () => undefined, signal: never })
  expect(pauses).toEqual([42_000])
})

test('does not retry after a rejection', async () => {
  const { calls, spies } = createFakeServer(() => {
    throw new CallError(404, { code: 'not_found', message: 'Gone.' })
  })
  await expect(upload(calls).run({ onProgress: () => undefined, signal: never })).rejects.toThrow('Gone.')
  expect(spies.sendPart).toHaveBeenCalledTimes(1)
})

test.each([
  [0, 'empty'],
  [21 * MEGABYTE, 'at most 20 MB'],
])('rejects a file of %i bytes before anything is sent', async (size, words) => {
  const { calls, spies } = createFakeServer()
  const file = new File([new Uint8Array(size)], 'song.mp3')
  await expect(upload(calls, file).run({ onProgress: () => undefined, signal: never })).rejects.toThrow(words)
  expect(spies.startUpload).not.toHaveBeenCalled()
})
