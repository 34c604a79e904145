import type { Random } from '@dayreel/storyboard/base'
import { blurSmall, createLineReader, shrinkLight, type SmallLight } from '../light/blur.ts'
import type { Scene } from '../compose.ts'
import { clamp } from '../math.ts'
import type { Film } from '../painting.ts'
import { findSubjectMask } from './subject-mask.ts'

type Focus = {
  /** Radius of the widest circle of confusion as a share of the height. */
  blur: number
  /** How quickly sharpness is lost with distance from the subject; 1 is a portrait lens. */
  shallowness: number
  /** How bright highlights become as discs, 0 for none. */
  discs?: number
  /** Whether who stands with the subject may be out of focus. */
  isOnSubjectOnly?: boolean
}

/**
 * Focuses on the subject and its company: what is nearer or farther blurs, and points of light there become discs.
 */
export function focusOnSubject(
  scene: Scene,
  random: Random,
  { blur, shallowness, discs = 0, isOnSubjectOnly = false }: Focus,
): void {
  const { film, subject, stage } = scene
  // With nobody and nothing to focus on, the place itself is the subject and stays to be seen.
  if (scene.company.length < 2 && shallowness > 0.8)
    return focusOnSubject({ ...scene, company: [subject.depth, subject.depth * 3] }, random, {
      blur: blur * 0.4,
      shallowness: 0.7,
      discs,
    })
  const radius = blur * film.height
  const sharp = isOnSubjectOnly ? [subject.depth] : scene.company
  // A lens that is set on the moon has all that is far in focus, or what stands before the moon would be seen through.
  const farFrom = subject.depth > SKY_BODY ? Math.min(FAR, ...sharp) : SKY_BODY
  const confusionAt = (depth: number): number =>
    sharp.reduce(
      (least, focus) =>
        Math.min(least, focus > SKY_BODY ? (depth < farFrom ? 1 : 0) : confusion(depth, focus, shallowness)),
      1,
    )
  const points = discs > 0 ? findPoints(film, stage.exposure, radius) : []
  const soft = shrinkLight(film, 3)
  const softest = blurSmall(shrinkSmall(soft), Math.max(1, radius * 0.15))
  blurSmall(soft, Math.max(1, radius * 0.13))
  blendByDepth(film, soft, softest, confusionAt)
  if (points.length === 0) return
  const { on } = findSubjectMask(scene)
  for (const point of points) {
    const unsharp = confusionAt(point.depth)
    const size = radius * (0.35 + 0.35 * unsharp) * (0.75 + random() * 0.4)
    if (unsharp >= 0.45) addDisc(film, on, point, size, (discs * 0.16) / stage.exposure)
  }
}

/** Metres beyond which things are in the sky, and beyond which a lens set on those has all in focus. */
const SKY_BODY = 20_000
const FAR = 40

/** How far out of focus a depth is, 0…1. */
function confusion(depth: number, focus: number, shallowness: number): number {
  const near = Math.min(focus, 1e4)
  const off = Math.abs(1 / Math.min(depth, 1e5) - 1 / near) * near
  return clamp((off - 0.12) * shallowness * 1.25)
}

/** Half of a small light's resolution again. */
function shrinkSmall({ width, height, scale, light }: SmallLight): SmallLight {
  return shrinkLight({ width, height, light, depth: NO_DEPTH }, 2, 0, 0, scale * 2)
}
const NO_DEPTH = new Float32Array(0)

const DEPTH_STEPS = 1024

function blendByDepth(film: Film, soft: SmallLight, softest: SmallLight, confusionAt: (depth: number) => number): void {
  const { width, height } = film
  // Confusion by nearness, so that no pixel needs a division of its own kind.
  const near = 0.5
  const table = new Float32Array(DEPTH_STEPS + 1)
  for (let i = 0; i <= DEPTH_STEPS; i++) table[i] = 2 * confusionAt(near * (DEPTH_STEPS / Math.max(i, 0.01)))
  const readSoft = createLineReader(soft, width)
  const readSoftest = createLineReader(softest, width)
  for (let y = 0; y < height; y++) blendRow(film, y, readSoft(y), readSoftest(y), table, near)
}

/** Blends a row with what is soft (a share up to 1 of the table) and softest (up to 2). */
function blendRow(
  { width, light, depth }: Film,
  y: number,
  a: Float32Array,
  b: Float32Array,
  table: Float32Array,
  near: number,
): void {
  for (let x = 0, i = y * width; x < width; x++, i++) {
    const nearness = (near / depth[i]!) * DEPTH_STEPS
    const share = table[nearness > DEPTH_STEPS ? DEPTH_STEPS : (nearness + 0.5) | 0]!
    if (share < 0.02) continue
    const q = i * 3
    const p = x * 3
    if (share <= 1) {
      light[q] = light[q]! + (a[p]! - light[q]!) * share
      light[q + 1] = light[q + 1]! + (a[p + 1]! - light[q + 1]!) * share
      light[q + 2] = light[q + 2]! + (a[p + 2]! - light[q + 2]!) * share
    } else {
      const rest = share - 1
      light[q] = a[p]! + (b[p]! - a[p]!) * rest
      light[q + 1] = a[p + 1]! + (b[p + 1]! - a[p + 1]!) * rest
      light[q + 2] = a[p + 2]! + (b[p + 2]! - a[p + 2]!) * rest
    }
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

/** A disc with a slightly brighter edge, as a lens makes it; behind the subject. */
function addDisc(
  { width, height, light }: Film,
  subject: Uint8Array,
  point: Point,
  radius: number,
  gain: number,
): void {
  const peak = Math.max(point.red, point.green, point.blue)
  const strength = (gain * (0.5 + Math.min(1.4, peak))) / peak
  for (let y = Math.max(0, Math.floor(point.y - radius)); y <= Math.min(height - 1, point.y + radius); y++) {
    for (let x = Math.max(0, Math.floor(point.x - radius)); x <= Math.min(width - 1, point.x + radius); x++) {
      const distance = Math.hypot(x - point.x, y - point.y) / radius
      if (distance > 1) continue
      if (subject[y * width + x] === 1) continue
      const share = strength * (0.72 + 0.5 * distance ** 6) * clamp((1 - distance) * radius * 0.5)
      const q = (y * width + x) * 3
      light[q] = light[q]! + point.red * share
      light[q + 1] = light[q + 1]! + point.green * share
      light[q + 2] = light[q + 2]! + point.blue * share
    }
  }
}

/**
 * Sprinkles discs of lamp-light over the background, where a picture has few lights of its own: many small ones along the
 * horizon, as of a town far away, and some wide faint ones out at the edges.
 */
export function sprinkleDiscs(scene: Scene, random: Random, count: number, size: number): void {
  const { film, shot, subject, stage } = scene
  const { width, height } = film
  const { on } = findSubjectMask(scene)
  const colors = [shot.palette.lamp, shot.palette.accent, shot.palette.accent2, shot.palette.key]
  const line = clamp(stage.horizon / height, 0.3, 0.62)
  for (let i = 0; i < count; i++) {
    const color = colors[Math.floor(random() * random() * colors.length)]!
    const peak = Math.max(color[0], color[1], color[2], 1e-4)
    const isWide = i % 4 === 3
    const spread = (random() + random() + random()) / 1.5 - 1
    const side = random() < 0.5 ? random() * 0.3 : 1 - random() * 0.3
    const x = Math.floor(clamp(isWide ? side : random()) * (width - 1))
    const y = Math.floor(height * clamp(isWide ? 0.05 + 0.8 * random() : line - 0.07 + spread * 0.2, 0.02, 0.97))
    const radius = height * size * (isWide ? 1 + random() * 0.8 : 0.25 + random() * 0.5)
    const strength = isWide ? 0.05 + random() * 0.06 : 0.14 + random() * 0.22
    if (film.depth[y * width + x]! < subject.depth * 1.25) continue
    const point = { x, y, red: color[0] / peak, green: color[1] / peak, blue: color[2] / peak, depth: 0 }
    addDisc(film, on, point, radius, strength / stage.exposure)
  }
}
