import type { Speech } from '@dayreel/storyboard'
import { createCanvas } from '@napi-rs/canvas'
import { afterAll, expect, test } from 'vitest'
import { CAPTION_LOOKS } from '../caption/caption-looks.ts'
import { pageCaptions } from '../caption/page-captions.ts'
import { findSound } from '../lib/test/hear-mix.ts'
import { createNarrator } from '../narrate/create-narrator.ts'
import { finishSpeech } from '../narrate/finish-speech.ts'
import { withCough, withMusic, withNoise } from '../narrate/test/disturbed-speech.ts'
import { decodeLumas, decodeSound } from './mp4-reader.ts'
import { testScenes } from './render-fixtures.ts'
import { renderVideo } from './render-video.ts'
import { readShownWords } from './test/shown-words.ts'
import { timeScenes } from './timing.ts'

const SIZE = { width: 180, height: 320 }
const RATE = 30
const SOUND_RATE = 48_000
const LOOK = CAPTION_LOOKS['lit-word']
const WORDS_READ = 10
const TEXTS = [
  'Nobody believed the old map until the river moved. By morning, the village had a harbour and no bridge.',
  'She kept every letter that he never sent home. Seventeen of them, in a tin that smelled of oranges and rain.',
  'Every clock on the ship stopped at ten exactly. The captain wrote one line, and locked the door from the inside.',
] as const
/** Two words of the sound are one word of the text. */
const REPEATED = TEXTS[1].replace('letter', 'letter letter')

const narrator = createNarrator({ threads: 1 })
afterAll(() => narrator.close())

/** Speaks with a person who is not the reference of the alignment. The times of the words are true. */
function say(text: string): Promise<Speech> {
  const request = { text, language: 'en', voice: 'dr-voice-gideon', pace: 1 }
  return narrator.speak(request, new AbortController().signal)
}

test('captions of an aligned voice, frame by frame on ten words of three videos: 40 ms in the median, 150 ms at most', async () => {
  const errors: number[] = []
  for (const text of TEXTS) errors.push(...pickWords(await measure(text, await say(text))))
  expect(errors).toHaveLength(3 * WORDS_READ)
  const { medianMs, worstMs } = spreadOf(errors)
  expect(medianMs).toBeLessThanOrEqual(40)
  expect(worstMs).toBeLessThanOrEqual(150)
})

test.each([
  { name: 'noise 25 dB below the voice', disturb: withNoise },
  { name: 'music 15 dB below the voice', disturb: withMusic },
  { name: 'a cough in the longest pause', disturb: withCough },
])(
  'with $name, captions of an aligned voice stay within 40 ms in the median, and nine of ten words within 150 ms',
  async ({ disturb }) => {
    const { medianMs, p90Ms } = spreadOf(await measure(TEXTS[0], disturb(await say(TEXTS[0]))))
    expect(medianMs).toBeLessThanOrEqual(40)
    expect(p90Ms).toBeLessThanOrEqual(150)
  },
  120_000,
)

test('a repeated word delays only the captions of the words beside it', async () => {
  const { samples, words } = await say(REPEATED)
  const repeated = 3
  const errors = await measure(TEXTS[1], { samples, words: words.filter((_, i) => i !== repeated + 1) })
  const { medianMs, worstMs } = spreadOf(errors.filter((_, i) => i < repeated - 1 || i > repeated + 2))
  expect(medianMs).toBeLessThanOrEqual(40)
  expect(worstMs).toBeLessThanOrEqual(150)
})

type Spoken = Pick<Speech, 'samples' | 'words'>

/**
 * Renders a video whose voice reports no times, and reads on its frames when each word is highlighted.
 *
 * @returns the seconds by which each word is highlighted after its sound begins.
 */
async function measure(text: string, { samples, words }: Spoken): Promise<number[]> {
  const raw = { samples, sampleRate: SOUND_RATE }
  const request = { text, language: 'en' }
  const ranges = [...text.matchAll(/\S+/gu)].map(({ index, 0: word }) => ({ from: index, to: index + word.length }))
  const known = words.map((word, i) => ({ ...word, ...ranges[i]! }))
  const [aligned, exact] = [await finishSpeech(raw, request), await finishSpeech({ ...raw, words: known }, request)]
  expect(aligned?.isApproximate).toBeUndefined()
  const { shown, lag } = await readVideo(text, aligned!)
  expect(shown).toHaveLength(ranges.length)
  return shown.map((seconds, i) => seconds - (exact!.words[i]!.start + lag))
}

/** Renders a video and reads its frames. Returns when each word is first highlighted, and the delay of the sound. */
async function readVideo(text: string, speech: Speech): Promise<{ shown: number[]; lag: number }> {
  const { maxWords, maxColumns } = LOOK.caption
  const paging = { language: 'en', sceneSeconds: speech.seconds, maxWords, maxColumns }
  const pages = pageCaptions(text, speech.words, paging)
  const black = createCanvas(SIZE.width, SIZE.height).encodeSync('png')
  const parts: Uint8Array[] = []
  await renderVideo({
    scenes: testScenes([speech.seconds], SIZE, () => black).map((scene) => ({ ...scene, captions: pages })),
    captions: { version: 'lit-word', look: LOOK },
    sound: toStereo(speech),
    size: SIZE,
    framesPerSecond: RATE,
    workers: 2,
    signal: new AbortController().signal,
    load: () => Promise.resolve(undefined),
    save: () => Promise.resolve(),
    write: async (bytes) => void parts.push(bytes),
  })
  const video = Buffer.concat(parts)
  const shown = readShownWords(await decodeLumas(video), { pages, look: LOOK, size: SIZE, framesPerSecond: RATE })
  return { shown, lag: findSound(speech.samples, (await decodeSound(video))[0]!) }
}

function toStereo({ samples, seconds }: Speech): Float32Array {
  const sound = new Float32Array(2 * timeScenes([seconds], RATE).samples)
  for (let i = 0; 2 * i < sound.length && i < samples.length; i++) sound[2 * i] = sound[2 * i + 1] = samples[i]!
  return sound
}

/** Picks ten words, evenly over the text. */
function pickWords(errors: readonly number[]): number[] {
  return Array.from({ length: WORDS_READ }, (_, i) => errors[Math.floor((i * errors.length) / WORDS_READ)]!)
}

function spreadOf(errors: readonly number[]): { medianMs: number; p90Ms: number; worstMs: number } {
  const sorted = errors.map((error) => Math.round(1_000 * Math.abs(error))).toSorted((a, b) => a - b)
  return {
    medianMs: sorted[sorted.length >> 1]!,
    p90Ms: sorted[Math.floor(0.9 * sorted.length)]!,
    worstMs: sorted.at(-1)!,
  }
}
