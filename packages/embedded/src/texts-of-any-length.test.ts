import { VOICES } from '@dayreel/catalogue'
import { detectLanguage, readInstruction, spokenTogether, type Storyboard } from '@dayreel/storyboard'
import { splitSentences, splitWords } from '@dayreel/storyboard/base'
import { parseStoryboard } from '@dayreel/storyboard/schema'
import { pageCaptions } from '@dayreel/studio/testing'
import { createReader, createWriter } from '@dayreel/writer'
import { writeWith } from '@dayreel/writer/testing'
import { expect, test } from 'vitest'

/** A tenth of the API's limit and the full limit, in characters. */
const [SHORT, LONG] = [2_000, 20_000]
const MAX_GROWTH = 20
/** Minimum milliseconds assumed for the short text, because a shorter time is too noisy to measure growth. */
const YARDSTICK_MS = 0.5
const writer = createWriter()
const reader = createReader()
const { signal } = new AbortController()

const PUMPS: Readonly<Record<string, string>> = {
  'one word without an end': 'a',
  'words without a sentence': 'moon ',
  'a sentence again and again': 'The moon came closer, and nobody slept. ',
  'lines of one word': 'word\n',
  'blank lines': '\n',
  spaces: ' ',
  numbers: '1,000.5 ',
  quotes: '“(«',
  commas: 'and, but, ',
  'stops without a space': 'a.b.',
  'hyphens and dots': '-–…',
  'characters without spaces': '月がきれいですね。',
  emoji: '🌙',
}

/** Functions that process a whole text from outside the application. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  'detects the language': detectLanguage,
  'splits sentences': (text) => splitSentences(text, 'en'),
  'groups what is spoken together': (text) => spokenTogether(text.split(/(?<=[.!?])\s/u).slice(0, 400)),
  'reads an instruction': (text) => readInstruction(text),
  'enhances a script': (text) => writer.enhance(text, 'script', { signal }),
  'enhances an image prompt': (text) => writer.enhance(text, 'image', { signal }),
  'enhances a narration': (text) => writer.enhance(text, 'narration', { signal }),
  'pages captions': (text) => {
    const words = splitWords(text, 'en').map((word, i) => ({ ...word, start: 0.3 * i, end: 0.3 * i + 0.2 }))
    return pageCaptions(text, words, { language: 'en', sceneSeconds: 0.3 * words.length + 1 })
  },
  'plans a script': (text) => plan(text),
  'follows changed words': (text) => reader.followWords(boardOf(text)),
}

test.each(Object.keys(READERS))('%s: ten times the text takes at most twenty times as long', async (name) => {
  const read = READERS[name]!
  for (const [kind, pump] of Object.entries(PUMPS)) {
    const textOf = (length: number): string => pump.repeat(Math.ceil(length / pump.length)).slice(0, length)
    let [short, long] = [Infinity, Infinity]
    const growth = (): number => long / Math.max(short, YARDSTICK_MS)
    // Other programs can only make a run slower, so the test uses the shortest of several runs. A busy machine needs
    // many runs.
    for (let tries = 0; tries < 40 && !(growth() <= MAX_GROWTH); tries++) {
      short = Math.min(short, await timeOf(() => read(textOf(SHORT))))
      long = Math.min(long, await timeOf(() => read(textOf(LONG))))
    }
    expect([kind, growth() <= MAX_GROWTH ? 'linear' : `${growth().toFixed()}-fold`]).toEqual([kind, 'linear'])
  }
})

async function timeOf(work: () => unknown): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

async function measure(said: string): Promise<number> {
  return said.length / 15
}

/** Plans a script in the same way as an estimate does. A rejected text has also been read completely. */
async function plan(text: string): Promise<void> {
  await writeWith({ text, kind: 'script', durationSeconds: 60, seed: 1 }, measure, signal).catch(() => undefined)
}

function boardOf(text: string): Storyboard {
  const scene = { id: 's1', text, imagePrompt: 'moon', seed: 1, written: { text: 'The moon.', imagePrompt: 'moon' } }
  return { ...BOARD, scenes: [scene] }
}

const BOARD: Storyboard = parseStoryboard(
  JSON.stringify({
    version: 1,
    title: 'The moon',
    description: '',
    hashtags: [],
    language: 'en',
    template: 'general',
    style: 'None',
    quality: 'low',
    voice: VOICES[0].voice_id,
    music: null,
    captions: true,
    notes: '',
    seed: 1,
    pace: 1,
    world: { palette: '', figure: '', light: '' },
    thumbnail: { text: 'The moon', sceneId: 's1' },
    scenes: [{ id: 's1', text: 'The moon.', imagePrompt: 'moon', seed: 1 }],
  }),
)
