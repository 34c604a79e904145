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
/** Size of the font in pixels at which texts are measured. */
const MEASURED_SIZE = 100
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const LEFT_TO_RIGHT = /\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic}/u
/** Scripts whose words are not separated by spaces. */
const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}/u

const scratch = createCanvas(8, 8).getContext('2d')
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * Breaks a text into lines at the largest size at which it fits its box. A text that does not fit even at the smallest
 * size is cut and gets a `…`.
 */
export function fitLettering(text: string, options: LetteringOptions): Lettering {
  const { language, face, width, height, largest, smallest, maxLines = 12 } = options
  const families = familiesFor(text, language, face)
  const first = RIGHT_TO_LEFT.exec(text)?.index ?? Infinity
  const isRightToLeft = first < (LEFT_TO_RIGHT.exec(text)?.index ?? Infinity)
  const base = { face, families, isRightToLeft }
  use(scratch, { ...base, size: MEASURED_SIZE })
  const pieces = breakable(text, language).map(measured)
  for (let size = largest; ; size *= STEP) {
    const isLast = size * STEP < smallest
    // Widths grow with the size of the font, so the pieces are measured only once.
    const measuredWidth = (width * MEASURED_SIZE) / size
    // At the smallest size, even words may be broken.
    const lines = wrap(pieces, measuredWidth, isLast)
    const room = Math.max(1, Math.min(maxLines, Math.floor(height / (LINE_HEIGHT[face] * size))))
    if (!lines || (!isLast && lines.length > room)) continue
    const kept = lines.slice(0, room)
    if (lines.length > room) kept[room - 1] = shortened(kept[room - 1]!, measuredWidth)
    const widest = Math.max(1, ...kept.map((line) => widthOf(scratch, line, MEASURED_SIZE)))
    return {
      ...base,
      lines: kept,
      size,
      width: (widest * size) / MEASURED_SIZE,
      height: kept.length * LINE_HEIGHT[face] * size,
    }
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

/**
 * Returns the font families for a text. The hand has only Latin letters. The storyboard's handwriting and plain fonts
 * follow for other scripts.
 */
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
    // A no-break space holds a number and its sign together.
    .split(/(?=[^\S\u{a0}])/u)
    .map((piece) => piece.replace(/\s+/u, ' '))
  if (!WITHOUT_SPACES.test(text)) return spaced
  const words = new Intl.Segmenter(language, { granularity: 'word' })
  return spaced.flatMap((piece) => Array.from(words.segment(piece), ({ segment }) => segment))
}

/** A piece of a text with its width at the measured size, with and without the space before it. */
type MeasuredPiece = { text: string; width: number; bareText: string; bareWidth: number }

function measured(text: string): MeasuredPiece {
  const bareText = text.trimStart()
  const width = widthOf(scratch, text, MEASURED_SIZE)
  return { text, width, bareText, bareWidth: bareText === text ? width : widthOf(scratch, bareText, MEASURED_SIZE) }
}

/**
 * @param width at the measured size.
 * @returns undefined if a piece is wider than a line and must not be broken.
 */
function wrap(pieces: readonly MeasuredPiece[], width: number, breaks: boolean): string[] | undefined {
  const lines: string[] = []
  let line = { text: '', width: 0 }
  for (const piece of pieces) {
    if (line.text !== '' && line.width + piece.width <= width) {
      line = { text: line.text + piece.text, width: line.width + piece.width }
      continue
    }
    if (line.text !== '') lines.push(line.text)
    line = { text: piece.bareText, width: piece.bareWidth }
    if (piece.bareWidth <= width) continue
    if (!breaks) return undefined
    const parts = broken(piece.bareText, width)
    const text = parts.pop()!
    lines.push(...parts)
    line = { text, width: widthOf(scratch, text, MEASURED_SIZE) }
  }
  return line.text === '' ? lines : [...lines, line.text]
}

/** Breaks a word that is wider than a line. */
function broken(word: string, width: number): string[] {
  const parts = ['']
  let filled = 0
  for (const { segment } of graphemes.segment(word)) {
    const added = widthOf(scratch, segment, MEASURED_SIZE)
    const isNew = parts.at(-1) !== '' && filled + added > width
    if (isNew) parts.push(segment)
    else parts[parts.length - 1] += segment
    filled = isNew ? added : filled + added
  }
  return parts
}

function shortened(line: string, width: number): string {
  const letters = Array.from(graphemes.segment(line), ({ segment }) => segment)
  while (letters.length > 1 && widthOf(scratch, `${letters.join('')}…`, MEASURED_SIZE) > width) letters.pop()
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
