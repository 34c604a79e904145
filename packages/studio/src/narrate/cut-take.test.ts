import { afterAll, expect, test } from 'vitest'
import { createNarrator } from './create-narrator.ts'
import { cutTake } from './cut-take.ts'
import { createStandInVoice } from './test/stand-in-voice.ts'

const RATE = 48_000
const speaker = createNarrator({ threads: 1 })
const voice = createStandInVoice(speaker)
afterAll(() => voice.close())
const { signal } = new AbortController()

const ENGLISH = [
  'The old lighthouse had been dark for a hundred years.',
  'One night, its lamp came on again and turned over the sea.',
  'Nobody knew who had climbed the stairs.',
]
const GERMAN = [
  'Der alte Leuchtturm war hundert Jahre lang dunkel.',
  'Eines Nachts ging seine Lampe wieder an.',
  'Niemand wusste, wer die Treppe hinaufgestiegen war.',
]

/** Says the texts in one take, with half a second of silence around it. */
async function take(texts: readonly string[]) {
  const { samples, words } = await voice.speak(texts.join(' '), { speed: 1, signal })
  const raw = new Float32Array(samples.length + RATE)
  raw.set(samples, RATE / 2)
  /** The pause before each text but the first, in seconds of the take. */
  const pauses = texts.slice(1).map((_, i) => {
    const at = texts.slice(0, i + 1).join(' ').length
    const before = words.findLast(({ from }) => from < at)!
    return { start: before.end + 0.5, end: words.find(({ from }) => from >= at)!.start + 0.5 }
  })
  return { raw: { samples: raw, sampleRate: RATE }, pauses }
}

test.each([
  ['English', 'en', ENGLISH, false],
  ['German', 'de', GERMAN, true],
] as const)(
  'an %s take is cut in the pauses between its scenes, and no sample is lost',
  async (_, language, texts, isApproximate) => {
    const { raw, pauses } = await take(texts)
    const cut = await cutTake(raw, texts, language)
    expect(cut.isApproximate).toBe(isApproximate)
    const ends = cut.parts.map(
      (_part, i) => cut.parts.slice(0, i + 1).reduce((sum, { length }) => sum + length, 0) / RATE,
    )
    for (const [i, { start, end }] of pauses.entries()) {
      expect(ends[i]!).toBeGreaterThan(start - 0.05)
      expect(ends[i]!).toBeLessThan(end + 0.05)
    }
    expect(
      Buffer.concat(cut.parts.map((part) => Buffer.from(part.buffer))).equals(Buffer.from(raw.samples.buffer)),
    ).toBe(true)
  },
)

test('a transcription server decides the cuts of a language that is not aligned', async () => {
  const { raw, pauses } = await take(GERMAN)
  const heard = [{ word: 'Niemand', start: pauses[1]!.end, end: pauses[1]!.end + 0.4 }]
  const [first, second] = pauses
  const words = [
    ...GERMAN[0]!.split(' ').map((word, i) => ({ word, start: 0.5 + i * 0.3, end: 0.7 + i * 0.3 })),
    ...GERMAN[1]!.split(' ').map((word, i) => ({ word, start: first!.end + i * 0.2, end: first!.end + 0.1 + i * 0.2 })),
    ...heard,
  ]
  const cut = await cutTake({ ...raw, heard: words }, GERMAN, 'de')
  expect(cut.isApproximate).toBe(false)
  expect((cut.parts[0]!.length + cut.parts[1]!.length) / RATE).toBeLessThan(second!.end + 0.05)
})

test('one scene gets the whole take', async () => {
  const { raw } = await take(ENGLISH.slice(0, 1))
  expect((await cutTake(raw, ENGLISH.slice(0, 1), 'en')).parts[0]).toHaveLength(raw.samples.length)
})

test.each([
  ['silence', new Float32Array(5 * RATE), 'only silence'],
  ['a sound that is too short for its scenes', new Float32Array(RATE / 2).fill(0.2), 'were not found'],
])('%s is refused', async (_, samples, words) => {
  await expect(cutTake({ samples, sampleRate: RATE }, GERMAN, 'de')).rejects.toMatchObject({
    code: 'sound-unreadable',
    message: expect.stringContaining(words) as string,
  })
})
