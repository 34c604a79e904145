import { createSandboxPhotos, type SandboxPhotos } from '@dayreel/sandbox'
import type { PhotoRequest } from '@dayreel/storyboard'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signal } from '../text/test/text-stage.ts'
import { createFreePhotos } from './create-free-photos.ts'
import type { PhotoOptions } from './photo-options.ts'

const CONTACT = 'host@example.com'
const REQUEST: PhotoRequest = {
  prompt: 'Close-up of a honey jar, warm light',
  text: 'It never spoils.',
  language: 'en',
  width: 1_080,
  height: 1_920,
  isCredited: false,
  taken: [],
}
let sandbox: SandboxPhotos

beforeAll(async () => void (sandbox = await createSandboxPhotos()))
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
})

const photos = (changes: PhotoOptions = {}) =>
  createFreePhotos({ contact: CONTACT, address: sandbox.address, waitsMs: [1, 1], ...changes })
const find = (changes: Partial<PhotoRequest> = {}, source = photos()) =>
  source.find({ ...REQUEST, ...changes }, signal())
const titles = async (...of: Parameters<typeof find>) => (await find(...of)).map(({ title }) => title)

test('searches for what the prompt shows, and passes on only fitting photographs that need no credit', async () => {
  const found = await find()
  expect(sandbox.received.map(({ route, query }) => [route, query])).toEqual([['commons', 'filetype:bitmap honey jar']])
  expect(found.map(({ title }) => title)).toEqual(['honey jar on a table', 'honey jar by a window'])
  expect(found[0]).toEqual({
    title: 'honey jar on a table',
    creator: 'Sandbox Sam',
    site: 'Wikimedia Commons',
    url: `${sandbox.address}/pages/honey%20jar%20on%20a%20table`,
    licence: 'CC0',
    file: `${sandbox.address}/files/honey%20jar%20on%20a%20table.png`,
  })
})

test('uses a photograph that needs a credit only if the video names its sources', async () => {
  const found = await find({ isCredited: true })
  expect(found.map(({ licence }) => licence)).toEqual(['CC0', 'Public domain', 'CC BY 4.0'])
  expect(found[2]).toMatchObject({ title: 'honey jar', creator: 'Sandbox & Daughters' })
})

test('never uses a photograph twice in a video', async () => {
  const [first] = await find()
  expect(await titles({ taken: [first!.url] })).toEqual(['honey jar by a window'])
})

test('drops words from the end until it finds something, but keeps two', async () => {
  expect(await titles({ prompt: 'honey jar bread zzz' })).toEqual([
    'honey jar bread on a table',
    'honey jar bread by a window',
  ])
  sandbox.received.length = 0
  expect(await titles({ prompt: 'zzz honey jar' })).toEqual([])
  expect(sandbox.received.map(({ query }) => query.replace('filetype:bitmap ', ''))).toEqual([
    'zzz honey jar',
    'zzz honey jar',
    'zzz honey',
    'zzz honey',
  ])
})

test('rejects photographs that are too small, or that would lose too much when they are cropped', async () => {
  expect(await titles({ width: 2_160, height: 3_840 })).toEqual([])
  expect(await titles({ width: 1_600, height: 320 })).toEqual([])
})

test('searches in Openverse if Commons has nothing and the limit allows it', async () => {
  sandbox.faults.add({
    match: { route: 'commons' },
    kind: 'answer',
    status: 200,
    body: { batchcomplete: true },
    times: 9,
  })
  expect(await titles()).toEqual(['honey jar on a table', 'honey jar by a window'])
  expect(sandbox.received.map(({ route }) => route)).toEqual(['commons', 'openverse'])
  const limited = photos({ mayAsk: async () => false })
  expect(await titles({}, limited)).toEqual([])
  expect(sandbox.received.map(({ route }) => route)).toEqual(['commons', 'openverse', 'commons'])
})

test('names the operator in each request', async () => {
  const [first] = await find()
  await photos().load(first!, signal())
  expect(new Set(sandbox.received.map(({ userAgent }) => userAgent))).toEqual(new Set([`Dayreel/0.2 (${CONTACT})`]))
})

test('caches a search for a day', async () => {
  let nowMs = 1_000_000
  const source = photos({ now: () => nowMs })
  await find({}, source)
  nowMs += 86_399_999
  await find({}, source)
  expect(sandbox.received).toHaveLength(1)
  nowMs += 1
  await find({}, source)
  expect(sandbox.received).toHaveLength(2)
})

test.each([
  ['no answer in time', { kind: 'hang', times: 3 } as const],
  ['a server that stays down', { kind: 'answer', status: 500, times: 3 } as const],
  ['a limit', { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } } as const],
  ['a redirect', { kind: 'answer', status: 302, headers: { location: '/' }, times: 3 } as const],
])('%s of Commons is reported', async (_, fault) => {
  sandbox.faults.add({ match: { route: 'commons' }, ...fault })
  await expect(find({}, photos({ timeoutMs: 500 }))).rejects.toMatchObject({ code: 'photos-unavailable' })
})

test('loads a file', async () => {
  const source = photos()
  const [first] = await find({}, source)
  const file = await source.load(first!, signal())
  expect(Buffer.from(file!).subarray(1, 4).toString()).toBe('PNG')
})

test.each([
  ['a missing file', { kind: 'answer', status: 404 } as const],
  ['an endless file', { kind: 'answer', status: 200, body: Buffer.alloc(30_000_000) } as const],
])('%s counts as gone', async (_, fault) => {
  const source = photos()
  const [first] = await find({}, source)
  sandbox.faults.add({ match: { route: 'file' }, ...fault })
  expect(await source.load(first!, signal())).toBeUndefined()
})

test.each([
  ['a redirect', { kind: 'answer', status: 302, headers: { location: 'http://127.0.0.1:1/' } } as const],
  ['a server error', { kind: 'answer', status: 503 } as const],
  ['no answer in time', { kind: 'hang' } as const],
  ['a lost connection', { kind: 'drop' } as const],
])('%s while a file is loaded is reported', async (_, fault) => {
  const source = photos({ timeoutMs: 500 })
  const [first] = await find({}, source)
  sandbox.faults.add({ match: { route: 'file' }, ...fault })
  await expect(source.load(first!, signal())).rejects.toMatchObject({ code: 'photos-unavailable' })
})

test('calls only the hosts of the sources, because a storyboard can be edited', async () => {
  const [first] = await find()
  sandbox.received.length = 0
  for (const file of ['http://127.0.0.1:1/private.png', 'https://example.com/a.png', 'nothing']) {
    expect(await photos().load({ ...first!, file }, signal())).toBeUndefined()
    expect(await createFreePhotos({ contact: CONTACT }).load({ ...first!, file }, signal())).toBeUndefined()
  }
  expect(sandbox.received).toEqual([])
})

test('an abort ends the search with its reason', async () => {
  sandbox.faults.add({ kind: 'hang' })
  const abort = new AbortController()
  const search = photos().find(REQUEST, abort.signal)
  abort.abort(new Error('stopped'))
  await expect(search).rejects.toThrow('stopped')
})
