import { MAX_PICTURE_BYTES } from '@dayreel/catalogue'
import { createSandboxPhotos, type SandboxPhotos } from '@dayreel/sandbox'
import type { PhotoRequest } from '@dayreel/storyboard'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signal } from '../text/test/text-stage.ts'
import { createPexels } from './create-pexels.ts'
import { createPixabay } from './create-pixabay.ts'
import type { PhotoOptions } from './photo-options.ts'

const REQUEST: PhotoRequest = {
  prompt: 'Close-up of a honey jar, warm light',
  text: 'It never spoils.',
  language: 'en',
  width: 1_080,
  height: 1_920,
  isCredited: false,
  taken: [],
}
const SOURCES = [
  { name: 'pexels', create: createPexels, site: 'Pexels', licence: 'Pexels License', title: 'honey jar on a table' },
  {
    name: 'pixabay',
    create: createPixabay,
    site: 'Pixabay',
    licence: 'Pixabay Content License',
    title: 'honey, jar, on, a, table',
  },
] as const
let sandbox: SandboxPhotos

beforeAll(async () => void (sandbox = await createSandboxPhotos()))
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
})

describe.each(SOURCES)('$site', ({ name, create, site, licence, title }) => {
  const photos = (changes: PhotoOptions = {}) =>
    create({ key: sandbox.key, address: sandbox.address, waitsMs: [1, 1], ...changes })
  const find = (changes: Partial<PhotoRequest> = {}, source = photos()) =>
    source.find({ ...REQUEST, ...changes }, signal())

  test('finds photographs that show what the prompt names, with their page and their creator', async () => {
    const [first, second, ...rest] = await find()
    expect(first).toMatchObject({ title, creator: 'Sandbox Sam', site, licence })
    expect(second).toMatchObject({ creator: 'Sandbox Ida', site, licence })
    expect(rest).toEqual([])
    expect(sandbox.received.map(({ route, query }) => [route, query])).toEqual([[name, 'honey jar']])
  })

  test('never uses a photograph twice in a video', async () => {
    const [first, second] = await find()
    expect(await find({ taken: [first!.url] })).toEqual([{ ...second, file: expect.any(String) }])
  })

  test.each([
    ['tall', 1_080, 1_920],
    ['wide', 1_080, 800],
    ['square', 1_080, 1_080],
  ])('accepts the search for a %s frame', async (_, width, height) => {
    expect((await find({ width, height })).length).toBeGreaterThan(0)
  })

  test('loads a file', async () => {
    const source = photos()
    const [first] = await find({}, source)
    const file = await source.load(first!, signal())
    expect(Buffer.from(file!).subarray(1, 4).toString()).toBe('PNG')
  })

  test.each([
    ['a wrong key', { kind: 'answer', status: 401 } as const, 401],
    ['a used-up quota', { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } } as const, 429],
    ['an invalid answer', { kind: 'answer', status: 200, body: { photos: 1, hits: 1 }, times: 3 } as const, 200],
    ['a server that stays down', { kind: 'answer', status: 500, times: 3 } as const, 500],
    ['no answer in time', { kind: 'hang', times: 3 } as const, undefined],
    ['a lost connection', { kind: 'drop', times: 3 } as const, undefined],
    ['a redirect', { kind: 'answer', status: 302, headers: { location: '/' }, times: 3 } as const, undefined],
  ])('%s is reported, to the operator with its status', async (_, fault, status) => {
    sandbox.faults.add({ match: { route: name }, ...fault })
    const statuses: unknown[] = []
    const source = photos({ timeoutMs: 500, onFailure: (error) => void statuses.push(error.status) })
    await expect(find({}, source)).rejects.toMatchObject({ code: 'photos-unavailable' })
    expect(statuses).toEqual([status])
  })

  test('no error contains the key', async () => {
    const messages: string[] = []
    const source = photos({ key: 'secret-key', onFailure: (error) => void messages.push(`${error.stack}`) })
    const error = await find({}, source).catch((cause: unknown) => cause as Error)
    const all = [...messages, `${(error as Error).stack}`, JSON.stringify((error as Error).cause)].join('\n')
    expect(messages).toHaveLength(1)
    expect(all).not.toContain('secret-key')
  })

  test('sends no request beyond its limit', async () => {
    await expect(find({}, photos({ mayAsk: async () => false }))).rejects.toMatchObject({ code: 'photos-unavailable' })
    expect(sandbox.received).toEqual([])
  })

  test('calls only the hosts of the source', async () => {
    const [first] = await find()
    sandbox.received.length = 0
    for (const file of ['http://127.0.0.1:1/private.png', 'https://example.com/a.png', 'nothing']) {
      expect(await photos().load({ ...first!, file }, signal())).toBeUndefined()
      expect(await create({ key: 'k' }).load({ ...first!, file }, signal())).toBeUndefined()
    }
    expect(sandbox.received).toEqual([])
  })

  test('a file that is too large counts as gone', async () => {
    const source = photos()
    const [first] = await find({}, source)
    const endless = { kind: 'answer', status: 200, body: Buffer.alloc(MAX_PICTURE_BYTES + 1) } as const
    sandbox.faults.add({ match: { route: 'file' }, ...endless, times: 2 })
    expect(await source.load(first!, signal())).toBeUndefined()
  })

  test('a redirect of a file to this machine is not followed', async () => {
    const source = photos()
    const [first] = await find({}, source)
    sandbox.faults.add({
      match: { route: 'file' },
      kind: 'answer',
      status: 302,
      headers: { location: `${sandbox.address}/files/other.png` },
    })
    await expect(source.load(first!, signal())).rejects.toMatchObject({ code: 'photos-unavailable' })
    expect(sandbox.received.filter(({ route }) => route === 'file')).toHaveLength(1)
  })
})

test('Pixabay’s file is looked up again after its address has expired', async () => {
  const source = createPixabay({ key: sandbox.key, address: sandbox.address })
  const [first] = await source.find(REQUEST, signal())
  sandbox.faults.add({ match: { route: 'file' }, kind: 'answer', status: 400 })
  const file = await source.load(first!, signal())
  expect(Buffer.from(file!).subarray(1, 4).toString()).toBe('PNG')
  expect(sandbox.received.map(({ route }) => route)).toEqual(['pixabay', 'file', 'pixabay', 'file'])
})
