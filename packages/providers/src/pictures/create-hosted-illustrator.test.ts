import { PICTURE_PROVIDERS, type PictureProvider } from '@dayreel/catalogue'
import { createSandboxPictures, type PictureFault, type SandboxPictures } from '@dayreel/sandbox'
import type { Illustrator, Meter, PictureFinisher, PictureRequest, StepStore } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { describeIllustrator } from '@dayreel/storyboard/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signal } from '../text/test/text-stage.ts'
import { createHostedIllustrator } from './create-hosted-illustrator.ts'
import { DEFAULT_PICTURE_MODELS, type PictureSettings } from './picture-settings.ts'

const REQUEST: PictureRequest = {
  prompt: 'Mara, a beekeeper in white, holds a honey jar',
  text: 'Mara found a jar.',
  notes: '',
  world: {},
  shows: { position: { index: 0, count: 1 }, of: 'words', brief: {} },
  style: 'Cinematic',
  seed: 7,
  width: 281,
  height: 499,
}
/** The studio fits pictures to a size. This one only checks the file and reports the size. */
const finisher: PictureFinisher = {
  id: 'test',
  async finish(bytes, size) {
    const head = Buffer.from(bytes)
    const [width, height] = bytes.length > 24 ? [head.readUInt32BE(16), head.readUInt32BE(20)] : [0, 0]
    const isUsable = head.subarray(1, 4).toString() === 'PNG' && width >= 100 && width < 10_000
    if (!isUsable || height === 0) throw new StudioError('picture-unreadable', 'unreadable')
    return { bytes, ...size, focus: { x: 0.5, y: 0.5 } }
  },
  close: async () => undefined,
}
let sandbox: SandboxPictures

beforeAll(async () => void (sandbox = await createSandboxPictures()))
afterAll(() => sandbox.close())
beforeEach(() => {
  sandbox.faults.clear()
  sandbox.received.length = 0
})

const settingsOf = (provider: PictureProvider): PictureSettings => ({
  provider,
  model: DEFAULT_PICTURE_MODELS[provider] || 'flux',
  key: sandbox.key!,
  baseUrl: sandbox.baseUrls[provider],
  timeoutMs: 5_000,
  pollMs: 1,
})
const create = (provider: PictureProvider, changes: Partial<PictureSettings> = {}, meter?: Meter): Illustrator =>
  createHostedIllustrator({ ...settingsOf(provider), ...changes }, { finisher, meter, waitsMs: [1, 1] })
const draw = (illustrator: Illustrator, changes: Partial<PictureRequest> = {}, kept?: StepStore) =>
  illustrator.draw({ ...REQUEST, ...changes }, signal(), kept)

function memory(): StepStore & { parts: Map<string, Uint8Array> } {
  const parts = new Map<string, Uint8Array>()
  return { parts, get: async (key) => parts.get(key), put: async (key, bytes) => void parts.set(key, bytes) }
}

describe.each(PICTURE_PROVIDERS)('%s', (provider) => {
  describeIllustrator(provider, () => create(provider))

  test('pays once for a picture, also after a crash that follows the answer', async () => {
    const kept = memory()
    const before = sandbox.charged()
    await draw(create(provider), {}, kept)
    await draw(create(provider), {}, kept)
    expect(sandbox.charged() - before).toBe(1)
    expect(sandbox.received[0]!.prompt).toContain('Mara, a beekeeper in white, holds a honey jar.')
  })

  test('another quality of the video does not pay again', async () => {
    const kept = memory()
    await draw(create(provider), {}, kept)
    expect(await draw(create(provider), { width: 1_123, height: 1_997 }, kept)).toMatchObject({ width: 1_123 })
    expect(sandbox.received).toHaveLength(1)
  })

  test.each([
    ['portrait', 1_123, 1_997],
    ['square', 1_123, 1_123],
    ['landscape', 1_997, 1_123],
    ['feed', 1_123, 1_404],
  ])('asks for the shape of a %s frame, as large as the model allows', async (_, width, height) => {
    await draw(create(provider), { width, height })
    const { width: w, height: h } = sandbox.received[0]!
    expect(w / h / (width / height)).toBeGreaterThan(0.95)
    expect(w / h / (width / height)).toBeLessThan(1.05)
    expect(w * h).toBeGreaterThan(950_000)
  })

  test.each(['server-error', 'reset'] as const)('after %s, the call is repeated', async (fault) => {
    sandbox.faults.add(fault)
    expect(await draw(create(provider))).toMatchObject({ width: 281 })
    expect(sandbox.received).toHaveLength(2)
  })

  test.each(['redirect', 'unauthorized', 'quota'] as const)('%s is reported at once', async (fault) => {
    sandbox.faults.add(fault)
    await expect(draw(create(provider))).rejects.toMatchObject({ code: 'pictures-failed' })
    expect(sandbox.received).toHaveLength(1)
  })

  test('waits as long as a rate limit demands', async () => {
    sandbox.faults.add('rate-limit')
    const abort = new AbortController()
    const pauses: (number | undefined)[] = []
    const onFailure = (_: unknown, againInMs: number | undefined): void => {
      pauses.push(againInMs)
      abort.abort(new Error('stopped'))
    }
    const illustrator = createHostedIllustrator(settingsOf(provider), { finisher, onFailure })
    await expect(illustrator.draw(REQUEST, abort.signal)).rejects.toThrow('stopped')
    expect(pauses).toEqual([17_000])
  })

  test('reports a missing answer after the time limit', async () => {
    sandbox.faults.add('hang', 3)
    await expect(draw(create(provider, { timeoutMs: 200 }))).rejects.toMatchObject({ code: 'pictures-failed' })
  })

  test.each(['not-an-image', 'wrong-size', 'huge', 'empty'] as const)(
    'orders a picture once more if its file is %s, then gives up',
    async (fault) => {
      sandbox.faults.add(fault)
      expect(await draw(create(provider), {}, memory())).toMatchObject({ width: 281 })
      expect(sandbox.received).toHaveLength(2)
      sandbox.faults.add(fault, 2)
      const kept = memory()
      await expect(draw(create(provider), { seed: 8 }, kept)).rejects.toMatchObject({ code: 'pictures-failed' })
      expect(sandbox.received).toHaveLength(4)
      // The answers are stored, so another attempt does not pay for the same fault.
      await expect(draw(create(provider), { seed: 8 }, kept)).rejects.toMatchObject({ code: 'pictures-failed' })
      expect(sandbox.received).toHaveLength(4)
    },
  )

  test('never names the key in an error', async () => {
    sandbox.faults.add('unauthorized')
    const error = (await draw(create(provider)).catch((cause: unknown) => cause)) as Error
    expect(JSON.stringify([error.message, error.stack, error.cause])).not.toContain(sandbox.key)
  })
})

describe.each(['openai', 'leonardo'] as const)('%s refuses a prompt', (provider) => {
  test('it is softened once', async () => {
    sandbox.faults.add('moderated')
    await draw(create(provider), { prompt: 'A killer with a bloody knife' })
    expect(sandbox.received.map(({ prompt }) => prompt)).toEqual([
      expect.stringContaining('A killer with a bloody knife'),
      expect.stringContaining('A stranger with a red tool'),
    ])
  })

  test('if the model refuses the softened prompt too, the refusal is reported, and nothing is charged', async () => {
    const before = sandbox.charged()
    sandbox.faults.add('moderated', 2)
    await expect(draw(create(provider))).rejects.toMatchObject({ code: 'picture-refused' })
    expect([sandbox.received.length, sandbox.charged() - before]).toEqual([2, 0])
  })
})

describe('Leonardo', () => {
  test('stores the id of the generation before it asks for the picture', async () => {
    const kept = memory()
    const events: string[] = []
    const store: StepStore = {
      get: (key) => kept.get(key),
      async put(key, bytes) {
        events.push(new TextDecoder().decode(bytes))
        await kept.put(key, bytes)
        throw new Error('killed')
      },
    }
    await expect(draw(create('leonardo'), {}, store)).rejects.toThrow('killed')
    expect(events).toEqual([expect.stringMatching(/"generationId":"[\da-f-]{36}"/u)])
    expect(await draw(create('leonardo'), {}, kept)).toMatchObject({ width: 281 })
    expect(sandbox.received).toHaveLength(1)
  })

  test('waits for a slow generation', async () => {
    sandbox.faults.add('slow')
    expect(await draw(create('leonardo'))).toMatchObject({ width: 281 })
    expect(sandbox.received).toHaveLength(1)
  })

  test.each(['failed', 'expired-link', 'foreign-link', 'private-link'] as const)(
    'orders a picture once more after %s',
    async (fault: PictureFault) => {
      sandbox.faults.add(fault)
      expect(await draw(create('leonardo'), {}, memory())).toMatchObject({ width: 281 })
      expect(sandbox.received).toHaveLength(2)
    },
  )

  test('a picture that it flags as unsafe is softened, then reported', async () => {
    sandbox.faults.add('nsfw', 2)
    await expect(draw(create('leonardo'))).rejects.toMatchObject({ code: 'picture-refused' })
    expect(sandbox.received).toHaveLength(2)
  })

  test.each([
    ['Phoenix', 'de7d3faf-762f-48e0-b3b7-9d0ac3a3fcf3', false],
    ['Flux', 'b2614463-296c-462a-9586-aafdb8f00e36', true],
    ['Lucid', '05ce0082-2d80-4a2d-8653-4d1c85e2418e', true],
  ])('%s gets a style that its family lacks as words', async (_, model, isInWords) => {
    await draw(create('leonardo', { model }), { style: 'Cinematic' })
    expect(sandbox.received[0]!.prompt.includes('cinematic film still')).toBe(isInWords)
  })
})

describe('the same person in several pictures', () => {
  const MARA = { name: 'Mara', looks: 'a beekeeper in white' }
  const scenes = Array.from({ length: 8 }, (_, i) => ({ prompt: `Mara in part ${i}`, seed: i, sheet: [MARA] }))

  test.each(['openai', 'leonardo'] as const)(
    '%s draws each one from the same portrait, which is paid once',
    async (provider) => {
      const kept = memory()
      const before = sandbox.charged()
      const illustrator = create(provider)
      await Promise.all(scenes.map((scene) => draw(illustrator, scene, kept)))
      const portraits = sandbox.received.filter(({ references }) => references === undefined)
      expect(portraits.map(({ prompt }) => prompt)).toEqual([expect.stringContaining('Mara: a beekeeper in white')])
      const others = sandbox.received.filter(({ references }) => references !== undefined)
      expect(others).toHaveLength(scenes.length)
      expect(new Set(others.map(({ references }) => references!.join())).size).toBe(1)
      expect(sandbox.charged() - before).toBe(scenes.length + 1)
      // Another worker finds the portrait among the stored answers.
      await draw(create(provider), { ...scenes[0]!, seed: 99 }, kept)
      expect(sandbox.charged() - before).toBe(scenes.length + 2)
      expect(sandbox.received.at(-1)!.references).toEqual(others[0]!.references)
    },
  )

  test.each(['openai', 'leonardo'] as const)(
    'a picture of %s that was paid for before portraits existed is not paid again',
    async (provider) => {
      const kept = memory()
      // The people were only described in the prompt.
      const { sheet, ...described } = scenes[0]!
      const old = await draw(create(provider), described, kept)
      sandbox.received.length = 0
      expect(await draw(create(provider), { ...described, sheet }, kept)).toEqual(old)
      expect(sandbox.received).toEqual([])
      await draw(create(provider), { ...described, sheet, seed: 99 }, kept)
      expect(sandbox.received).toHaveLength(2)
    },
  )

  test.each(['openai', 'leonardo'] as const)('a stored picture of %s is read once', async (provider) => {
    const kept = memory()
    await draw(create(provider), scenes[0], kept)
    const reads: string[] = []
    const store: StepStore = { ...kept, get: (key) => (reads.push(key), kept.get(key)) }
    await draw(create(provider), scenes[0], store)
    expect(reads).toHaveLength(1)
  })

  test.each(['openai', 'leonardo'] as const)('a portrait that %s refuses is left out', async (provider) => {
    sandbox.faults.add('moderated')
    await draw(create(provider), scenes[0])
    expect(sandbox.received.map(({ references }) => references)).toEqual([undefined, undefined])
  })

  test('if Leonardo does not accept a portrait, the picture is ordered without it, and paid once', async () => {
    const kept = memory()
    await draw(create('leonardo'), scenes[0], kept)
    const before = sandbox.charged()
    sandbox.faults.add('reference-refused')
    await draw(create('leonardo'), scenes[1], kept)
    expect(sandbox.received.slice(-2).map(({ references }) => references?.length)).toEqual([1, undefined])
    expect(sandbox.charged() - before).toBe(1)
  })

  test('reports another reason for which Leonardo refuses an order with a portrait', async () => {
    const kept = memory()
    await draw(create('leonardo'), scenes[0], kept)
    const orders = sandbox.received.length
    sandbox.faults.add('malformed')
    await expect(draw(create('leonardo'), scenes[1], kept)).rejects.toMatchObject({ code: 'pictures-failed' })
    expect(sandbox.received).toHaveLength(orders + 1)
  })

  test('Leonardo gets the portrait of one person, because it takes no more', async () => {
    const sheet = [MARA, { name: 'Tom', looks: 'a tall baker' }]
    await draw(create('leonardo'), { ...scenes[0], sheet })
    expect(sandbox.received.map(({ references }) => references?.length)).toEqual([undefined, 1])
  })

  test.each([
    ['leonardo', 'b2614463-296c-462a-9586-aafdb8f00e36'],
    ['automatic1111', undefined],
    ['openai-compatible', undefined],
  ] as const)(
    '%s (%s) takes no portraits, so none is ordered, and the key of the picture stays',
    async (provider, model) => {
      const illustrator = create(provider, model && { model })
      await draw(illustrator, scenes[0])
      expect(sandbox.received).toHaveLength(1)
      expect(illustrator.key({ ...REQUEST, ...scenes[0]! })).toEqual(
        illustrator.key({ ...REQUEST, ...scenes[0]!, sheet: [] }),
      )
    },
  )
})

test('a lost answer may have been charged, so its reservation stays', async () => {
  const calls: string[] = []
  const meter: Meter = {
    reserve: async () => void calls.push('reserve'),
    count: async ({ images, isKept }) => void calls.push(`count ${images}${isKept ? ' stored' : ''}`),
    release: async () => void calls.push('release'),
  }
  sandbox.faults.add('answer-lost')
  const kept = memory()
  await draw(create('openai', {}, meter), {}, kept)
  await draw(create('openai', {}, meter), {}, kept)
  sandbox.faults.add('moderated')
  await draw(create('openai', {}, meter), { seed: 9 }, kept)
  expect(calls.slice(0, 4)).toEqual(['reserve', 'reserve', 'count 1', 'count 1 stored'])
  expect(calls.slice(4)).toEqual(['reserve', 'release', 'reserve', 'count 1'])
})

test('makes at most four pictures at once, for all videos together', async () => {
  const other = await createSandboxPictures()
  const settings = { ...settingsOf('openai'), baseUrl: other.baseUrls.openai }
  const illustrators = [1, 2].map(() => createHostedIllustrator(settings, { finisher }))
  await Promise.all(Array.from({ length: 12 }, (_, seed) => draw(illustrators[seed % 2]!, { seed })))
  expect(other.received).toHaveLength(12)
  expect(other.mostAtOnce()).toBeLessThanOrEqual(4)
  await other.close()
})
