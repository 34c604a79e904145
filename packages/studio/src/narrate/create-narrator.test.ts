import { NO_VOICE, VOICES, type VoiceId } from '@dayreel/catalogue'
import { afterAll, describe, expect, test } from 'vitest'
import { integratedLoudness, toDecibels } from '../lib/loudness.ts'
import type { Speech, WordTime } from '@dayreel/storyboard'
import { splitWords } from '@dayreel/storyboard/base'
import { describeNarrator } from '@dayreel/storyboard/testing'
import { createNarrator } from './create-narrator.ts'
import { voicePreview } from './voice-preview.ts'

const RATE = 48_000
const narrator = createNarrator({ threads: 2 })
const { signal } = new AbortController()
afterAll(() => narrator.close())

function say(
  text: string,
  { voice = 'dr-voice-miles', pace = 1, language = 'en' }: { voice?: VoiceId; pace?: number; language?: string } = {},
): Promise<Speech> {
  return narrator.speak({ text, language, voice, pace }, signal)
}

describeNarrator(
  'the built-in voice',
  () => narrator,
  () => 'dr-voice-theo',
)

const TRICKY = [
  "In 1847, Dr. Hale didn't find $250 in the town's well; he found 3 doors.",
  'What if 40% of it - all of it - vanished?',
  "It's the reader's 21st letter, kept since 9:15 a.m.",
  '“Stop!” she cried. “Who’s there?”',
  'Nobody… slept 😴 that night.',
  'King Henry VIII met J. K. at No. 5, St. Paul St.',
  '— So it began —',
  '😀 Hello 😀',
  'On 2024-05-01, 3 GB cost €3.50.',
  'FBI, NASA & AI: 10-20 km/h, -5°C.',
  'The the the the.',
  'A.',
  'Read example.com/news, mail me@example.com, #DeepSea @sea_life!',
  'café déjà vu, naïve señor Ångström',
  'One\n\nTwo\nThree',
  'and/or (perhaps) well-known… “quotes” — end',
  'STOP! THE OLD DOG IS HERE',
  '日本 and Москва and مرحبا mixed',
  'xkcd brrr tsk hmm',
  '1,234,567.89 + ½ = π?',
]

test('without a voice, the words are timed at reading pace, in every language', async () => {
  for (const [language, text] of [
    ['en', 'The clock stopped at noon.'],
    ['ja', '灯台は暗かった。'],
  ] as const) {
    const request = { text, language, voice: NO_VOICE, pace: 1 }
    const { samples, words, seconds } = await narrator.speak(request, signal)
    expect(samples).toHaveLength(0)
    expect(words).toHaveLength(splitWords(text, language).length)
    expect(await narrator.measure(request, signal)).toBe(seconds)
    expect(narrator.estimate(request)).toBe(seconds)
    expect(narrator.speaks(language, NO_VOICE)).toBe(true)
  }
  expect(narrator.speaks('ja')).toBe(false)
})

describe('word times', () => {
  test.each(TRICKY)('follow the text in order, and the length equals the measured one: %j', async (text) => {
    const { words, seconds, samples } = await say(text, { voice: 'dr-voice-clara' })
    expect(await narrator.measure({ text, language: 'en', voice: 'dr-voice-clara', pace: 1 }, signal)).toBe(seconds)
    expect(words.map(({ from, to }) => ({ from, to }))).toEqual(splitWords(text, 'en'))
    let edge = 0
    for (const { start, end } of words) {
      expect(start).toBeGreaterThanOrEqual(edge)
      expect(end).toBeGreaterThanOrEqual(start)
      edge = end
    }
    expect(samples.length / RATE).toBeGreaterThan(edge)
    expect(seconds).toBeGreaterThanOrEqual(samples.length / RATE)
    expect(seconds - edge).toBeGreaterThan(0.25)
    expect(seconds - edge).toBeLessThan(0.7)
    expect(words[0]!.start).toBeCloseTo(0.03, 2)
  })

  test('every spoken word takes time, and a silent one takes none', async () => {
    const { words } = await say('Fire 🔥 rises — and falls.')
    expect(words.map(({ start, end }) => end > start)).toEqual([true, false, true, false, true, true])
  })

  test('every spoken word takes time, and a silent word takes none', async () => {
    const { samples, words } = await say('The door opened. Nobody spoke, nobody moved; the clock stopped.')
    const inside = words.map(({ start, end }) => levelDb(samples, start, end))
    const gaps = words.slice(1).map(({ start }, i) => ({ from: words[i]!.end + 0.06, to: start - 0.02 }))
    const silences = gaps.filter(({ from, to }) => to - from > 0.04)
    expect(silences).toHaveLength(3)
    for (const level of inside) expect(level).toBeGreaterThan(-40)
    for (const { from, to } of silences) expect(levelDb(samples, from, to)).toBeLessThan(-60)
  })

  test('a longer word takes longer', async () => {
    const { words } = await say('We saw a constellation.')
    const [, saw, , constellation] = words.map(({ start, end }) => end - start)
    expect(constellation).toBeGreaterThan(2 * saw!)
  })
})

describe('length', () => {
  test('sentences take the same time alone and together', async () => {
    const [first, second] = ['Nobody slept that night.', 'Why would they?']
    const together = await say(`${first} ${second}`)
    expect(together.seconds).toBeCloseTo((await say(first)).seconds + (await say(second)).seconds, 3)
  })

  test.each([0.88, 1.12])('follows the pace %d', async (pace) => {
    const text = 'Every clock in the city stopped.'
    const usual = await say(text)
    const paced = await say(text, { pace })
    expect((paced.seconds * pace) / usual.seconds).toBeGreaterThan(0.97)
    expect((paced.seconds * pace) / usual.seconds).toBeLessThan(1.03)
    expect(pitchHz(paced.samples) / pitchHz(usual.samples)).toBeCloseTo(1, 1)
  })

  test('a question has a longer pause than a statement, and a pause inside a sentence is shorter', async () => {
    const [clause, sentence, question] = [
      await tailSeconds('the old door'),
      await tailSeconds('The old door.'),
      await tailSeconds('The old door?'),
    ]
    expect(clause).toBeLessThan(sentence)
    expect(sentence).toBeLessThan(question)
  })

  test('speaks a long text without a sentence end completely', async () => {
    const text = 'on we went '.repeat(20).trim()
    const { words } = await say(text)
    expect(words).toHaveLength(60)
    expect(words.every(({ start, end }) => end > start)).toBe(true)
  })
})

describe('voices', () => {
  test.each(VOICES)(
    '$name speaks a line of at most five seconds, as loud as the others, without clipping',
    async ({ voice_id }) => {
      const { samples, seconds } = await voicePreview(narrator, voice_id)
      expect(seconds).toBeGreaterThan(2)
      expect(seconds).toBeLessThanOrEqual(5)
      expect(Math.abs(integratedLoudness([samples]) + 19)).toBeLessThan(0.3)
      expect(peakDb(samples)).toBeLessThan(-1.5)
      expect(samples.every((sample) => Number.isFinite(sample))).toBe(true)
    },
  )

  test('a short word is as loud as a long text', async () => {
    const { samples } = await say('Go!')
    expect(peakDb(samples)).toBeGreaterThan(-14)
    expect(peakDb(samples)).toBeLessThan(-1.5)
  })

  test('differ from each other in pitch, brightness or speed', async () => {
    const text = 'The clocks stopped, and nobody knew why.'
    const marks = await Promise.all(
      VOICES.map(async ({ voice_id: id }) => {
        const { samples, seconds } = await say(text, { voice: id })
        return { id, pitch: pitchHz(samples), brightness: crossingsPerSecond(samples), seconds }
      }),
    )
    for (const one of marks) {
      for (const other of marks) {
        if (one.id >= other.id) continue
        const ratios = [one.pitch / other.pitch, one.brightness / other.brightness, one.seconds / other.seconds]
        const distance = Math.hypot(...ratios.map((ratio) => Math.log2(ratio)))
        expect(distance, `${one.id} against ${other.id}`).toBeGreaterThan(0.2)
      }
    }
  })

  test('give the same bytes in every thread', async () => {
    const text = 'Nobody could say why.'
    const [first, second] = await Promise.all([say(text), say(text)])
    expect(Buffer.from(first.samples.buffer).equals(Buffer.from(second.samples.buffer))).toBe(true)
    expect(first.words).toEqual(second.words)
  })
})

describe('silent reading', () => {
  test.each([
    ['de', 'Niemand schlief in dieser Nacht. Warum auch?'],
    ['ja', '今日は天気がいいですね。散歩に行きましょう。'],
    ['ar', 'لم ينم أحد في تلك الليلة. لماذا؟'],
    ['th', 'วันนี้อากาศดีมาก'],
    ['en', '😀 🎉 —'],
  ])('%s', async (language, text) => {
    const { samples, seconds, words } = await say(text, { language })
    expect(samples).toHaveLength(0)
    expect(words.map(({ from, to }) => ({ from, to }))).toEqual(splitWords(text, language))
    for (const { start, end } of words) expect(end - start).toBeGreaterThanOrEqual(0.1799)
    expect(seconds).toBeGreaterThan(lastEnd(words))
    const slower = await say(text, { language, pace: 0.9 })
    expect(slower.seconds).toBeGreaterThan(seconds)
  })

  test('only English has a voice', () => {
    expect(['en', 'en-GB', 'de', 'ja', 'eng', ''].map((language) => narrator.speaks(language))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('stopping', () => {
  test('an aborted text rejects at once, and the next one is spoken', async () => {
    const controller = new AbortController()
    const reason = new Error('enough')
    const long = narrator.speak(
      { text: 'and so it went on. '.repeat(2_000), language: 'en', voice: 'dr-voice-ewan', pace: 1 },
      controller.signal,
    )
    setTimeout(() => controller.abort(reason), 100)
    const started = performance.now()
    await expect(long).rejects.toBe(reason)
    expect(performance.now() - started).toBeLessThan(20_000) // Speaking the whole text would take minutes.
    expect((await say('Next.')).samples.length).toBeGreaterThan(0)
  })

  test('a text aborted beforehand never starts', async () => {
    await expect(
      narrator.speak({ text: 'No.', language: 'de', voice: 'dr-voice-ewan', pace: 1 }, AbortSignal.abort()),
    ).rejects.toThrow('aborted')
  })

  test('the error names an unknown voice or pace', async () => {
    await expect(say('Hello.', { voice: 'dr-voice-nobody' as VoiceId })).rejects.toMatchObject({
      code: 'invalid-request',
    })
    await expect(say('Hello.', { pace: Number.NaN })).rejects.toMatchObject({ code: 'invalid-request' })
  })

  test('a closed narrator rejects every text', async () => {
    const other = createNarrator({ threads: 1 })
    await other.close()
    await expect(
      other.speak({ text: 'Hello.', language: 'en', voice: 'dr-voice-ada', pace: 1 }, signal),
    ).rejects.toMatchObject({ code: 'worker-died' })
  })
})

async function tailSeconds(text: string): Promise<number> {
  const { seconds, words } = await say(text)
  return seconds - lastEnd(words)
}

function lastEnd(words: readonly WordTime[]): number {
  return words.at(-1)?.end ?? 0
}

function peakDb(samples: Float32Array): number {
  return toDecibels(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0))
}

function levelDb(samples: Float32Array, fromSeconds: number, toSeconds: number): number {
  const part = samples.subarray(Math.round(fromSeconds * RATE), Math.round(toSeconds * RATE))
  return toDecibels(Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / part.length))
}

/** Returns the median pitch of the voiced parts in hertz, by autocorrelation of the sound at 8 kHz. */
function pitchHz(samples: Float32Array): number {
  const step = 6
  const slow = Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) =>
    samples.subarray(i * step, (i + 1) * step).reduce((sum, sample) => sum + sample, 0),
  )
  const [window, rate] = [320, RATE / step]
  const pitches: number[] = []
  for (let at = 0; at + 2 * window < slow.length; at += window) {
    let best = { lag: 0, match: 0.6 }
    for (let lag = Math.floor(rate / 300); lag < rate / 65; lag++) {
      let [product, own, other] = [0, 1e-3, 1e-3]
      for (let i = at; i < at + window; i++) {
        product += slow[i]! * slow[i + lag]!
        own += slow[i]! ** 2
        other += slow[i + lag]! ** 2
      }
      const match = product / Math.sqrt(own * other)
      if (match > best.match) best = { lag, match }
    }
    if (best.lag > 0) pitches.push(rate / best.lag)
  }
  return pitches.sort((a, b) => a - b)[pitches.length >> 1]!
}

function crossingsPerSecond(samples: Float32Array): number {
  let crossings = 0
  for (let i = 1; i < samples.length; i++) if (samples[i - 1]! < 0 !== samples[i]! < 0) crossings++
  return (crossings / samples.length) * RATE
}
