import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Piece } from './caption-line.ts'
import type { CaptionLook } from './caption-looks.ts'
import { surroundingFor } from './contrast.ts'

/** A line of words, its place and its size in pixels. */
type Line = {
  /** The left edge of the words, and the row of their middle. */
  x: number
  y: number
  size: number
  /** Width of the caption area. */
  boxWidth: number
  /** Index of the spoken word, or −1 for none. */
  lit: number
  /** The completed fraction of the spoken word's animation, 0…1. */
  part: number
  rightToLeft: boolean
  look: CaptionLook
}
/** A word at its place in a line. `left` is the edge of its letters, without the space before them. */
type Placed = { piece: Piece; left: number; right: number; isLit: boolean; scale: number }

/** Initial size of a word that pops, relative to its final size. */
export const POP_SCALE = 1.14
/** The padding of a box on each side, in font sizes. */
export const BOX_PADDING = 0.32
// Lengths in font sizes.
const EMOJI_SIZE = 1.06
const BASELINE = 0.34
const BOX_HEIGHT = 1.42
const BOX_RADIUS = 0.22
const UNDERLINE = { below: 0.2, width: 0.07 }

/**
 * Draws a line of words: boxes first, then all outlines, then all letters, so that none covers a neighbouring word. An
 * underline is behind the letters, because it would cut descenders and the dots of Arabic letters.
 */
export function drawLine(context: SKRSContext2D, pieces: readonly Piece[], line: Line): void {
  const { look, size, y } = line
  const { colors, caption } = look
  const words = placeWords(pieces, line)
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  drawBoxes(context, words, line)
  if (caption.secondOutline > 0) strokeWords(context, words, line, { color: colors.lit, width: caption.secondOutline })
  if (caption.outline > 0) strokeWords(context, words, line, { color: colors.outline, width: caption.outline })
  if (caption.highlight === 'underline') for (const word of words) if (word.isLit) underline(context, word, line)
  for (const word of words)
    withScale(context, word, y, () => {
      if (caption.highlight === 'fill') fillPartly(context, word, line)
      else drawWord(context, word, { size, y, fill: colorOf(word, line) })
    })
}

/** Returns the visible words at their places. */
function placeWords(pieces: readonly Piece[], { x, size, lit, part, look }: Line): Placed[] {
  const { highlight, litScale, pops, space } = look.caption
  const pop = pops ? 1 + (POP_SCALE - 1) * (1 - part) ** 2 : 1
  let left = x
  const placed = pieces.map((piece): Placed => {
    const start = left + (piece.spaced ? space * size : 0)
    left += piece.width
    const isLit = piece.index === lit
    return { piece, left: start, right: left, isLit, scale: isLit ? litScale * pop : 1 }
  })
  return highlight === 'typed' ? placed.filter(({ piece }) => piece.index <= lit) : placed
}

function colorOf({ isLit }: Placed, { look: { colors, caption } }: Line): string {
  return isLit && caption.highlight !== 'none' ? colors.lit : colors.plain
}

function drawBoxes(context: SKRSContext2D, words: readonly Placed[], line: Line): void {
  const { x, y, size, boxWidth, look } = line
  const { box, highlight } = look.caption
  const height = BOX_HEIGHT * size
  const radius = BOX_RADIUS * size
  context.fillStyle = look.colors.box
  if (box === 'bar') {
    context.fillRect(context.canvas.width / 2 - boxWidth / 2, y - height / 2, boxWidth, height)
  } else if (box === 'line') {
    const padding = BOX_PADDING * size
    const width = context.canvas.width - 2 * x
    context.beginPath()
    context.roundRect(x - padding, y - height / 2, width + 2 * padding, height, radius)
    context.fill()
  }
  const lit = words.find(({ isLit }) => isLit)
  if (highlight === 'box' && lit) {
    const padding = (BOX_PADDING / 2) * size
    context.beginPath()
    context.roundRect(lit.left - padding, y - height / 2, lit.right - lit.left + 2 * padding, height, radius)
    context.fill()
  }
}

function strokeWords(
  context: SKRSContext2D,
  words: readonly Placed[],
  line: Line,
  { color, width }: { color: string; width: number },
): void {
  const { size, y, look } = line
  context.lineWidth = width * size
  for (const word of words) {
    // The letters on a box need no outline.
    if (word.isLit && look.caption.highlight === 'box') continue
    const isOuter = color === look.colors.lit
    const stroke = isOuter ? color : surroundingFor(colorOf(word, line), color)
    withScale(context, word, y, () => drawWord(context, word, { size, y, stroke }))
  }
}

/** Fills the words in the order in which they are spoken: a word in part while it is spoken. */
function fillPartly(context: SKRSContext2D, word: Placed, { size, y, lit, part, rightToLeft, look }: Line): void {
  const { plain, lit: full } = look.colors
  const { index } = word.piece
  if (index !== lit || part >= 1) {
    drawWord(context, word, { size, y, fill: index <= lit ? full : plain })
    return
  }
  drawWord(context, word, { size, y, fill: plain })
  const width = (word.right - word.left) * part
  context.beginPath()
  context.rect(rightToLeft ? word.right - width : word.left, 0, width, context.canvas.height)
  context.clip()
  drawWord(context, word, { size, y, fill: full })
}

function underline(context: SKRSContext2D, { left, right }: Placed, { size, y, look }: Line): void {
  const row = y + (BASELINE + UNDERLINE.below) * size
  const stroke = (color: string, width: number): void => {
    context.strokeStyle = color
    context.lineCap = 'round'
    context.lineWidth = width * size
    context.beginPath()
    context.moveTo(left, row)
    context.lineTo(right, row)
    context.stroke()
  }
  stroke(look.colors.outline, UNDERLINE.width + look.caption.outline / 2)
  stroke(look.colors.lit, UNDERLINE.width)
}

/** Draws a word's letters and emoji, or only the outline of its letters. */
function drawWord(
  context: SKRSContext2D,
  { piece, left }: Placed,
  { size, y, fill, stroke }: { size: number; y: number; fill?: string; stroke?: string },
): void {
  const baseline = y + BASELINE * size
  let at = left
  for (const { run, width } of piece.runs) {
    if (run.emoji) {
      const emojiHeight = EMOJI_SIZE * size
      const emojiWidth = (emojiHeight * run.emoji.width) / run.emoji.height
      const top = baseline - 0.84 * size - (emojiHeight - size) / 2
      if (fill !== undefined) context.drawImage(run.emoji, at + (width - emojiWidth) / 2, top, emojiWidth, emojiHeight)
    } else if (fill !== undefined) {
      context.fillStyle = fill
      context.fillText(run.text, at, baseline)
    } else {
      context.strokeStyle = stroke!
      context.strokeText(run.text, at, baseline)
    }
    at += width
  }
}

/** Draws with the word's scale around its middle. */
function withScale(context: SKRSContext2D, { left, right, scale }: Placed, y: number, draw: () => void): void {
  context.save()
  const x = (left + right) / 2
  context.translate(x, y)
  context.scale(scale, scale)
  context.translate(-x, -y)
  draw()
  context.restore()
}
