import type { Film } from '../painting.ts'
import { borrowFloats } from '../scratch-arrays.ts'

/** Light at a fraction of the film's resolution. */
export type SmallLight = { width: number; height: number; scale: number; light: Float32Array }

/**
 * The film averaged over squares of `scale` pixels; with a threshold only what is brighter, for glow.
 *
 * @param most light counts no more than this.
 * @param named the scale that the result bears, where the film is a small light itself.
 */
export function shrinkLight(film: Film, scale: number, threshold = 0, most = 12, named = scale): SmallLight {
  const width = Math.ceil(film.width / scale)
  const height = Math.ceil(film.height / scale)
  const light = new Float32Array(width * height * 3)
  const columns = new Uint16Array(film.width)
  for (let x = 0; x < film.width; x++) columns[x] = Math.floor(x / scale) * 3
  for (let y = 0; y < film.height; y++) {
    const row = Math.floor(y / scale) * width * 3
    let q = y * film.width * 3
    for (let x = 0; x < film.width; x++, q += 3) {
      let red = film.light[q]!
      let green = film.light[q + 1]!
      let blue = film.light[q + 2]!
      if (threshold > 0) {
        const peak = red > green ? (red > blue ? red : blue) : green > blue ? green : blue
        if (peak <= threshold) continue
        const share = ((peak - threshold) / peak) * (peak > most ? most / peak : 1)
        red *= share
        green *= share
        blue *= share
      }
      const to = row + columns[x]!
      light[to] = light[to]! + red
      light[to + 1] = light[to + 1]! + green
      light[to + 2] = light[to + 2]! + blue
    }
  }
  for (let y = 0; y < height; y++) {
    const rows = Math.min(scale, film.height - y * scale)
    for (let x = 0; x < width; x++) {
      const share = 1 / (rows * Math.min(scale, film.width - x * scale))
      const to = (y * width + x) * 3
      light[to] = light[to]! * share
      light[to + 1] = light[to + 1]! * share
      light[to + 2] = light[to + 2]! * share
    }
  }
  return { width, height, scale: named, light }
}

/** Blurs in place by three box passes, nearly a Gaussian. @param radius of one pass, in the small light's own pixels. */
export function blurSmall(small: SmallLight, radius: number, radiusY = radius): SmallLight {
  const { width, height, light } = small
  const other = borrowFloats('half blurred', light.length)
  const alongX = Math.max(0, Math.round(radius))
  const alongY = Math.max(0, Math.round(radiusY))
  for (let pass = 0; pass < 3; pass++) {
    boxBlur(light, other, width, height, 3, width * 3, alongX)
    boxBlur(other, light, height, width, width * 3, 3, alongY)
  }
  return small
}

function boxBlur(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStep + channel
      const last = start + (length - 1) * step
      let sum = from[start]! * radius
      for (let i = 0; i <= radius; i++) sum += from[start + Math.min(i, length - 1) * step]!
      let at = start
      for (let i = 0; i < length; i++, at += step) {
        to[at] = sum * share
        const next = at + (radius + 1) * step
        const old = at - radius * step
        sum += from[next > last ? last : next]! - from[old < start ? start : old]!
      }
    }
  }
}

/**
 * Reads small light enlarged, line by line.
 *
 * @returns a function from the row to its light, three for each of `width` pixels; valid until the next call.
 */
export function createLineReader(small: SmallLight, width: number): (y: number) => Float32Array {
  const { scale, light } = small
  const columns = new Int32Array(width)
  const nexts = new Int32Array(width)
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, (x + 0.5) / scale - 0.5)
    const column = Math.min(small.width - 1, Math.floor(at))
    columns[x] = column * 3
    nexts[x] = Math.min(small.width - 1, column + 1) * 3
    shares[x] = at - column
  }
  const line = new Float32Array(small.width * 3)
  const out = new Float32Array(width * 3)
  return (y) => {
    const at = Math.max(0, (y + 0.5) / scale - 0.5)
    const top = Math.min(small.height - 1, Math.floor(at))
    const bottom = Math.min(small.height - 1, top + 1)
    const share = at - top
    for (let i = 0; i < line.length; i++) {
      const above = light[top * line.length + i]!
      line[i] = above + (light[bottom * line.length + i]! - above) * share
    }
    for (let x = 0, to = 0; x < width; x++, to += 3) {
      const a = columns[x]!
      const b = nexts[x]!
      const t = shares[x]!
      out[to] = line[a]! + (line[b]! - line[a]!) * t
      out[to + 1] = line[a + 1]! + (line[b + 1]! - line[a + 1]!) * t
      out[to + 2] = line[a + 2]! + (line[b + 2]! - line[a + 2]!) * t
    }
    return out
  }
}

/** Adds small light to the film, smoothly enlarged. @param tint a factor for each channel. */
export function addSmall(film: Film, small: SmallLight, tint: readonly [number, number, number]): void {
  const { width, height, light } = film
  const read = createLineReader(small, width)
  const [red, green, blue] = tint
  for (let y = 0; y < height; y++) {
    const line = read(y)
    for (let x = 0, q = y * width * 3; x < line.length; x += 3, q += 3) {
      light[q] = light[q]! + line[x]! * red
      light[q + 1] = light[q + 1]! + line[x + 1]! * green
      light[q + 2] = light[q + 2]! + line[x + 2]! * blue
    }
  }
}

/**
 * Lets bright light spill over, as in an eye or a lens: a tight glow and a wide one.
 *
 * @param strength 0 (none) … 1 (dreamlike).
 * @param threshold light below it does not glow.
 */
export function bloom(film: Film, strength: number, threshold = 0.85): void {
  const unit = film.height / 1920
  const tight = shrinkLight(film, 4, threshold)
  const asFilm = { width: tight.width, height: tight.height, light: tight.light, depth: NO_DEPTH }
  const wide = blurSmall(shrinkLight(asFilm, 3), Math.max(1, 9 * unit))
  blurSmall(tight, Math.max(1, 4.5 * unit))
  // The wide glow joins the tight one at its own size, so that the whole picture is gone through once.
  addSmall(asFilm, wide, [0.55, 0.52, 0.5])
  addSmall(film, tight, [strength, strength, strength])
}

/** For light that stands for a film where its depth does not matter. */
const NO_DEPTH = new Float32Array(0)
