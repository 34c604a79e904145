import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { layOver } from '../../light/film.ts'
import type { Film } from '../../painting.ts'

/** A part of the picture, in pixels. */
type Box = { left: number; top: number; width: number; height: number }

/** Rows that are enlarged at once: the whole of it would be as much memory as the picture. */
const STRIP_ROWS = 128

/** Lays over the film what is painted out of focus: small, and then enlarged. @param blur radius in pixels. */
export function laySoftly(
  film: Film,
  { left, top, width, height }: Box,
  blur: number,
  layer: Omit<NonNullable<Parameters<typeof layOver>[2]>, 'left' | 'top'>,
  paint: (context: SKRSContext2D) => void,
): void {
  const small = softly(width, height, blur, paint)
  const strip = createCanvas(Math.ceil(width), STRIP_ROWS)
  const context = strip.getContext('2d')
  context.imageSmoothingQuality = 'high'
  for (let row = 0; row < height; row += STRIP_ROWS) {
    if (top + row >= film.height || top + row + STRIP_ROWS <= 0) continue
    context.clearRect(0, 0, strip.width, STRIP_ROWS)
    context.drawImage(small, 0, -row, strip.width, Math.ceil(height))
    layOver(film, strip, { ...layer, left, top: top + row })
  }
}

/** A small canvas that is out of focus by a radius, in pixels, once it is as large as it is to be. */
export function softly(width: number, height: number, blur: number, paint: (context: SKRSContext2D) => void): Canvas {
  const shrink = Math.max(1, blur * 0.45)
  const small = createCanvas(Math.max(2, Math.ceil(width / shrink)), Math.max(2, Math.ceil(height / shrink)))
  const context = small.getContext('2d')
  context.scale(small.width / Math.ceil(width), small.height / Math.ceil(height))
  paint(context)
  return smoothed(small, (0.55 * blur) / shrink)
}

/**
 * A small canvas without the steps that its edges have, which would be blocks once it is enlarged.
 *
 * @param radius in its own pixels.
 */
export function smoothed(small: Canvas, radius: number): Canvas {
  const out = createCanvas(small.width, small.height)
  const context = out.getContext('2d')
  context.filter = `blur(${radius.toFixed(2)}px)`
  context.drawImage(small, 0, 0)
  return out
}

/** All of the picture. */
export function wholeOf({ width, height }: Film): Box {
  return { left: 0, top: 0, width, height }
}
