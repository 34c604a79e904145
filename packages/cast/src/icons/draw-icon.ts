import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas'
import type { Box } from '@dayreel/storyboard'
import { measureIcon } from './measure-icon.ts'
import { type IconDrawing, readIcon } from './read-icon.ts'

/** A drawn icon. Its canvas is shared with other callers: read it and never draw on it. */
export type DrawnIcon = {
  /** Square. Silhouettes are black. */
  canvas: Canvas
  /** The part of the canvas that the icon covers. */
  box: Box
  /** Hue of its saturated pixels in degrees, 0 ≤ hue < 360. */
  hue: number
}

const MAX_SIZE_PX = 2048
const MAX_CACHE_BYTES = 96 * 1024 * 1024
/** The factor by which icons with filters are enlarged. A factor of 2 looks the same, but takes 50 % longer. */
const OVERSIZE = 1.5
const BYTES_PER_PIXEL = 4

const cache = new Map<string, { drawn: Promise<DrawnIcon>; bytes: number }>()
let cachedBytes = 0

/**
 * Draws an icon of the cast in a square of the given size. The most recently used icons are cached.
 *
 * @param sizePx side of the square, 1–2048; fractions are rounded.
 * @throws {Error} if the cast has no such icon.
 */
export function drawIcon(name: string, sizePx: number): Promise<DrawnIcon> {
  const side = Math.min(Math.max(Math.round(sizePx), 1), MAX_SIZE_PX)
  const key = `${name} ${side}`
  const cached = cache.get(key)
  if (cached) {
    // A Map keeps the order of insertion, so the first entry is the least recently used one.
    cache.delete(key)
    cache.set(key, cached)
    return cached.drawn
  }
  const entry = { drawn: draw(name, side), bytes: side * side * BYTES_PER_PIXEL }
  cache.set(key, entry)
  cachedBytes += entry.bytes
  entry.drawn.catch(() => remove(key, entry))
  for (const [oldKey, old] of cache) {
    if (cachedBytes <= MAX_CACHE_BYTES || old === entry) break
    remove(oldKey, old)
  }
  return entry.drawn
}

function remove(key: string, entry: { bytes: number }): void {
  if (cache.get(key) !== entry) return
  cache.delete(key)
  cachedBytes -= entry.bytes
}

async function draw(name: string, side: number): Promise<DrawnIcon> {
  const drawing = await readIcon(name)
  // Skia clips the inner shadows of filters without smoothing the edge, so icons with filters are drawn larger.
  const drawnSide = drawing.body.includes('<filter') ? Math.round(side * OVERSIZE) : side
  const picture = await loadImage(Buffer.from(svgOf(drawing, drawnSide)))
  const canvas = createCanvas(side, side)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  if (drawing.isMirrored) {
    context.translate(side, 0)
    context.scale(-1, 1)
  }
  if (drawnSide === side) context.drawImage(picture, 0, 0, side, side)
  else {
    const large = createCanvas(drawnSide, drawnSide)
    large.getContext('2d').drawImage(picture, 0, 0, drawnSide, drawnSide)
    context.drawImage(large, 0, 0, side, side)
  }
  return { canvas, ...measureIcon(canvas) }
}

/** Returns the icon as a square SVG with the drawing in its middle. */
function svgOf({ body, width, height }: IconDrawing, side: number): string {
  const longer = Math.max(width, height)
  const viewBox = `${(width - longer) / 2} ${(height - longer) / 2} ${longer} ${longer}`
  // Skia reads only the older name of the attribute.
  const readable = body.replaceAll(' href="#', ' xlink:href="#')
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${side}" height="${side}" viewBox="${viewBox}">${readable}</svg>`
}
