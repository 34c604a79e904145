import { SPEECH_PROVIDERS } from '@dayreel/catalogue'
import type { Meter } from '@dayreel/storyboard'
import { describeNarrator } from '@dayreel/storyboard/testing'
import { describe, expect, test } from 'vitest'
import { createMemoryStore, KEY, listVoicesOf, setSpeechStage, signal } from './test/speech-stage.ts'

const stage = setSpeechStage()
const TEXT = 'The clock stopped at noon.'
const GERMAN = 'Niemand schlief in dieser Nacht.'
const request = { text: TEXT, language: 'en', voice: stage.voice('elevenlabs'), pace: 1 }

describe.each(SPEECH_PROVIDERS)('%s', (provider) => {
  describeNarrator(
    provider,
    () => stage.narrator(provider),
    () => stage.voice(provider),
  )
})

const STORIES = [
  'Nobody believed the old map until the river moved.',
  'She kept every letter that he never sent home.',
  'Every clock on the ship stopped at ten exactly.',
]

describe('times of the words', () => {
  test.each(['elevenlabs', 'kokoro'] as const)(
    '%s: are those of the provider, moved with the sound',
    async (provider) => {
      const speech = await stage.narrator(provider).speak({ ...request, voice: stage.voice(provider) }, signal())
      expect(speech.isApproximate).toBeUndefined()
      expect(speech.words).toHaveLength(5)
    },
  )

  test('without times of the provider, the words are aligned with the sound: 40 ms in the median, 150 ms at most', async () => {
    const errors: number[] = []
    for (const text of STORIES) {
      const exact = await stage.narrator('elevenlabs').speak({ ...request, text }, signal())
      const aligned = await stage.narrator('openai').speak({ ...request, text, voice: stage.voice('openai') }, signal())
      expect(aligned.isApproximate).toBeUndefined()
      errors.push(...aligned.words.map(({ start }, i) => Math.abs(start - exact.words[i]!.start)))
    }
    const sorted = errors.toSorted((a, b) => a - b)
    expect(sorted[sorted.length >> 1]!).toBeLessThan(0.04)
    expect(sorted.at(-1)!).toBeLessThan(0.15)
  })

  test.each(['no-times', 'wrong-times'] as const)('%s: are aligned with the sound', async (fault) => {
    const exact = await stage.narrator('elevenlabs').speak(request, signal())
    stage.sandbox.faults.add(fault)
    const speech = await stage.narrator('elevenlabs').speak(request, signal())
    expect(speech.isApproximate).toBeUndefined()
    for (const [i, { start }] of speech.words.entries())
      expect(Math.abs(start - exact.words[i]!.start)).toBeLessThan(0.15)
  })

  test.each([
    { what: 'a language that the reference does not speak', text: GERMAN, language: 'de', provider: 'openai' as const },
    { what: 'wrong times of such a language', text: GERMAN, language: 'de', fault: 'wrong-times' as const },
    { what: 'sound that says nothing', text: TEXT, language: 'en', fault: 'wrong-rate' as const },
  ])('$what: are fitted between the pauses', async ({ text, language, fault, provider = 'elevenlabs' as const }) => {
    stage.sandbox.faults.add(fault ?? 'no-times')
    const voice = stage.voice(provider)
    const speech = await stage.narrator(provider).speak({ ...request, text, language, voice }, signal())
    expect(speech.isApproximate).toBe(true)
    expect(speech.words).toHaveLength(5)
  })

  test.each([
    ['de', 'Niemand schlief in dieser Nacht. Warum auch?'],
    ['ja', '今日は天気がいいですね。散歩に行きましょう。'],
    ['es', '¿Quién paró el reloj? Nadie lo sabe.'],
  ])('%s: every word is spoken', async (language, text) => {
    const voice = stage.voice('elevenlabs')
    const { words, samples, isApproximate } = await stage
      .narrator('elevenlabs')
      .speak({ ...request, language, text, voice }, signal())
    expect(isApproximate).toBeUndefined()
    expect(samples.length).toBeGreaterThan(48_000)
    expect(words.every(({ start, end }) => end > start)).toBe(true)
  })
})

describe('forced alignment', () => {
  const german = { ...request, text: GERMAN, language: 'de' }

  test.each([
    ['de', GERMAN],
    ['ja', '今日は天気がいいですね。散歩に行きましょう。'],
  ])('%s: finds the times if an answer has none', async (language, text) => {
    const exact = await stage.narrator('elevenlabs').speak({ ...request, text, language }, signal())
    expect(stage.sandbox.alignment.received).toEqual([])
    stage.sandbox.faults.add('no-times')
    const aligned = await stage.narrator('elevenlabs').speak({ ...request, text, language }, signal())
    expect(stage.sandbox.alignment.received).toMatchObject([{ text }])
    expect(aligned.isApproximate).toBeUndefined()
    for (const [i, { start }] of aligned.words.entries())
      expect(Math.abs(start - exact.words[i]!.start)).toBeLessThan(0.05)
  })

  test('English words need none, because they are aligned without a call', async () => {
    stage.sandbox.faults.add('no-times')
    await stage.narrator('elevenlabs').speak(request, signal())
    expect(stage.sandbox.alignment.received).toEqual([])
  })

  test.each(['unauthorized', 'quota', 'server-error', 'empty', 'no-times', 'wrong-times', 'answer-lost'] as const)(
    '%s: the words are fitted, and the video does not fail',
    async (fault) => {
      stage.sandbox.faults.add('no-times')
      stage.sandbox.alignment.faults.add(fault, 3)
      const speech = await stage.narrator('elevenlabs').speak(german, signal())
      expect(speech).toMatchObject({ isApproximate: true })
      expect(speech.samples.length).toBeGreaterThan(0)
    },
  )

  test('its answer is stored before it is read, so a crash never pays twice', async () => {
    const kept = createMemoryStore()
    const crash = new Error('the process dies')
    const dying: Meter = {
      ...silentMeter(),
      count: ({ seconds }) => (seconds === undefined ? Promise.resolve() : Promise.reject(crash)),
    }
    stage.sandbox.faults.add('no-times')
    await expect(stage.narrator('elevenlabs', {}, dying).speak(german, signal(), kept)).rejects.toBe(crash)
    expect(kept.size()).toBe(2)
    const counted: unknown[] = []
    const meter: Meter = { ...silentMeter(), count: async (call) => void counted.push(call) }
    const speech = await stage.narrator('elevenlabs', {}, meter).speak(german, signal(), kept)
    expect(speech.isApproximate).toBeUndefined()
    expect([stage.sandbox.received.length, stage.sandbox.alignment.received.length]).toEqual([1, 1])
    expect(counted).toEqual([
      expect.objectContaining({ characters: GERMAN.length, isKept: true }),
      expect.objectContaining({ seconds: expect.any(Number) as number, isKept: true }),
    ])
  })
})

describe('the words around a text', () => {
  const context = { before: 'The night was quiet.', after: 'Nobody noticed.' }
  const speak = (model: string, kept = createMemoryStore(), around: object = context) =>
    stage.narrator('elevenlabs', { model }).speak(request, signal(), kept, around)

  test.each(['eleven_multilingual_v2', 'eleven_flash_v2_5'])('%s: are sent', async (model) => {
    await speak(model)
    expect(stage.sandbox.received).toMatchObject([{ text: TEXT, ...context }])
  })

  test('are not sent to a model that takes none', async () => {
    await speak('eleven_v3')
    expect(stage.sandbox.received[0]).not.toHaveProperty('before')
  })

  test('do not pay again for a text whose neighbour has changed', async () => {
    const kept = createMemoryStore()
    await speak('eleven_multilingual_v2', kept)
    await speak('eleven_multilingual_v2', kept, { before: 'The night was loud.' })
    expect(stage.sandbox.received).toHaveLength(1)
  })
})

describe('failures', () => {
  test.each([
    ['unauthorized', 'did not accept this site’s key', 1],
    ['quota', 'used up its balance for the voice service', 1],
    ['quota-as-unauthorized', 'Until then, choose another voice.', 1],
    ['voice-gone', 'choose another voice', 1],
    ['voice-refused', 'choose another voice', 1],
    ['malformed', 'refused the request', 1],
    ['redirect', 'invalid answers', 1],
    ['rate-limit-silent', 'overloaded', 2],
    ['server-error', 'problems at the moment', 2],
    ['reset', 'couldn’t be reached', 2],
    ['answer-lost', 'couldn’t be reached', 2],
    ['empty', 'can’t be read', 1],
    ['silence', 'sent silence', 1],
  ] as const)('%s: the message says what to do, and nothing is charged', async (fault, words, calls) => {
    stage.sandbox.faults.add(fault, 4)
    const failed = stage.narrator('elevenlabs', { timeoutMs: 5_000 }).speak(request, AbortSignal.timeout(10_000))
    const error = await failed.catch((thrown: unknown) => thrown as Error)
    expect(error).toMatchObject({ code: 'voice-failed', message: expect.stringContaining(words) })
    expect((error as Error).message).toContain('Nothing was charged')
    expect(JSON.stringify(error)).not.toContain(KEY)
    expect(stage.sandbox.received).toHaveLength(calls)
  })

  test('a retry waits as long as the service asks', async () => {
    stage.sandbox.faults.add('rate-limit')
    const stop = new AbortController()
    const waits: (number | undefined)[] = []
    const narrator = stage.narrator('elevenlabs', {}, undefined, (_error, againInMs) => {
      waits.push(againInMs)
      stop.abort(new Error('seen'))
    })
    await expect(narrator.speak(request, stop.signal)).rejects.toThrow('seen')
    expect(waits).toEqual([17_000])
  })

  test('a call that hangs ends at the time limit', async () => {
    stage.sandbox.faults.add('hang', 2)
    await expect(stage.narrator('elevenlabs', { timeoutMs: 100 }).speak(request, signal())).rejects.toThrow('too long')
  })

  test('a temporary failure has no effect', async () => {
    stage.sandbox.faults.add('server-error')
    await stage.narrator('openai').speak({ ...request, voice: stage.voice('openai') }, signal())
    expect(stage.sandbox.received).toHaveLength(2)
  })
})

describe('cost', () => {
  test('an answer is stored before it is read, so a crash never pays twice', async () => {
    const kept = createMemoryStore()
    const crash = new Error('the process dies')
    const dying: Meter = { ...silentMeter(), count: () => Promise.reject(crash) }
    await expect(stage.narrator('elevenlabs', {}, dying).speak(request, signal(), kept)).rejects.toBe(crash)
    expect(kept.size()).toBe(1)
    const counted: unknown[] = []
    const meter: Meter = { ...silentMeter(), count: async (call) => void counted.push(call) }
    await stage.narrator('elevenlabs', {}, meter).speak(request, signal(), kept)
    expect(stage.sandbox.received).toHaveLength(1)
    expect(counted).toEqual([expect.objectContaining({ characters: TEXT.length, isKept: true })])
  })

  test('characters are reserved before a call, and released when the service rejects it', async () => {
    const noted: unknown[] = []
    const meter: Meter = {
      reserve: async ({ atMost }) => void noted.push(atMost),
      count: async ({ characters }) => void noted.push({ counted: characters }),
      release: async () => void noted.push('released'),
    }
    stage.sandbox.faults.add('quota')
    const narrator = stage.narrator('elevenlabs', {}, meter)
    await expect(narrator.speak(request, signal())).rejects.toThrow('used up')
    await narrator.speak(request, signal())
    const characters = TEXT.length
    expect(noted).toEqual([{ characters }, 'released', { characters }, { counted: characters }])
  })

  test('another model, voice or text gets another answer', async () => {
    const kept = createMemoryStore()
    const speak = (changes: object, model = 'eleven_flash_v2_5') =>
      stage.narrator('elevenlabs', { model }).speak({ ...request, ...changes }, signal(), kept)
    await speak({})
    await speak({})
    await speak({}, 'eleven_multilingual_v2')
    await speak({ voice: stage.voice('elevenlabs', 1) })
    await speak({ pace: 1.1 })
    expect(stage.sandbox.received).toHaveLength(4)
  })

  test('at most two calls run at the same time', async () => {
    const narrator = stage.narrator('elevenlabs')
    const texts = ['One.', 'Two.', 'Three.', 'Four.', 'Five.']
    await Promise.all(texts.map((text) => narrator.speak({ ...request, text }, signal())))
    expect(stage.sandbox.received.map(({ text }) => text).toSorted()).toEqual(texts.toSorted())
  })
})

describe('lists of voices', () => {
  test('ElevenLabs states language, gender and age', async () => {
    const voices = await listVoicesOf(stage.settings('elevenlabs'))
    expect(voices?.[1]).toMatchObject({
      voice: 'sandbox-gustav',
      languages: ['de', 'en'],
      gender: 'male',
      age: 'middle-aged',
    })
  })

  test('Kokoro’s ids state language and gender', async () => {
    const voices = await listVoicesOf(stage.settings('kokoro'))
    expect(voices).toContainEqual(
      expect.objectContaining({ voice: 'jf_alpha', name: 'Alpha', languages: ['ja'], gender: 'female' }),
    )
  })

  test('OpenAI has a fixed list, and a compatible server may have none', async () => {
    expect(await listVoicesOf(stage.settings('openai'))).toHaveLength(11)
    expect(await listVoicesOf(stage.settings('openai-compatible'))).toBeUndefined()
  })

  test('a wrong key is reported', async () => {
    await expect(listVoicesOf(stage.settings('elevenlabs', { key: 'wrong' }))).rejects.toThrow('did not accept')
  })
})

function silentMeter(): Meter {
  return { reserve: async () => undefined, count: async () => undefined, release: async () => undefined }
}
