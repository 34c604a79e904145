import { safeAreaOf } from '@dayreel/catalogue'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { layOut, lineWidth, type Piece } from './caption-line.ts'
import type { CaptionLook } from './caption-looks.ts'
import type { CaptionPage } from './caption.ts'
import { middleOf } from './caption-place.ts'
import { BOX_PADDING, drawLine, POP_SCALE } from './draw-line.ts'
import { fontFamiliesFor, fontVariation } from '@dayreel/storyboard/fonts'

/**
 * A drawn caption in RGBA with premultiplied alpha, which is drawn over a frame at (x, y). All four numbers are even.
 */
export type CaptionPatch = { x: number; y: number; width: number; height: number; pixels: Uint8ClampedArray }

export type CaptionPainter = {
  /**
   * @param lit index of the spoken word, or −1 for none.
   * @param part the completed fraction of the spoken word's animation, 0…1. Default: 1.
   * @returns null if nothing is visible.
   */
  draw(page: CaptionPage, lit: number, part?: number): CaptionPatch | null
}

/** Height of a line in font sizes. */
const LINE_HEIGHT = 2.3

/**
 * Creates a painter for captions of one style, on frames of one size. Captions stay in the frame's safe area. The
 * painter reuses one canvas and returns copies.
 */
export function createCaptionPainter(
  { width, height }: { width: number; height: number },
  look: CaptionLook,
): CaptionPainter {
  const { caption, typeface, weight, isUpperCase } = look
  const { space } = caption
  const area = safeAreaOf({ width, height })
  let canvas: Canvas | undefined
  return {
    draw(given, lit, part = 1) {
      const page = isUpperCase ? inUpperCase(given) : given
      const text = page.words.map((word) => word.text).join(' ')
      if (text.trim() === '') return null
      const boxWidth = (area.right - area.left) * width
      const fullSize = caption.fontSize * Math.min(width, height)
      const patchWidth = even(Math.min(width, boxWidth + fullSize))
      const patchHeight = even(LINE_HEIGHT * fullSize)
      canvas ??= createCanvas(patchWidth, patchHeight)
      const context = canvas.getContext('2d')
      context.clearRect(0, 0, patchWidth, patchHeight)
      // In right-to-left text, full stops and quotes lie on the left side of a word. The words themselves are placed by
      // their left edge.
      context.direction = page.rightToLeft ? 'rtl' : 'ltr'
      context.textAlign = 'left'
      const families = fontFamiliesFor(text, page.language, typeface)
      const setFont = (size: number): void => {
        context.font = `${size}px ${families}`
        context.fontVariationSettings = fontVariation(weight)
      }

      setFont(fullSize)
      const natural = layOut(context, page, { size: fullSize, space })
      const room = boxWidth - marginOf(look) * fullSize
      const size = fullSize * Math.min(1, room / widestLine(natural, look))
      setFont(size)
      const pieces = layOut(context, page, { size, space })
      drawLine(context, pieces, {
        x: (patchWidth - lineWidth(pieces)) / 2,
        y: patchHeight / 2,
        size,
        boxWidth,
        lit,
        part,
        rightToLeft: page.rightToLeft,
        look,
      })
      return {
        x: even((width - patchWidth) / 2),
        y: even(middleOf(look, area, { height, fullSize }) - patchHeight / 2),
        width: patchWidth,
        height: patchHeight,
        pixels: premultiplied(canvas),
      }
    },
  }
}

/** Returns the margin around a line, in font sizes: its outlines and the padding of its box. */
function marginOf({ typeface, caption: { outline, secondOutline, box, highlight } }: CaptionLook): number {
  const padding = box !== 'none' ? 2 * BOX_PADDING : highlight === 'box' ? BOX_PADDING : 0
  // Slanted letters reach beyond their width.
  const slant = typeface === 'hand' ? 0.2 : 0
  return Math.max(outline, secondOutline) + padding + slant
}

/** Returns the width of a line while its spoken word is enlarged the most. */
function widestLine(pieces: readonly Piece[], { caption: { litScale, pops } }: CaptionLook): number {
  const width = lineWidth(pieces)
  if (!pops) return width * (pieces.length === 1 ? litScale : 1.02)
  return width + Math.max(...pieces.map((piece) => piece.width)) * (litScale * POP_SCALE - 1)
}

function inUpperCase(page: CaptionPage): CaptionPage {
  return { ...page, words: page.words.map((word) => ({ ...word, text: word.text.toLocaleUpperCase(page.language) })) }
}

/** Returns a copy of the pixels. Skia stores them premultiplied, as the renderer needs them. */
function premultiplied(canvas: Canvas): Uint8ClampedArray {
  const bytes = canvas.data()
  return new Uint8ClampedArray(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

function even(value: number): number {
  return Math.round(value / 2) * 2
}
