import { addSmall, blurSmall, createLineReader, shrinkLight } from '../light/blur.ts'
import type { Scene } from '../compose.ts'
import { clamp, luminance } from '../math.ts'
import type { Film, Rgb } from '../painting.ts'
import { findSubjectMask } from './subject-mask.ts'

/** Horizontal streaks from the brightest lights, as an anamorphic lens draws them. */
export function addStreaks({ film, stage }: Scene, strength: number, tint: Rgb): void {
  const bright = shrinkLight(film, 6, 2.2 / stage.exposure, 16 / stage.exposure)
  blurSmall(bright, film.width / 34, 0)
  addSmall(film, bright, [tint[0] * strength, tint[1] * strength, tint[2] * strength])
}

/** A coloured glow around lights, as in film whose back layer scatters red. */
export function addHalation({ film, stage }: Scene, strength: number, tint: Rgb): void {
  const bright = blurSmall(shrinkLight(film, 5, 0.75 / stage.exposure), Math.max(1, film.height / 420))
  addSmall(film, bright, [tint[0] * strength, tint[1] * strength, tint[2] * strength])
}

/** Sum of the three channels over the threshold, on average, above which shafts would be a veil. */
const MOST_RAYS = 0.3

/** Shafts of light that fan out from the brightest part of the picture, behind the subject. Where much is bright, each is fainter. */
export function addRays(scene: Scene, strength: number): void {
  const { film, stage } = scene
  const small = shrinkLight(film, 8, 0.8 / stage.exposure, 5 / stage.exposure)
  const { width, height, light } = small
  let x0 = width / 2
  let y0 = height * 0.3
  let best = 0
  let sum = 0
  for (let i = 0; i < width * height; i++) {
    const peak = light[i * 3]! + light[i * 3 + 1]! + light[i * 3 + 2]!
    sum += peak
    if (peak > best) {
      best = peak
      x0 = i % width
      y0 = Math.floor(i / width)
    }
  }
  if (best === 0) return
  const rays = new Float32Array(light.length)
  const steps = 28
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3
      let weight = 1 / steps
      for (let i = 0; i < steps; i++) {
        const share = (i / steps) * 0.92
        const from = (Math.round(y + (y0 - y) * share) * width + Math.round(x + (x0 - x) * share)) * 3
        rays[to] = rays[to]! + light[from]! * weight
        rays[to + 1] = rays[to + 1]! + light[from + 1]! * weight
        rays[to + 2] = rays[to + 2]! + light[from + 2]! * weight
        weight *= 0.985
      }
    }
  }
  const mean = (sum / (width * height)) * stage.exposure
  const held = strength * Math.min(1, MOST_RAYS / mean)
  const { on } = findSubjectMask(scene)
  const before = film.light.slice()
  addSmall(film, blurSmall({ ...small, light: rays }, 1), [held, held * 0.94, held * 0.85])
  for (let i = 0; i < on.length; i++) {
    if (on[i] === 0) continue
    for (let q = i * 3; q < i * 3 + 3; q++) film.light[q] = before[q]! + (film.light[q]! - before[q]!) * 0.2
  }
}

/** Brings out the middle-sized forms: each pixel against its surroundings. @param strength 0…1. */
export function addClarity(film: Film, strength: number): void {
  const { light, width, height } = film
  const read = createLineReader(blurSmall(shrinkLight(film, 6), Math.max(1, height / 160)), width)
  for (let y = 0; y < height; y++) {
    const soft = read(y)
    for (let x = 0, q = y * width * 3; x < soft.length; x += 3, q += 3) {
      const around = luminance(soft[x]!, soft[x + 1]!, soft[x + 2]!) + 1e-4
      const here = luminance(light[q]!, light[q + 1]!, light[q + 2]!)
      let factor = 1 + ((here - around) / (here + around)) * strength * 1.6
      if (factor < 0.4) factor = 0.4
      light[q] = light[q]! * factor
      light[q + 1] = light[q + 1]! * factor
      light[q + 2] = light[q + 2]! * factor
    }
  }
}

/**
 * Lights who and what the picture is about, where it is darker than it should be, as with a lamp beside the camera.
 *
 * @param share what its middle tone comes to at least, as a share of the middle tone of the whole picture.
 * @param around how much of that also falls on what is near it, 0…1.
 */
export function lightSubject(scene: Scene, share: number, around: number): void {
  const { film, subject } = scene
  const { width, height, light } = film
  const { on, box } = findSubjectMask(scene)
  const own: number[] = []
  const all: number[] = []
  for (let i = 0; i < on.length; i += 7) {
    const here = luminance(light[i * 3]!, light[i * 3 + 1]!, light[i * 3 + 2]!)
    all.push(here)
    if (on[i] === 1) own.push(here)
  }
  if (own.length < 20) return
  const gain = clamp((share * middleOf(all)) / Math.max(middleOf(own), 1e-5), 1, 3)
  if (gain <= 1.02) return
  const reach = Math.max(subject.height, height * 0.2) * 0.8
  const isWide = around > 0
  const from = isWide ? 0 : box.top
  const to = isWide ? height - 1 : box.bottom
  for (let y = from; y <= to; y++) {
    for (let x = 0, i = y * width; x < width; x++, i++) {
      let factor = gain
      if (on[i] === 0) {
        if (!isWide) continue
        const square = ((x - subject.x) ** 2 + (y - subject.y) ** 2) / (reach * reach)
        if (square > 4) continue
        factor = 1 + (gain - 1) * around * Math.exp(-square * 1.6)
      }
      light[i * 3] = light[i * 3]! * factor
      light[i * 3 + 1] = light[i * 3 + 1]! * factor
      light[i * 3 + 2] = light[i * 3 + 2]! * factor
    }
  }
}

function middleOf(values: readonly number[]): number {
  return Float32Array.from(values).sort()[values.length >> 1]!
}
