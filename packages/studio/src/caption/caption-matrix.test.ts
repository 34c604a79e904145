import { CAPTION_STYLES, FORMATS, frameOf, NO_CAPTIONS, safeAreaOf } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { CAPTION_LOOKS } from './caption-looks.ts'
import { pageOf, SCRIPTS } from './caption-matrix.ts'
import { createCaptionPainter, type CaptionPatch } from './caption-painter.ts'
import { luminanceOf, MIN_CONTRAST } from './contrast.ts'

const DRAWN = CAPTION_STYLES.filter(({ id }) => id !== NO_CAPTIONS)
/** Backgrounds on which captions are measured: the lightest, the darkest and one between. */
const BEHIND = [255, 0, 119]
/** Frames are measured at a third of their size, so a pixel is up to three pixels of the full size. */
const SCALE = 1 / 3

describe.each(FORMATS)('in $name', ({ id: format }) => {
  const full = frameOf(format, 'high')
  const size = { width: 2 * Math.round((full.width * SCALE) / 2), height: 2 * Math.round((full.height * SCALE) / 2) }
  test.each(DRAWN)('$name stays in the safe area and contrasts with every frame, in each script', ({ id }) => {
    const look = CAPTION_LOOKS[id]
    const painter = createCaptionPainter(size, look)
    const area = safeAreaOf(size)
    const inside = {
      left: area.left * size.width,
      top: area.top * size.height,
      right: area.right * size.width,
      bottom: area.bottom * size.height,
    }
    for (const script of SCRIPTS) {
      const page = pageOf(script, look.caption.maxWords)
      const patch = painter.draw(page, page.words.length - 1, 0.01)!
      expect({ script: script.name, ...faultsOf(patch, inside) }).toEqual({
        script: script.name,
        isClipped: false,
        outside: 0,
      })
      for (const grey of BEHIND) {
        const contrast = contrastOn(patch, grey, [look.colors.plain, look.colors.lit])
        expect({ script: script.name, grey, isReadable: contrast >= MIN_CONTRAST, contrast }).toMatchObject({
          isReadable: true,
        })
      }
    }
  })
})

type Box = { left: number; top: number; right: number; bottom: number }

/** Returns by how many pixels a patch leaves an area, and whether the patch cuts its drawing off. */
function faultsOf({ x, y, width, height, pixels }: CaptionPatch, area: Box): { isClipped: boolean; outside: number } {
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      if (pixels[4 * (row * width + column) + 3]! < 64) continue
      left = Math.min(left, column)
      right = Math.max(right, column)
      top = Math.min(top, row)
      bottom = Math.max(bottom, row)
    }
  }
  const outside = Math.max(area.left - x - left, x + right - area.right, area.top - y - top, y + bottom - area.bottom)
  return {
    isClipped: left === 0 || top === 0 || right === width - 1 || bottom === height - 1,
    // One pixel is the softness of an edge.
    outside: Math.max(0, Math.ceil(outside - 1)),
  }
}

/** Pixels from a letter to the colour around it. Nearer pixels are a mix of both. */
const NEAR = 2
const DIRECTIONS = [
  [NEAR, 0],
  [-NEAR, 0],
  [0, NEAR],
  [0, -NEAR],
] as const

/**
 * Measures the contrast of letters with the pixels beside them on a frame of one grey.
 *
 * @returns the median over all edges of letters.
 */
function contrastOn({ width, height, pixels }: CaptionPatch, grey: number, letters: readonly string[]): number {
  const inks = letters.map((color) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)))
  const isLetter = (at: number): boolean =>
    pixels[at + 3] === 255 && inks.some((ink) => ink.every((channel, i) => Math.abs(channel - pixels[at + i]!) < 6))
  const luminanceAt = (at: number): number => {
    const clear = (1 - pixels[at + 3]! / 255) * grey
    return luminanceOf([pixels[at]! + clear, pixels[at + 1]! + clear, pixels[at + 2]! + clear])
  }
  const contrasts: number[] = []
  for (let row = NEAR; row < height - NEAR; row++) {
    for (let column = NEAR; column < width - NEAR; column++) {
      const at = 4 * (row * width + column)
      if (!isLetter(at)) continue
      for (const [across, down] of DIRECTIONS) {
        const beside = at + 4 * (down * width + across)
        const between = at + 2 * (down * width + across)
        if (isLetter(beside) || isLetter(between)) continue
        const [light, dark] = [luminanceAt(at), luminanceAt(beside)].toSorted((a, b) => b - a)
        contrasts.push((light! + 0.05) / (dark! + 0.05))
      }
    }
  }
  contrasts.sort((a, b) => a - b)
  return contrasts[Math.floor(contrasts.length / 2)] ?? 0
}
