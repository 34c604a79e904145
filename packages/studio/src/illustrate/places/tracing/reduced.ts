import type { Film, PlacePainter, Stage } from '../../painting.ts'
import { borrowFloats } from '../../scratch-arrays.ts'

/** Films up to this height are painted as they are. */
const FULL_HEIGHT = 900
/** Share of the lines of larger films that are painted. */
const SHARE = 0.72

/**
 * Paints large films more than a quarter smaller and enlarges the result with a cubic that keeps edges crisp: edges are sampled four times
 * already, so little is lost, and it takes little more than half the time.
 */
export function paintReduced(painter: PlacePainter): PlacePainter {
  return (film, shot) => {
    if (film.height <= FULL_HEIGHT) return painter(film, shot)
    const width = Math.round(film.width * SHARE)
    const height = Math.round(film.height * SHARE)
    const small: Film = {
      width,
      height,
      light: borrowFloats('reduced light', width * height * 3).fill(0),
      depth: borrowFloats('reduced depth', width * height).fill(0),
    }
    const stage = painter(small, shot)
    enlarge(small, film)
    const scale = film.height / height
    const across = width / film.width
    const enlarged: Stage = {
      ...stage,
      focal: stage.focal * scale,
      horizon: stage.horizon * scale,
      groundAt: (x, z) => stage.groundAt(x * across, z) * scale,
    }
    return enlarged
  }
}

/** Catmull-Rom in both directions, never below or above what is around. */
function enlarge(from: Film, to: Film): void {
  const { width, height } = to
  const { light } = from
  const stepX = from.width / width
  const stepY = from.height / height
  const columns = new Int32Array(width)
  const weights = new Float32Array(width * 4)
  const nearest = new Int32Array(width)
  for (let x = 0; x < width; x++) {
    const at = (x + 0.5) * stepX - 0.5
    const i = Math.floor(at)
    columns[x] = i
    nearest[x] = Math.min(from.width - 1, Math.floor((x + 0.5) * stepX))
    cubic(at - i, weights, x * 4)
  }
  const down = new Float32Array(4)
  // Lines of the small film already enlarged across, kept while the four around a row need them.
  const lines = Array.from({ length: 4 }, (_, i) => borrowFloats(`enlarged line ${i}`, width * 3))
  const held = [-1, -1, -1, -1]
  // One line of the small film with two spare pixels at each end.
  const line = new Float32Array((from.width + 4) * 3)
  const lineAt = (j: number): Float32Array => {
    const row = Math.min(from.height - 1, Math.max(0, j))
    const out = lines[row & 3]!
    if (held[row & 3] === row) return out
    held[row & 3] = row
    line.set(light.subarray(row * from.width * 3, (row + 1) * from.width * 3), 6)
    for (let channel = 0; channel < 3; channel++) {
      line[channel] = line[3 + channel] = line[6 + channel]!
      const last = (from.width + 1) * 3 + channel
      line[last + 3] = line[last + 6] = line[last]!
    }
    enlargeLine(line, columns, weights, out)
    return out
  }
  for (let y = 0; y < height; y++) {
    const at = (y + 0.5) * stepY - 0.5
    const j = Math.floor(at)
    cubic(at - j, down, 0)
    const [a, b, c, d] = [down[0]!, down[1]!, down[2]!, down[3]!]
    const [p, q, r, s] = [lineAt(j - 1), lineAt(j), lineAt(j + 1), lineAt(j + 2)]
    const out = to.light.subarray(y * width * 3, (y + 1) * width * 3)
    for (let i = 0; i < out.length; i++) out[i] = sharpened(a, b, c, d, p[i]!, q[i]!, r[i]!, s[i]!)
    const depthRow = Math.min(from.height - 1, Math.floor((y + 0.5) * stepY)) * from.width
    for (let x = 0; x < width; x++) to.depth[y * width + x] = from.depth[depthRow + nearest[x]!]!
  }
}

function enlargeLine(line: Float32Array, columns: Int32Array, weights: Float32Array, out: Float32Array): void {
  for (let x = 0, to = 0; x < columns.length; x++, to += 3) {
    const start = (columns[x]! + 1) * 3
    const w = x * 4
    const a = weights[w]!
    const b = weights[w + 1]!
    const c = weights[w + 2]!
    const d = weights[w + 3]!
    out[to] = sharpened(a, b, c, d, line[start]!, line[start + 3]!, line[start + 6]!, line[start + 9]!)
    out[to + 1] = sharpened(a, b, c, d, line[start + 1]!, line[start + 4]!, line[start + 7]!, line[start + 10]!)
    out[to + 2] = sharpened(a, b, c, d, line[start + 2]!, line[start + 5]!, line[start + 8]!, line[start + 11]!)
  }
}

/** A value between q and r with weights for four neighbours. A little overshoot sharpens; more would ring about lamps. */
function sharpened(a: number, b: number, c: number, d: number, p: number, q: number, r: number, s: number): number {
  const value = a * p + b * q + c * r + d * s
  const least = (q < r ? q : r) * 0.8
  const most = (q < r ? r : q) * 1.2
  return value < least ? least : value > most ? most : value
}

function cubic(t: number, out: Float32Array, at: number): void {
  const t2 = t * t
  const t3 = t2 * t
  out[at] = -0.5 * t3 + t2 - 0.5 * t
  out[at + 1] = 1.5 * t3 - 2.5 * t2 + 1
  out[at + 2] = -1.5 * t3 + 2 * t2 + 0.5 * t
  out[at + 3] = 0.5 * t3 - 0.5 * t2
}
