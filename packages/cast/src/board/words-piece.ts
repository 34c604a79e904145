import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import { drawLettering, fitLettering, type Face, type Lettering } from './lettering.ts'
import type { Palette } from './palette.ts'
import { stillPiece, type Piece } from './piece.ts'
import { centreOf, type Rect } from './rect.ts'
import { rimOf, stick } from './stickers.ts'
import { tearSheet, wearChalk } from './textures.ts'

export type WordsStyle = {
  language: string
  palette: Palette
  /** A 1080th of the frame's shorter side, in pixels. */
  unit: number
  seed: number
  isDim: boolean
}

/** Fractions of the text that are visible in the steps of its writing. */
const WRITING = [0.38, 0.72]
/** The smallest letters at which a text is still set without being cut, in units. */
const SMALLEST = 44
/** On strips, words become smaller than `SMALLEST` before they are cut, because a strip often shows a name. */
const SMALLEST_ON_STRIPS = 28
/** Texts whose letters all stand on the line. */
const LOW_LETTERS = /^[\p{Nd}\s%×x+−–.:°$€£¥/]{1,8}$/u
const LOW_GROWTH = 1.32
const SHADOW = 'rgba(40, 25, 10, 0.35)'

/** Draws words as the hand writes them: in three steps, from their beginning. */
export function drawHandwriting(
  text: string,
  box: { rect: Rect; turn: number; largest: number },
  style: WordsStyle,
): Piece {
  const { palette, seed, isDim } = style
  const lettering = fit(text, box, 'hand', style)
  const margin = Math.ceil(0.3 * lettering.size)
  const canvas = createCanvas(Math.ceil(lettering.width) + 2 * margin, Math.ceil(lettering.height) + 2 * margin)
  const context = canvas.getContext('2d')
  context.globalAlpha = isDim ? 0.45 : 1
  drawLettering(
    context,
    lettering,
    { x: canvas.width / 2, y: canvas.height / 2 },
    { fill: palette.ink, halo: palette.halo },
  )
  if (palette.theme === 'chalkboard') wearChalk(canvas, seed)
  const steps = lettering.lines.length > 3 ? [] : WRITING.map((part) => written(canvas, lettering, part))
  return {
    pictures: [...steps, canvas],
    once: steps.length,
    ...centreOf(box.rect),
    width: canvas.width,
    height: canvas.height,
    turn: box.turn,
    enter: steps.length === 0 ? 'pop' : 'cut',
  }
}

/** Returns a copy that shows only the first part of the text: whole lines, then the beginning of a line. */
function written(whole: Canvas, { lines, isRightToLeft }: Lettering, part: number): Canvas {
  const canvas = createCanvas(whole.width, whole.height)
  const context = canvas.getContext('2d')
  const rowHeight = whole.height / lines.length
  lines.forEach((_, i) => {
    const share = Math.min(1, Math.max(0, part * lines.length - i))
    const width = share * whole.width
    context.rect(isRightToLeft ? whole.width - width : 0, i * rowHeight, width, rowHeight)
  })
  context.clip()
  context.drawImage(whole, 0, 0)
  return canvas
}

/** Draws a large number or sign: cut out of paper, or written with light or chalk. */
export function drawNumeral(
  text: string,
  box: { rect: Rect; turn: number; largest: number },
  style: WordsStyle,
): Piece {
  const { palette, unit, seed, isDim } = style
  // Digits have no descenders, so they may be larger than other letters in the same box.
  const { rect } = box
  const grown = LOW_LETTERS.test(text) ? LOW_GROWTH * rect.height - rect.height : 0
  const room = { ...box, rect: { ...rect, y: rect.y - grown / 2, height: rect.height + grown } }
  const lettering = fit(joined(text), room, 'heading', style)
  const margin = Math.ceil(0.12 * lettering.size)
  const canvas = createCanvas(Math.ceil(lettering.width) + 2 * margin, Math.ceil(lettering.height) + 2 * margin)
  const context = canvas.getContext('2d')
  const middle = { x: canvas.width / 2, y: canvas.height / 2 }
  if (palette.theme === 'night') {
    context.shadowColor = palette.accent
    context.shadowBlur = 0.12 * lettering.size
  }
  drawLettering(context, lettering, middle, { fill: palette.accent })
  const place = { turn: box.turn, enter: 'slap' as const }
  if (palette.theme !== 'paper') {
    if (palette.theme === 'chalkboard') wearChalk(canvas, seed)
    return stillPiece(canvas, centreOf(box.rect), place)
  }
  const sticker = stick(canvas, { rim: rimOf(lettering.size, unit), palette, tint: isDim ? 'dim' : 'normal', unit })
  return stillPiece(sticker, centreOf(box.rect), place)
}

/** A percent sign stays on the line of its number. */
function joined(text: string): string {
  return text.replace(/ (?=[%×°])/gu, '\u{a0}')
}

/** Draws a single sign so that its ink fills the box. */
export function drawSign(
  sign: string,
  { rect, turn }: { rect: Rect; turn: number },
  { palette, unit }: WordsStyle,
): Piece {
  const size = 400
  const lettering = fitLettering(sign, {
    language: 'en',
    face: 'heading',
    width: size * 2,
    height: size * 2,
    largest: size,
    smallest: size,
  })
  const whole = createCanvas(size, size * 2)
  const context = whole.getContext('2d')
  drawLettering(context, lettering, { x: size / 2, y: size }, { fill: palette.accent })
  const ink = inkOf(whole)
  const scale = Math.min(rect.width / ink.width, rect.height / ink.height)
  const picture = createCanvas(Math.max(1, Math.round(ink.width * scale)), Math.max(1, Math.round(ink.height * scale)))
  picture.getContext('2d').drawImage(whole, ink.x, ink.y, ink.width, ink.height, 0, 0, picture.width, picture.height)
  const rim = rimOf(Math.max(picture.width, picture.height), unit)
  const canvas = palette.theme === 'paper' ? stick(picture, { rim, palette, tint: 'normal', unit }) : picture
  return stillPiece(canvas, centreOf(rect), { turn, enter: 'cut' })
}

/** Returns the part of a canvas that is not clear. */
function inkOf(canvas: Canvas): Rect {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d').getImageData(0, 0, width, height).data
  let [left, top, right, bottom] = [width, height, 0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (pixels[(y * width + x) * 4 + 3]! < 40) continue
      ;[left, top] = [Math.min(left, x), Math.min(top, y)]
      ;[right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)]
    }
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** Draws words on strips of torn paper, one for each line. */
export function drawStrips(text: string, box: { rect: Rect; turn: number; largest: number }, style: WordsStyle): Piece {
  const { palette, unit, seed } = style
  const padding = { across: 30 * unit, down: 12 * unit }
  const inner = {
    ...box,
    rect: { ...box.rect, width: box.rect.width - 2 * padding.across, height: box.rect.height * 0.84 },
  }
  const lettering = fit(text, inner, 'heading', style, SMALLEST_ON_STRIPS)
  const random = createRandom(`strips ${seed}`)
  const margin = Math.ceil(26 * unit)
  const step = lettering.height / lettering.lines.length + padding.down
  const width = Math.ceil(lettering.width + 2 * padding.across + 2 * margin)
  const height = Math.ceil(step * lettering.lines.length + 2 * margin)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  lettering.lines.forEach((line, i) => {
    const alone = { ...lettering, lines: [line] }
    const lineWidth = fitLettering(line, {
      language: style.language,
      face: 'heading',
      width: 1e6,
      height: 1e6,
      largest: lettering.size,
      smallest: lettering.size,
    }).width
    context.save()
    context.translate(width / 2, margin + (i + 0.5) * step)
    context.rotate(((random() - 0.5) * 2.4 * Math.PI) / 180)
    tearSheet(context, { width: lineWidth + 2 * padding.across, height: step * 0.94 }, 8 * unit, random)
    context.shadowColor = SHADOW
    context.shadowBlur = 12 * unit
    context.shadowOffsetY = 6 * unit
    const isAccent = (i + seed) % 2 === 0 || lettering.lines.length === 1
    context.fillStyle = isAccent ? palette.accent : STRIP_PAPER
    context.fill()
    context.shadowColor = 'transparent'
    drawLettering(context, alone, { x: 0, y: 0 }, { fill: isAccent ? palette.onAccent : STRIP_INK })
    context.restore()
  })
  return stillPiece(canvas, centreOf(box.rect), { turn: box.turn, enter: 'slap' })
}

const STRIP_PAPER = '#fffdf7'
const STRIP_INK = '#221d1b'

function fit(
  text: string,
  { rect, turn, largest }: { rect: Rect; turn: number; largest: number },
  face: Face,
  { language, unit }: WordsStyle,
  smallest = SMALLEST,
): Lettering {
  const radians = (Math.abs(turn) * Math.PI) / 180
  // Room for the halo, and for the corners of turned lines.
  const width = rect.width * Math.cos(radians) - rect.height * Math.sin(radians) * 0.5
  const height = rect.height * Math.cos(radians) - Math.min(rect.width * Math.sin(radians), 0.4 * rect.height)
  return fitLettering(text, {
    language,
    face,
    width: Math.max(8, width * 0.94),
    height: Math.max(8, height * 0.94),
    largest: Math.min(largest * unit, height),
    smallest: Math.min(smallest * unit, height),
  })
}
