import { createRequire } from 'node:module'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { fontFamiliesFor, fontVariation, splitEmoji } from '@dayreel/storyboard/fonts'

/** The pen's hand for labels, and a heading face for numbers and plates. */
export type Face = 'hand' | 'heading'

/** Lines of a text that fit a box. Lengths are in pixels. */
export type Lettering = {
  lines: string[]
  size: number
  face: Face
  families: string
  isRightToLeft: boolean
  width: number
  height: number
}

export type LetteringOptions = {
  language: string
  face: Face
  width: number
  height: number
  /** Sizes of the font in pixels to try, from the largest. */
  largest: number
  smallest: number
  /** Default: as many as fit. */
  maxLines?: number
}

const require = createRequire(import.meta.url)
const HAND_FILES = ['latin', 'latin-ext']
/** Distance between baselines in font sizes. */
const LINE_HEIGHT = { hand: 0.98, heading: 1.08 }
/** The baseline, below the middle of a line, in font sizes. */
const BASELINE = { hand: 0.27, heading: 0.34 }
const EMOJI_SIZE = 0.96
const STEP = 0.93
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const LEFT_TO_RIGHT = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u
/** Scripts whose words are not separated by spaces. */
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u

const scratch = createCanvas(8, 8).getContext('2d')
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Breaks a text into lines at the largest size at which it fits its box. Only a text without room is cut, with `…`. */
export function fitLettering(text: string, options: LetteringOptions): Lettering {
  const { language, face, width, height, largest, smallest, maxLines = 12 } = options
  const families = familiesFor(text, language, face)
  const first = RIGHT_TO_LEFT.exec(text)?.index ?? Infinity
  const isRightToLeft = first < (LEFT_TO_RIGHT.exec(text)?.index ?? Infinity)
  const base = { face, families, isRightToLeft }
  const words = breakable(text, language)
  for (let size = largest; ; size *= STEP) {
    const last = size * STEP < smallest
    use(scratch, { ...base, size })
    // At the smallest size, even words may be broken.
    const lines = wrap(words, width, size, last)
    const room = Math.max(1, Math.min(maxLines, Math.floor(height / (LINE_HEIGHT[face] * size))))
    if (!last && (lines === undefined || lines.length > room || lines.length * LINE_HEIGHT[face] * size > height)) {
      continue
    }
    const kept = lines!.slice(0, room)
    if (lines!.length > room) kept[room - 1] = shortened(kept[room - 1]!, width, size)
    const widest = Math.max(1, ...kept.map((line) => widthOf(scratch, line, size)))
    return { ...base, lines: kept, size, width: widest, height: kept.length * LINE_HEIGHT[face] * size }
  }
}

export type Inking = { fill: string; halo?: string; /** Width of the halo in font sizes. */ haloWidth?: number }

/** Draws lettering with its middle at a point. */
export function drawLettering(
  context: SKRSContext2D,
  lettering: Lettering,
  { x, y }: { x: number; y: number },
  { fill, halo, haloWidth = 0.16 }: Inking,
): void {
  const { lines, size, face } = lettering
  use(context, lettering)
  context.lineJoin = 'round'
  const step = LINE_HEIGHT[face] * size
  const baselineOf = (i: number): number => y + (i - (lines.length - 1) / 2) * step + BASELINE[face] * size
  if (halo !== undefined) {
    context.strokeStyle = halo
    context.lineWidth = haloWidth * size
    lines.forEach((line, i) => drawLine(context, line, { ...lettering, x, y: baselineOf(i), isOutline: true }))
  }
  context.fillStyle = fill
  lines.forEach((line, i) => drawLine(context, line, { ...lettering, x, y: baselineOf(i), isOutline: false }))
}

/** Returns the families for a text. The hand has Latin letters only; others follow in the studio's own hand and fonts. */
function familiesFor(text: string, language: string, face: Face): string {
  if (face === 'heading') return fontFamiliesFor(text, language, 'bricolage')
  const hands = HAND_FILES.map((part) => {
    const family = `Board Hand ${part}`
    const file = require.resolve(`@fontsource/caveat-brush/files/caveat-brush-${part}-400-normal.woff2`)
    if (!GlobalFonts.has(family) && !GlobalFonts.registerFromPath(file, family))
      throw new Error(`unreadable font: ${file}`)
    return `"${family}"`
  })
  return [...hands, fontFamiliesFor(text, language, 'hand')].join(', ')
}

function use(
  context: SKRSContext2D,
  { size, families, face, isRightToLeft }: Pick<Lettering, 'size' | 'families' | 'face' | 'isRightToLeft'>,
): void {
  context.font = `${size}px ${families}`
  context.fontVariationSettings = fontVariation(face === 'heading' ? 800 : 700)
  context.direction = isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
}

/** Splits a text into the pieces between which a line may end. A piece keeps the space before it. */
function breakable(text: string, language: string): string[] {
  const spaced = text
    .trim()
    .split(/(?=\s)/u)
    .map((piece) => piece.replace(/\s+/u, ' '))
  if (!WITHOUT_SPACES.test(text)) return spaced
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  return spaced.flatMap((piece) => Array.from(words.segment(piece), ({ segment }) => segment))
}

/** @returns undefined if a piece is wider than a line and must not be broken. */
function wrap(pieces: readonly string[], width: number, size: number, breaks: boolean): string[] | undefined {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces) {
    const longer = line === '' ? piece.trimStart() : line + piece
    if (widthOf(scratch, longer, size) <= width) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = piece.trimStart()
    if (widthOf(scratch, line, size) <= width) continue
    if (!breaks) return undefined
    const parts = broken(line, width, size)
    line = parts.pop()!
    lines.push(...parts)
  }
  return line === '' ? lines : [...lines, line]
}

/** Breaks a word that is wider than a line. */
function broken(word: string, width: number, size: number): string[] {
  const parts = ['']
  for (const { segment } of graphemes.segment(word)) {
    const longer = parts.at(-1)! + segment
    if (parts.at(-1) === '' || widthOf(scratch, longer, size) <= width) parts[parts.length - 1] = longer
    else parts.push(segment)
  }
  return parts
}

function shortened(line: string, width: number, size: number): string {
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (letters.length > 1 && widthOf(scratch, `${letters.join('')}…`, size) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

function widthOf(context: SKRSContext2D, line: string, size: number): number {
  return splitEmoji(line).reduce(
    (sum, { text, emoji }) => sum + (emoji ? EMOJI_SIZE * size : context.measureText(text).width),
    0,
  )
}

function drawLine(
  context: SKRSContext2D,
  line: string,
  { x, y, size, isRightToLeft, isOutline }: Lettering & { x: number; y: number; isOutline: boolean },
): void {
  let left = x - widthOf(context, line, size) / 2
  const runs = splitEmoji(line)
  for (const { text, emoji } of isRightToLeft ? runs.toReversed() : runs) {
    if (emoji) {
      const side = EMOJI_SIZE * size
      const height = (side * emoji.height) / emoji.width
      if (!isOutline) context.drawImage(emoji, left, y - 0.34 * size - height / 2, side, height)
      left += side
      continue
    }
    if (isOutline) context.strokeText(text, left, y)
    else context.fillText(text, left, y)
    left += context.measureText(text).width
  }
}
