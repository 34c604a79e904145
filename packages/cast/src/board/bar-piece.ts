import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import { drawLettering, fitLettering } from './lettering.ts'
import type { Piece } from './piece.ts'
import type { Rect } from './rect.ts'
import { tearSheet } from './textures.ts'
import type { WordsStyle } from './words-piece.ts'

/** Lengths of a growing bar, as fractions of its final length. */
const GROWING = [0.3, 0.62, 0.88]
/** Minimum length of a bar, as a fraction of its thickness. */
const SHORTEST = 0.12
/** Maximum width of the number, as a fraction of the row. */
const NUMBER_SHARE = 0.42

/**
 * Draws a bar of torn paper with its number at the end. Its length is proportional to the number.
 *
 * @param share the number's value relative to the largest one, 0…1.
 */
export function drawBar(
  text: string,
  { rect, share, isAccent }: { rect: Rect; share: number; isAccent: boolean },
  { language, palette, unit, seed, isDim }: WordsStyle,
): Piece {
  const margin = Math.ceil(20 * unit)
  const thickness = rect.height * 0.84
  const lettering = fitLettering(text, {
    language,
    face: 'heading',
    width: rect.width * NUMBER_SHARE,
    height: thickness * 0.9,
    largest: Math.min(150 * unit, thickness * 0.8),
    smallest: Math.min(52 * unit, thickness * 0.8),
    maxLines: 1,
  })
  const gap = 24 * unit
  // The number is inside a long bar, and beside a short one.
  const length = Math.max(SHORTEST * thickness, rect.width * share)
  const isInside = lettering.width + 2 * gap <= length
  const canvasOf = (part: number) => {
    const canvas = createCanvas(Math.ceil(rect.width + 2 * margin), Math.ceil(rect.height + 2 * margin))
    const context = canvas.getContext('2d')
    context.globalAlpha = isDim ? 0.5 : 1
    context.save()
    context.translate(margin + (length * part) / 2, margin + rect.height / 2)
    tearSheet(
      context,
      { width: length * part, height: thickness },
      Math.min(9 * unit, thickness / 5),
      createRandom(`bar ${seed}`),
    )
    context.shadowColor = 'rgba(40, 25, 10, 0.35)'
    context.shadowBlur = 12 * unit
    context.shadowOffsetY = 6 * unit
    context.fillStyle = isAccent ? palette.accent : palette.backSheet
    context.fill()
    context.restore()
    if (part === 1) {
      const x = isInside ? length - gap - lettering.width / 2 : length + gap + lettering.width / 2
      const inking = isInside
        ? { fill: isAccent ? palette.onAccent : palette.onBackSheet }
        : { fill: palette.ink, halo: palette.halo }
      drawLettering(context, lettering, { x: margin + x, y: margin + rect.height / 2 }, inking)
    }
    return canvas
  }
  return {
    pictures: [...GROWING, 1].map(canvasOf),
    once: GROWING.length,
    x: rect.x + rect.width / 2,
    y: rect.y + rect.height / 2,
    width: Math.ceil(rect.width + 2 * margin),
    height: Math.ceil(rect.height + 2 * margin),
    turn: 0,
    enter: 'cut',
  }
}
