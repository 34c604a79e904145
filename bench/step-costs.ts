import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  DEFAULT_CAPTION_STYLE,
  DEFAULT_FORMAT,
  frameOf,
  STYLES,
  type Quality,
  type StyleName,
} from '@dayreel/catalogue'
import { CAPTION_LOOKS, createCaptionPainter, pageCaptions } from '@dayreel/studio/testing'
import {
  chooseWorld,
  paintWhole,
  PLACE_WORDS,
  type PlaceName,
  PLACES,
  readBrief,
  type WholeRequest,
} from '@dayreel/painter/testing'
import { createNarrator } from '@dayreel/studio'
import { SUBJECTS } from './subjects.ts'

/** Milliseconds of processor time by name. Wall time would include other load on the machine. */
export type Costs = Record<string, number>

/** The size of a picture relative to the frame, as in `makeVideo`. */
const OVERSIZE = 0.92
/** The number of seeds per picture. The result is their mean. */
const SEEDS = 2
const STYLED_PLACE: PlaceName = 'mountains'

/**
 * Measures the cost of a picture for each place, in the plainest style and on one thread.
 *
 * @param onPicture Called with each name and its milliseconds.
 */
export function measurePlaces(
  quality: Quality,
  onPicture: (name: string, milliseconds: number) => void,
): Promise<Costs> {
  return measurePictures(PLACES, quality, onPicture, (place) => ({ place, style: 'None' }))
}

/** Measures the cost of a picture in each style, for one place and on one thread. */
export function measureStyles(
  quality: Quality,
  onPicture: (name: string, milliseconds: number) => void,
): Promise<Costs> {
  const names = STYLES.map(({ name }) => name)
  return measurePictures(names, quality, onPicture, (style) => ({ place: STYLED_PLACE, style }))
}

async function measurePictures<Name extends string>(
  names: readonly Name[],
  quality: Quality,
  onPicture: (name: string, milliseconds: number) => void,
  pictureOf: (name: Name) => { place: PlaceName; style: StyleName },
): Promise<Costs> {
  const { width, height } = frameOf(DEFAULT_FORMAT, quality)
  const size = { width: even(width * OVERSIZE), height: even(height * OVERSIZE) }
  const costs: Costs = {}
  for (const name of names) {
    const { place, style } = pictureOf(name)
    // A small picture is painted first, because compilation is not a cost of painting.
    paintWhole(requestFor(place, style, 0, { width: 180, height: 320 }))
    let milliseconds = 0
    for (let seed = 1; seed <= SEEDS; seed++) {
      const request = requestFor(place, style, seed, size)
      const before = process.cpuUsage()
      paintWhole(request)
      milliseconds += millisecondsSince(before) / SEEDS
      await nextTurn() // The memory of a canvas is freed only between turns.
    }
    costs[name] = milliseconds
    onPicture(name, milliseconds)
  }
  return costs
}

/**
 * Returns a request whose words select the place.
 *
 * @throws {Error} if none of the place's own words selects it.
 */
function requestFor(
  place: PlaceName,
  style: StyleName,
  seed: number,
  size: { width: number; height: number },
): WholeRequest {
  const words = PLACE_WORDS.find(([name]) => name === place)?.[1].split(/\s+/) ?? []
  const requests = words.map((word): WholeRequest => {
    const text = `The ${word.replaceAll('_', ' ')} at dusk, calm and clear.`
    const world = chooseWorld({ title: text, texts: [text], notes: '', seed })
    return { prompt: text, text, notes: '', style, world, seed, index: 1, count: 6, ...size }
  })
  const request = requests.find((candidate) => readBrief(candidate).place === place)
  if (!request) throw new Error(`No word leads to the place "${place}".`)
  return request
}

/** Measures how many seconds of speech one thread makes per second. */
export async function measureSpeech(): Promise<number> {
  const narrator = createNarrator({ threads: 1 })
  const { signal } = new AbortController()
  const speak = (text: string) =>
    narrator.speak({ text, language: 'en', voice: 'dr-voice-miles', pace: 1 }, signal).then(({ seconds }) => seconds)
  try {
    await speak('A first sentence opens the voice.')
    const started = performance.now()
    let spoken = 0
    for (const subject of SUBJECTS) spoken += await speak(subject)
    return spoken / ((performance.now() - started) / 1e3)
  } finally {
    await narrator.close()
  }
}

const CAPTIONS = [
  { name: 'Latin', language: 'en', text: 'By morning the tide had carried every boat out beyond the harbour wall' },
  { name: 'Arabic', language: 'ar', text: 'في الصباح حمل المد كل القوارب إلى ما وراء جدار الميناء' },
  { name: 'Japanese', language: 'ja', text: '朝 になると 潮 は すべて の 船 を 港 の 外 へ 運んで いた' },
  { name: 'emoji', language: 'en', text: 'The moon 🌕 and the sea 🌊 came closer 🚀 every night ✨' },
] as const
const CAPTION_ROUNDS = 5

/** Measures the cost of a caption for each script, after its font is loaded. */
export function measureCaptions(quality: Quality): Costs {
  const painter = createCaptionPainter(frameOf(DEFAULT_FORMAT, quality), CAPTION_LOOKS[DEFAULT_CAPTION_STYLE])
  const costs: Costs = {}
  for (const { name, language, text } of CAPTIONS) {
    const words = [...text.matchAll(/\S+/g)].map((match, i) => ({
      from: match.index,
      to: match.index + match[0].length,
      start: 0.3 * i,
      end: 0.3 * i + 0.3,
    }))
    const pages = pageCaptions(text, words, { language, sceneSeconds: 0.3 * words.length + 0.5 })
    const drawAll = (): number => {
      let drawn = 0
      for (const page of pages) for (let lit = 0; lit < page.words.length; lit++) if (painter.draw(page, lit)) drawn++
      return drawn
    }
    if (drawAll() !== words.length) throw new Error(`Not every caption in ${name} was drawn.`)
    const before = process.cpuUsage()
    let drawn = 0
    for (let round = 0; round < CAPTION_ROUNDS; round++) drawn += drawAll()
    costs[name] = millisecondsSince(before) / drawn
  }
  return costs
}

function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1e3
}

function even(pixels: number): number {
  return 2 * Math.round(pixels / 2)
}
