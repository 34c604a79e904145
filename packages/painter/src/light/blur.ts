import type { Film } from '../painting.ts'
import { painterKernel } from '../kernel/kernel.ts'

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
  const row = painterKernel.room('row', film.width * 3)
  const sums = painterKernel.room('small row', width * 3)
  const { floats, functions } = painterKernel
  for (let y = 0; y < height; y++) {
    const rows = Math.min(scale, film.height - y * scale)
    floats.fill(0, sums / 4, sums / 4 + width * 3)
    for (let k = 0; k < rows; k++) {
      const from = (y * scale + k) * film.width * 3
      floats.set(film.light.subarray(from, from + film.width * 3), row / 4)
      functions.shrinkRow(row, sums, film.width, scale, threshold, most)
    }
    for (let x = 0; x < width; x++) {
      const share = 1 / (rows * Math.min(scale, film.width - x * scale))
      const to = (y * width + x) * 3
      const at = sums / 4 + x * 3
      light[to] = floats[at]! * share
      light[to + 1] = floats[at + 1]! * share
      light[to + 2] = floats[at + 2]! * share
    }
  }
  return { width, height, scale: named, light }
}

/** Blurs in place by three box passes, nearly a Gaussian. @param radius of one pass, in the small light's own pixels. */
export function blurSmall(small: SmallLight, radius: number, radiusY = radius): SmallLight {
  const { width, height, light } = small
  const from = painterKernel.room('blurred', light.length)
  const to = painterKernel.room('half blurred', light.length)
  const alongX = Math.max(0, Math.round(radius))
  const alongY = Math.max(0, Math.round(radiusY))
  const { floats, functions } = painterKernel
  floats.set(light, from / 4)
  for (let pass = 0; pass < 3; pass++) {
    functions.blurLines(from, to, width, height, PIXEL_BYTES, width * PIXEL_BYTES, alongX)
    functions.blurLines(to, from, height, width, width * PIXEL_BYTES, PIXEL_BYTES, alongY)
  }
  light.set(floats.subarray(from / 4, from / 4 + light.length))
  return small
}

const PIXEL_BYTES = 12

/**
 * Reads small light enlarged, line by line.
 *
 * @returns a function from the row to its light, three for each of `width` pixels; valid until the next call.
 */
export function createLineReader(small: SmallLight, width: number): (y: number) => Float32Array {
  const steps = stepsAcross(small, width)
  const rooms = roomsFor(small, width)
  const out = new Float32Array(width * 3)
  return (y) => {
    // Another may have been read in between.
    putSteps(steps, rooms)
    mixLine(small, y, rooms)
    painterKernel.functions.widenRow(rooms.line, rooms.columns, rooms.shares, rooms.row, width)
    out.set(painterKernel.floats.subarray(rooms.row / 4, rooms.row / 4 + out.length))
    return out
  }
}

/** Adds small light to the film, smoothly enlarged. @param tint a factor for each channel. */
export function addSmall(film: Film, small: SmallLight, tint: readonly [number, number, number]): void {
  const { width, height, light } = film
  const rooms = roomsFor(small, width)
  putSteps(stepsAcross(small, width), rooms)
  const [red, green, blue] = tint
  const { floats, functions } = painterKernel
  for (let y = 0; y < height; y++) {
    const row = light.subarray(y * width * 3, (y + 1) * width * 3)
    floats.set(row, rooms.row / 4)
    mixLine(small, y, rooms)
    functions.addWidened(rooms.line, rooms.columns, rooms.shares, red, green, blue, rooms.row, width)
    row.set(floats.subarray(rooms.row / 4, rooms.row / 4 + row.length))
  }
}

/** Where each pixel of an enlarged row lies: the two columns it is between, in bytes, and how near it is to the second. */
type Steps = { columns: Int32Array; shares: Float32Array }

function stepsAcross({ width: smallWidth, scale }: SmallLight, width: number): Steps {
  const columns = new Int32Array(width * 2)
  const shares = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const at = Math.max(0, (x + 0.5) / scale - 0.5)
    const column = Math.min(smallWidth - 1, Math.floor(at))
    columns[x * 2] = column * 12
    columns[x * 2 + 1] = Math.min(smallWidth - 1, column + 1) * 12
    shares[x] = at - column
  }
  return { columns, shares }
}

/** Addresses in the kernel's memory. */
type Rooms = Record<'above' | 'below' | 'line' | 'columns' | 'shares' | 'row', number>

function roomsFor(small: SmallLight, width: number): Rooms {
  return {
    above: painterKernel.room('line above', small.width * 3),
    below: painterKernel.room('line below', small.width * 3),
    line: painterKernel.room('line', small.width * 3),
    // The kernel goes on to a whole group of pixels.
    columns: painterKernel.room('columns', width * 2 + 8),
    shares: painterKernel.room('shares', width + 4),
    row: painterKernel.room('row', width * 3),
  }
}

function putSteps({ columns, shares }: Steps, rooms: Rooms): void {
  painterKernel.integers.set(columns, rooms.columns / 4)
  painterKernel.integers.fill(0, rooms.columns / 4 + columns.length, rooms.columns / 4 + columns.length + 8)
  painterKernel.floats.set(shares, rooms.shares / 4)
}

/** The small light's line on which row `y` of the film lies. */
function mixLine({ width, height, scale, light }: SmallLight, y: number, { above, below, line }: Rooms): void {
  const at = Math.max(0, (y + 0.5) / scale - 0.5)
  const top = Math.min(height - 1, Math.floor(at))
  const bottom = Math.min(height - 1, top + 1)
  const { floats, functions } = painterKernel
  floats.set(light.subarray(top * width * 3, (top + 1) * width * 3), above / 4)
  floats.set(light.subarray(bottom * width * 3, (bottom + 1) * width * 3), below / 4)
  functions.mixRows(above, below, at - top, line, width)
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
