import type { CaptionLook } from '../../caption/caption-looks.ts'
import { createCaptionPainter, type CaptionPatch } from '../../caption/caption-painter.ts'
import type { CaptionPage } from '../../caption/caption.ts'
import type { Size } from '../cover-crop.ts'

type Shown = {
  pages: readonly CaptionPage[]
  look: CaptionLook
  size: Size
  framesPerSecond: number
}

/**
 * Reads on the frames of a video when each word of its captions is first highlighted. Its pictures must have one colour
 * each.
 *
 * @param frames the luma of each frame.
 * @returns seconds. The list is shorter if a word is never highlighted.
 */
export function readShownWords(frames: readonly Uint8Array[], { pages, look, size, framesPerSecond }: Shown): number[] {
  const painter = createCaptionPainter(size, look)
  const candidates = pages.flatMap((page) => page.words.map((_, lit) => painter.draw(page, lit, 1)!))
  const most = Math.max(...pages.map(({ words }) => words.length))
  const shown: number[] = []
  for (const [frame, luma] of frames.entries()) {
    // A word is highlighted at least until the next one is, so the search ends a few words further.
    const near = candidates.slice(Math.max(0, shown.length - 1), shown.length + most)
    if (near.length === 0 || isEmpty(luma)) continue
    const distances = near.map((drawn) => distance(luma, drawn, size))
    const lit = Math.max(0, shown.length - 1) + distances.indexOf(Math.min(...distances))
    while (shown.length <= lit) shown.push(frame / framesPerSecond)
  }
  return shown
}

function isEmpty(luma: Uint8Array): boolean {
  return luma.every((value) => Math.abs(value - luma[0]!) < 44)
}

/** Compares a frame with a caption on the colour of the frame's corner. */
function distance(luma: Uint8Array, { x, y, width, height, pixels }: CaptionPatch, size: Size): number {
  const ground = luma[0]!
  let sum = 0
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 4
      const over = 0.183 * pixels[at]! + 0.614 * pixels[at + 1]! + 0.062 * pixels[at + 2]!
      const covered = pixels[at + 3]! / 255
      const drawn = ground * (1 - covered) + 16 * covered + over
      sum += (luma[(y + row) * size.width + x + column]! - drawn) ** 2
    }
  return sum
}
