import type { CaptionStyleId } from '@dayreel/catalogue'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { CAPTION_LOOKS } from '../caption/caption-looks.ts'
import { createCaptionPainter, type CaptionPatch } from '../caption/caption-painter.ts'
import { pageCaptions } from '../caption/page-captions.ts'
import { decodeLumas } from './mp4-reader.ts'
import { testScenes, testSound } from './render-fixtures.ts'
import { renderVideo } from './render-video.ts'

const SIZE = { width: 360, height: 640 }
const RATE = 30
const TEXT = 'Every octopus has three hearts and blue blood under water'
// Words of uneven length, with a pause after the sixth.
const LENGTHS = [0.31, 0.52, 0.2, 0.27, 0.44, 0.36, 0.18, 0.41, 0.33, 0.47]
const WORDS = [...TEXT.matchAll(/\S+/g)].map((match, i) => {
  const start = LENGTHS.slice(0, i).reduce((sum, length) => sum + length, i > 5 ? 0.4 : 0.1)
  return { from: match.index, to: match.index + match[0].length, start, end: start + LENGTHS[i]! }
})
const SECONDS = WORDS.at(-1)!.end + 0.3

test.each<CaptionStyleId>(['lit-word', 'boxed-word', 'karaoke'])(
  'frame by frame, “%s” highlights the word that is spoken, within one frame',
  async (style) => {
    const look = CAPTION_LOOKS[style]
    const { maxWords, maxColumns } = look.caption
    const pages = pageCaptions(TEXT, WORDS, { language: 'en', sceneSeconds: SECONDS, maxWords, maxColumns })
    const black = createCanvas(SIZE.width, SIZE.height).encodeSync('png')
    const scenes = testScenes([SECONDS], SIZE, () => black).map((scene) => ({ ...scene, captions: pages }))
    const parts: Uint8Array[] = []
    await renderVideo({
      scenes,
      captions: { version: style, look },
      sound: testSound([SECONDS], RATE),
      size: SIZE,
      framesPerSecond: RATE,
      workers: 2,
      signal: new AbortController().signal,
      load: () => Promise.resolve(undefined),
      save: () => Promise.resolve(),
      write: async (bytes) => void parts.push(bytes),
    })
    const frames = await decodeLumas(Buffer.concat(parts))
    const painter = createCaptionPainter(SIZE, look)
    const fills = style === 'karaoke' ? [0.1, 0.3, 0.5, 0.7, 0.9, 1] : [1]
    const candidates = pages.flatMap((page) =>
      page.words.flatMap((word, lit) => fills.map((part) => ({ word, part, patch: painter.draw(page, lit, part)! }))),
    )
    expect(candidates).toHaveLength(10 * fills.length)
    frames.forEach((luma, frame) => {
      const seconds = frame / RATE
      const seen = candidates.reduce((best, each) =>
        distance(luma, each.patch) < distance(luma, best.patch) ? each : best,
      )
      // A caption may be one frame early or late, so both neighbouring times are accepted too.
      const near = [seconds - 1 / RATE, seconds, seconds + 1 / RATE]
      // A word stays highlighted in a pause, until the next one begins.
      const spoken = near.map((time) => WORDS.findLast(({ start }) => start <= time)?.start)
      if (spoken.includes(undefined)) return
      expect(spoken).toContain(seen.word.startSeconds)
      const { startSeconds: start, endSeconds: end } = seen.word
      const shares = near.map((time) => Math.min(1, Math.max(0, (time - start) / (end - start))))
      const isFilled = seen.part > Math.min(...shares) - 0.2 && seen.part < Math.max(...shares) + 0.2
      // Only karaoke fills a word in steps. The others highlight the whole word at once.
      expect(isFilled || style !== 'karaoke').toBe(true)
    })
  },
)

/** Compares a frame with a drawn caption on black. */
function distance(luma: Uint8Array, { x, y, width, height, pixels }: CaptionPatch): number {
  let sum = 0
  for (let row = 0; row < height; row += 2)
    for (let column = 0; column < width; column += 2) {
      const at = (row * width + column) * 4
      const drawn = 16 + 0.183 * pixels[at]! + 0.614 * pixels[at + 1]! + 0.062 * pixels[at + 2]!
      sum += (drawn - luma[(y + row) * SIZE.width + x + column]!) ** 2
    }
  return sum
}
