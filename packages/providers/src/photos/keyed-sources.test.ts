import { MAX_PICTURE_BYTES } from '@dayreel/catalogue'
import { createSandboxPhotos, type SandboxPhotos } from '@dayreel/sandbox'
import type { PhotoRequest, PhotoSource } from '@dayreel/storyboard'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signal } from '../text/test/text-stage.ts'
import { createPexels } from './create-pexels.ts'
import { createPexelsApi } from './create-pexels-api.ts'
import { createPexelsVideos } from './create-pexels-videos.ts'
import { createPhotoEngines } from './create-photo-engines.ts'
import { createPixabay } from './create-pixabay.ts'
import { createPixabayApi } from './create-pixabay-api.ts'
import { createPixabayVideos } from './create-pixabay-videos.ts'
import type { PhotoOptions } from './photo-options.ts'
import { MAX_CLIP_BYTES } from './renditions.ts'

const REQUEST: PhotoRequest = {
  prompt: 'Close-up of a honey jar, warm light',
  text: 'It never spoils.',
  language: 'en',
  width: 1_080,
  height: 1_920,
  isCredited: false,
  taken: [],
}
const PEXELS = { site: 'Pexels', licence: 'Pexels License', title: 'honey jar on a table' } as const
const PIXABAY = { site: 'Pixabay', licence: 'Pixabay Content License', title: 'honey, jar, on, a, table' } as const
const PHOTOGRAPHS = { of: 'photographs', route: 'file', begins: 'PNG', at: 1, maxBytes: MAX_PICTURE_BYTES } as const
const CLIPS = { of: 'clips', route: 'clip', begins: 'ftyp', at: 4, maxBytes: MAX_CLIP_BYTES } as const
const SOURCES = [
  {
    name: 'pexels',
    create: (options: PhotoOptions) => createPexels(createPexelsApi(options)),
    ...PEXELS,
    ...PHOTOGRAPHS,
  },
  {
    name: 'pixabay',
    create: (options: PhotoOptions) => createPixabay(createPixabayApi(options)),
    ...PIXABAY,
    ...PHOTOGRAPHS,
  },
  {
    name: 'pexels-videos',
    create: (options: PhotoOptions) => createPexelsVideos(createPexelsApi(options)),
    ...PEXELS,
    ...CLIPS,
  },
  {
    name: 'pixabay-videos',
    create: (options: PhotoOptions) => createPixabayVideos(createPixabayApi(options)),
    ...PIXABAY,
    ...CLIPS,
  },
] as const
let sandbox: SandboxPhotos

beforeAll(async () => void (sandbox = await createSandboxPhotos()))
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
})

describe.each(SOURCES)('$name', ({ name, create, site, licence, title, of, route, begins, at, maxBytes }) => {
  const photos = (changes: PhotoOptions = {}) =>
    create({ key: sandbox.key, address: sandbox.address, waitsMs: [1, 1], ...changes })
  const find = (changes: Partial<PhotoRequest> = {}, source = photos()) =>
    source.find({ ...REQUEST, ...changes }, signal())

  test('finds what the prompt names, with their page and their creator', async () => {
    const [first, second, ...rest] = await find()
    expect(first).toMatchObject({ title, creator: 'Sandbox Sam', site, licence })
    expect(second).toMatchObject({ creator: 'Sandbox Ida', site, licence })
    // A landscape clip fits too, but loses more when it is cropped.
    expect(rest.map((each) => each.title.replaceAll(',', ''))).toEqual(of === 'clips' ? ['honey jar in a meadow'] : [])
    for (const { clip } of [first!, second!]) expect(clip).toEqual(of === 'clips' ? { seconds: 8 } : undefined)
    expect(sandbox.received.map(({ route, query }) => [route, query])).toEqual([[name, 'honey jar']])
  })

  test('never uses the same one twice in a video', async () => {
    const [first, second] = await find()
    const next = await find({ taken: [first!.url] })
    expect(next.map(({ url }) => url)).not.toContain(first!.url)
    expect(next[0]).toEqual({ ...second, file: expect.any(String) })
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
    expect(Buffer.from(file!).toString('latin1', at, at + begins.length)).toBe(begins)
  })

  test.each([
    ['a wrong key', { kind: 'answer', status: 401 } as const, 401],
    ['a used-up quota', { kind: 'answer', status: 429, headers: { 'retry-after': '3600' } } as const, 429],
    [
      'an invalid answer',
      { kind: 'answer', status: 200, body: { photos: 1, videos: 1, hits: 1 }, times: 3 } as const,
      200,
    ],
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
      expect(photos().isOwnFile(file)).toBe(false)
    }
    expect([photos().isOwnFile(first!.file), create({ key: 'k' }).isOwnFile(first!.file)]).toEqual([true, false])
    expect(sandbox.received).toEqual([])
  })

  test('a file that is too large counts as gone', async () => {
    const source = photos()
    const [first] = await find({}, source)
    const endless = { kind: 'answer', status: 200, body: Buffer.alloc(maxBytes + 1) } as const
    sandbox.faults.add({ match: { route }, ...endless, times: 2 })
    expect(await source.load(first!, signal())).toBeUndefined()
  })

  test('a redirect of a file to this machine is not followed', async () => {
    const source = photos()
    const [first] = await find({}, source)
    sandbox.faults.add({
      match: { route },
      kind: 'answer',
      status: 302,
      headers: { location: `${sandbox.address}/files/other.png` },
    })
    await expect(source.load(first!, signal())).rejects.toMatchObject({ code: 'photos-unavailable' })
    expect(sandbox.received.filter((each) => each.route === route)).toHaveLength(1)
  })
})

describe.each(SOURCES.filter(({ of }) => of === 'clips'))('the clips of $name', ({ name, create }) => {
  test('are loaded in the size of a frame, not in 4K', async () => {
    const found = await create({ key: sandbox.key, address: sandbox.address }).find(REQUEST, signal())
    expect(found.map(({ file }) => new URL(file).searchParams.get('rendition'))).toEqual(['hd', 'hd', 'hd'])
  })

  test('have posters that a person can choose from', async () => {
    const source = create({ key: sandbox.key, address: sandbox.address })
    const request = { words: 'honey jar', width: 1_080, height: 1_920, isCredited: false }
    const [first] = await source.search(request, signal())
    expect(first).toMatchObject({ clip: { seconds: 8 } })
    const { clip: _clip, ...photo } = first!
    const poster = await source.load({ ...photo, file: photo.preview }, signal())
    expect(Buffer.from(poster!).toString('latin1', 1, 4)).toBe('PNG')
  })

  test('are loaded by at most four calls at once', async () => {
    const source = create({ key: sandbox.key, address: sandbox.address, timeoutMs: 400 })
    const [first] = await source.find(REQUEST, signal())
    sandbox.received.length = 0
    sandbox.faults.add({ match: { route: 'clip' }, kind: 'hang', times: 5 })
    const loading = Array.from({ length: 5 }, () => source.load(first!, signal()))
    const settled = Promise.allSettled(loading)
    await expect.poll(() => sandbox.received.length).toBe(4)
    await Promise.race(loading).catch(() => undefined)
    expect((await settled).map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
    expect(sandbox.received.map(({ route }) => route)).toEqual(Array(5).fill('clip'))
  })

  test('without a page or an author are not offered', async () => {
    const source = create({ key: sandbox.key, address: sandbox.address })
    const request = { words: 'honey jar', width: 1_080, height: 1_920, isCredited: true }
    const found = await source.search(request, signal())
    expect(found.map((each) => each.title.replaceAll(',', ''))).not.toContain('honey jar of nobody')
    expect(sandbox.received.map(({ route }) => route)).toEqual([name])
  })
})

test.each([
  ['photograph', createPixabay, 'pixabay', 'file', 'PNG', 1],
  ['clip', createPixabayVideos, 'pixabay-videos', 'clip', 'ftyp', 4],
] as const)(
  'a Pixabay %s is looked up again after its address has expired',
  async (_, create, name, route, begins, at) => {
    const source = create(createPixabayApi({ key: sandbox.key, address: sandbox.address }))
    const [first] = await source.find(REQUEST, signal())
    sandbox.faults.add({ match: { route }, kind: 'answer', status: 400 })
    const file = await source.load(first!, signal())
    expect(Buffer.from(file!).toString('latin1', at, at + begins.length)).toBe(begins)
    expect(sandbox.received.map((each) => each.route)).toEqual([name, route, name, route])
  },
)

const search = (source: PhotoSource, words: string) => source.search({ ...REQUEST, words }, signal())

describe.each(['pexels', 'pixabay'] as const)('the sources of %s', (service) => {
  const load = (options: PhotoOptions = {}) =>
    Promise.all(
      createPhotoEngines({ service, key: sandbox.key, address: sandbox.address, waitsMs: [], ...options }).map(
        (engine) => engine.load(() => Promise.reject(new Error('none is built in'))),
      ),
    )

  test('are its photographs and its clips', async () => {
    expect((await load()).map(({ name }) => name)).toEqual([service, `${service}-videos`])
  })

  test('share a pause that the service demands from one of them', async () => {
    const [photographs, clips] = await load()
    sandbox.faults.add({ kind: 'answer', status: 429, headers: { 'retry-after': '3600' } })
    for (const source of [photographs!, clips!])
      await expect(source.find(REQUEST, signal())).rejects.toMatchObject({ code: 'photos-unavailable' })
    expect(sandbox.received.map(({ route }) => route)).toEqual([service])
  })

  test('share one limit', async () => {
    const failures: string[] = []
    const [photographs, clips] = await load({ now: () => 0, onFailure: ({ message }) => void failures.push(message) })
    const asked = { pexels: 200, pixabay: 100 }[service]
    for (let i = 0; i < asked; i++) await search(photographs!, `zzz ${i}`)
    await expect(search(clips!, 'zzz')).rejects.toMatchObject({ code: 'photos-unavailable' })
    expect(sandbox.received).toHaveLength(asked)
    expect(failures).toEqual([expect.stringContaining('limit')])
  })
})
