import type { Random } from '../../lib/random.ts'
import { blurSmall, shrinkLight, type SmallLight } from '../blur.ts'
import type { Scene } from '../compose.ts'
import { clamp } from '../math.ts'
import type { Film } from '../painting.ts'

type Focus = {
  /** Radius of the widest circle of confusion as a share of the height. */
  blur: number
  /** How quickly sharpness is lost with distance from the subject; 1 is a portrait lens. */
  shallowness: number
  /** How bright highlights become as discs, 0 for none. */
  discs?: number
}

/** Focuses on the subject: what is nearer or farther blurs, and points of light there become discs. */
export function focusOnSubject(scene: Scene, random: Random, { blur, shallowness, discs = 0 }: Focus): void {
  const { film, subject, stage } = scene
  const radius = blur * film.height
  const points = discs > 0 ? findPoints(film, stage.exposure, radius) : []
  const soft = blurSmall(shrinkLight(film, 3), Math.max(1, radius * 0.13))
  const softest = blurSmall(shrinkLight(film, 6), Math.max(1, radius * 0.15))
  blendByDepth(film, soft, softest, subject.depth, shallowness)
  for (const point of points) {
    const confusion = confusionAt(point.depth, subject.depth, shallowness)
    if (confusion < 0.45) continue
    addDisc(film, point, radius * (0.35 + 0.35 * confusion) * (0.75 + random() * 0.4), (discs * 0.16) / stage.exposure)
  }
}

/** How far out of focus a depth is, 0…1. */
function confusionAt(depth: number, focus: number, shallowness: number): number {
  const far = Math.min(depth, 1e5)
  const off = Math.abs(1 / far - 1 / Math.min(focus, 1e4)) * Math.min(focus, 1e4)
  return clamp((off - 0.12) * shallowness * 1.25)
}

const DEPTH_STEPS = 1024

function blendByDepth(film: Film, soft: SmallLight, softest: SmallLight, focus: number, shallowness: number): void {
  const { width, height, light, depth } = film
  // Confusion by nearness, so that no pixel needs a division of its own kind.
  const near = 0.5
  const table = new Float32Array(DEPTH_STEPS + 1)
  for (let i = 0; i <= DEPTH_STEPS; i++)
    table[i] = confusionAt(near * (DEPTH_STEPS / Math.max(i, 0.01)), focus, shallowness)
  const a = new Float32Array(3)
  const b = new Float32Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const nearness = (near / depth[i]!) * DEPTH_STEPS
      const share = table[nearness > DEPTH_STEPS ? DEPTH_STEPS : (nearness + 0.5) | 0]! * 2
      if (share < 0.02) continue
      readSmall(soft, x, y, a)
      const q = i * 3
      if (share <= 1) {
        for (let c = 0; c < 3; c++) light[q + c] = light[q + c]! + (a[c]! - light[q + c]!) * share
      } else {
        readSmall(softest, x, y, b)
        for (let c = 0; c < 3; c++) light[q + c] = a[c]! + (b[c]! - a[c]!) * (share - 1)
      }
    }
  }
}

function readSmall({ width, height, scale, light }: SmallLight, x: number, y: number, out: Float32Array): void {
  const fx = (x + 0.5) / scale - 0.5
  const fy = (y + 0.5) / scale - 0.5
  const x0 = fx < 0 ? 0 : fx | 0
  const y0 = fy < 0 ? 0 : fy | 0
  const x1 = x0 + 1 < width ? x0 + 1 : x0
  const y1 = y0 + 1 < height ? y0 + 1 : y0
  const tx = fx < 0 ? 0 : fx - x0
  const ty = fy < 0 ? 0 : fy - y0
  const p = (y0 * width + x0) * 3
  const q = (y0 * width + x1) * 3
  const r = (y1 * width + x0) * 3
  const s = (y1 * width + x1) * 3
  for (let c = 0; c < 3; c++) {
    const top = light[p + c]! + (light[q + c]! - light[p + c]!) * tx
    const bottom = light[r + c]! + (light[s + c]! - light[r + c]!) * tx
    out[c] = top + (bottom - top) * ty
  }
}

type Point = { x: number; y: number; red: number; green: number; blue: number; depth: number }

/** The brightest pixel of each cell that outshines its surroundings. */
function findPoints(film: Film, exposure: number, radius: number): Point[] {
  const { width, height, light, depth } = film
  const cell = Math.max(6, Math.round(radius * 0.55))
  const columns = Math.floor(width / cell)
  const rows = Math.floor(height / cell)
  const peaks = new Float32Array(columns * rows)
  const places = new Int32Array(columns * rows)
  const means = new Float32Array(columns * rows)
  for (let y = 0; y < rows * cell; y++) {
    const row = Math.floor(y / cell) * columns
    for (let x = 0; x < columns * cell; x++) {
      const i = y * width + x
      const peak = Math.max(light[i * 3]!, light[i * 3 + 1]!, light[i * 3 + 2]!)
      const at = row + Math.floor(x / cell)
      means[at] = means[at]! + peak
      if (peak > peaks[at]!) {
        peaks[at] = peak
        places[at] = i
      }
    }
  }
  const found: (Point & { peak: number })[] = []
  for (let at = 0; at < peaks.length; at++) {
    const peak = peaks[at]!
    const mean = means[at]! / (cell * cell)
    if (peak * exposure < 0.75 || peak < mean * 1.5) continue
    const i = places[at]!
    const most = Math.min(peak, 6 / exposure) / peak
    found.push({
      x: i % width,
      y: Math.floor(i / width),
      red: light[i * 3]! * most,
      green: light[i * 3 + 1]! * most,
      blue: light[i * 3 + 2]! * most,
      depth: depth[i]!,
      peak,
    })
  }
  return found.sort((a, b) => b.peak - a.peak).slice(0, 260)
}

/** A disc with a slightly brighter edge, as a lens makes it. */
function addDisc({ width, height, light }: Film, point: Point, radius: number, gain: number): void {
  const peak = Math.max(point.red, point.green, point.blue)
  const strength = (gain * (0.5 + Math.min(1.4, peak))) / peak
  for (let y = Math.max(0, Math.floor(point.y - radius)); y <= Math.min(height - 1, point.y + radius); y++) {
    for (let x = Math.max(0, Math.floor(point.x - radius)); x <= Math.min(width - 1, point.x + radius); x++) {
      const distance = Math.hypot(x - point.x, y - point.y) / radius
      if (distance > 1) continue
      const share = strength * (0.72 + 0.5 * distance ** 6) * clamp((1 - distance) * radius * 0.5)
      const q = (y * width + x) * 3
      light[q] = light[q]! + point.red * share
      light[q + 1] = light[q + 1]! + point.green * share
      light[q + 2] = light[q + 2]! + point.blue * share
    }
  }
}

/** Sprinkles discs of lamp-light through the background, where a picture has few lights of its own. */
export function sprinkleDiscs(scene: Scene, random: Random, count: number, size: number): void {
  const { film, shot, subject, stage } = scene
  const colors = [shot.palette.lamp, shot.palette.accent, shot.palette.accent2, shot.palette.key]
  for (let i = 0; i < count; i++) {
    const color = colors[Math.floor(random() * random() * colors.length)]!
    const peak = Math.max(color[0], color[1], color[2], 1e-4)
    const x = Math.floor(random() * film.width)
    const y = Math.floor(film.height * (0.04 + 0.86 * random()))
    const at = y * film.width + x
    if (film.depth[at]! < subject.depth * 1.25) continue
    const point = { x, y, red: color[0] / peak, green: color[1] / peak, blue: color[2] / peak, depth: 0 }
    addDisc(film, point, film.height * size * (0.4 + random()), (0.1 + random() * 0.16) / stage.exposure)
  }
}
