import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { CaptionLook } from './caption-looks.ts'
import type { CaptionPage } from './caption.ts'
import { splitEmoji, type TextRun } from './emoji.ts'
import { FONT_VARIATION, fontFamiliesFor } from './fonts.ts'

/** A drawn caption in RGBA with premultiplied alpha, to be laid over a frame at (x, y). All four numbers are even. */
export type CaptionPatch = { x: number; y: number; width: number; height: number; pixels: Uint8ClampedArray }

export type CaptionPainter = {
  /**
   * @param lit index of the spoken word, or −1 for none.
   * @returns null if nothing is visible.
   */
  draw(page: CaptionPage, lit: number): CaptionPatch | null
}

// Lengths in font sizes.
const SPACE = 0.27
const EMOJI_ADVANCE = 1.18
const EMOJI_SIZE = 1.06
const LINE_HEIGHT = 2.3

type Piece = { runs: { run: TextRun; width: number }[]; width: number; index: number; spaced: boolean }

/** Creates a painter for captions of one style, on frames of one size. It reuses one canvas and returns copies. */
export function createCaptionPainter(
  { width, height }: { width: number; height: number },
  look: CaptionLook,
): CaptionPainter {
  const { boxWidth: boxShare, middle, fontSize, outline, litScale } = look.caption
  let canvas: Canvas | undefined
  return {
    draw(page, lit) {
      const text = page.words.map((word) => word.text).join(' ')
      if (text.trim() === '') return null
      const boxWidth = boxShare * width
      const fullSize = fontSize * Math.min(width, height)
      const patchWidth = even(Math.min(width, boxWidth + fullSize))
      const patchHeight = even(LINE_HEIGHT * fullSize)
      canvas ??= createCanvas(patchWidth, patchHeight)
      const context = canvas.getContext('2d')
      context.clearRect(0, 0, patchWidth, patchHeight)
      // In right-to-left text, full stops and quotes lie on the left side of a word. The words themselves are placed by
      // their left edge.
      context.direction = page.rightToLeft ? 'rtl' : 'ltr'
      context.textAlign = 'left'
      const families = fontFamiliesFor(text, page.language)

      setFont(context, fullSize, families)
      const naturalWidth = lineWidth(layOut(context, page, fullSize))
      const room = boxWidth - outline * fullSize
      const size = fullSize * Math.min(1, room / (naturalWidth * (page.words.length === 1 ? litScale : 1.02)))
      setFont(context, size, families)
      const pieces = layOut(context, page, size)
      drawLine(context, pieces, { x: (patchWidth - lineWidth(pieces)) / 2, y: patchHeight / 2, size, lit, look })
      return {
        x: even((width - patchWidth) / 2),
        y: even(middle * height - patchHeight / 2),
        width: patchWidth,
        height: patchHeight,
        pixels: premultiplied(canvas),
      }
    },
  }
}

function setFont(context: SKRSContext2D, size: number, families: string): void {
  context.font = `${size}px ${families}`
  context.fontVariationSettings = FONT_VARIATION
}

/**
 * Returns the words with their widths, in the order from left to right in which they appear. A word's space lies before
 * it.
 */
function layOut(context: SKRSContext2D, page: CaptionPage, size: number): Piece[] {
  const pieces = page.words.map((word, index): Piece => {
    const runs = splitEmoji(word.text).map((run) => ({
      run,
      width: run.emoji ? emojiAdvance(run, size) : context.measureText(run.text).width,
    }))
    return { runs, width: runs.reduce((sum, run) => sum + run.width, 0), index, spaced: index > 0 && word.spaced }
  })
  const gaps = pieces.map(({ spaced }) => spaced)
  const seen = page.rightToLeft ? rightToLeftOrder(pieces, page) : pieces
  // In right-to-left order, the gap before a word becomes the gap after it. The shifted list keeps each gap between the
  // same two words.
  const seenGaps = page.rightToLeft ? [false, ...gaps.slice(1).toReversed()] : gaps
  return seen.map((piece, i) => ({
    ...piece,
    spaced: seenGaps[i]!,
    width: piece.width + (seenGaps[i] ? SPACE * size : 0),
  }))
}

/** Orders the words from right to left. Neighbouring words of a left-to-right script keep their own order. */
function rightToLeftOrder(pieces: readonly Piece[], page: CaptionPage): Piece[] {
  const groups: Piece[][] = []
  let wasLeftToRight = false
  for (const piece of pieces) {
    const isLeftToRight = /^[^\p{L}]*[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(
      page.words[piece.index]!.text,
    )
    if (isLeftToRight && wasLeftToRight) groups.at(-1)!.push(piece)
    else groups.push([piece])
    wasLeftToRight = isLeftToRight
  }
  return groups.toReversed().flat()
}

function lineWidth(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.width, 0)
}

function emojiAdvance({ emoji }: TextRun, size: number): number {
  return (EMOJI_ADVANCE * size * emoji!.width) / emoji!.height
}

type Line = { x: number; y: number; size: number; lit: number; look: CaptionLook }

function drawLine(context: SKRSContext2D, pieces: readonly Piece[], { x, y, size, lit, look }: Line): void {
  const { colors, caption } = look
  context.textBaseline = 'alphabetic'
  context.lineJoin = 'round'
  context.lineWidth = caption.outline * size
  context.strokeStyle = colors.outline
  const baseline = y + 0.34 * size
  // All outlines are drawn before all letters, so that no outline covers a neighbouring word.
  for (const pass of ['outline', 'fill'] as const) {
    let left = x
    for (const piece of pieces) {
      const isLit = piece.index === lit
      const start = left + (piece.spaced ? SPACE * size : 0)
      context.save()
      if (isLit) scaleAround(context, (start + left + piece.width) / 2, y, caption.litScale)
      context.fillStyle = isLit ? colors.lit : colors.plain
      drawPiece(context, piece, { left: start, baseline, size, pass })
      context.restore()
      left += piece.width
    }
  }
}

function drawPiece(
  context: SKRSContext2D,
  piece: Piece,
  { left, baseline, size, pass }: { left: number; baseline: number; size: number; pass: 'outline' | 'fill' },
): void {
  for (const { run, width } of piece.runs) {
    if (run.emoji) {
      const emojiHeight = EMOJI_SIZE * size
      const emojiWidth = (emojiHeight * run.emoji.width) / run.emoji.height
      const top = baseline - 0.84 * size - (emojiHeight - size) / 2
      if (pass !== 'outline')
        context.drawImage(run.emoji, left + (width - emojiWidth) / 2, top, emojiWidth, emojiHeight)
    } else if (pass === 'fill') context.fillText(run.text, left, baseline)
    else context.strokeText(run.text, left, baseline)
    left += width
  }
}

function scaleAround(context: SKRSContext2D, x: number, y: number, scale: number): void {
  context.translate(x, y)
  context.scale(scale, scale)
  context.translate(-x, -y)
}

/** Returns a copy of the pixels. Skia stores them premultiplied, as the renderer needs them. */
function premultiplied(canvas: Canvas): Uint8ClampedArray {
  const bytes = canvas.data()
  return new Uint8ClampedArray(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function even(value: number): number {
  return Math.round(value / 2) * 2
}
