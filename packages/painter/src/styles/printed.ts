import type { Random } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import type { Pixels } from '../light/grade.ts'
import { clamp } from '../math.ts'
import { SKY_DEPTH } from '../painting.ts'
import { paintFlat } from './brush.ts'
import { findOutlines, readTones } from './lines.ts'
import type { Style } from './style.ts'
import { findSubjectMask } from './subject-mask.ts'

export const popArt: Style = {
  isDrawn: true,
  closeness: 1.1,
  grade: { bloom: 0.1, grain: 0, vignette: 0, contrast: 1.2, saturation: 1, lightness: [0.42, 0.58] },
  finish: printPopArt,
}

type Ink = readonly [number, number, number]
/** Black, then for sky, background and subject: dark, middle and light ink. */
type Inks = {
  black: Ink
  sky: readonly [Ink, Ink, Ink]
  ground: readonly [Ink, Ink, Ink]
  subject: readonly [Ink, Ink, Ink]
}

const INK_SETS: readonly Inks[] = [
  {
    black: [20, 16, 40],
    sky: [
      [0, 148, 214],
      [64, 196, 232],
      [255, 246, 224],
    ],
    ground: [
      [222, 30, 86],
      [255, 122, 64],
      [255, 214, 54],
    ],
    subject: [
      [108, 40, 150],
      [255, 96, 160],
      [255, 240, 214],
    ],
  },
  {
    black: [24, 12, 30],
    sky: [
      [232, 36, 100],
      [255, 110, 130],
      [255, 232, 190],
    ],
    ground: [
      [18, 84, 190],
      [40, 178, 206],
      [206, 240, 226],
    ],
    subject: [
      [222, 60, 20],
      [255, 188, 30],
      [255, 250, 222],
    ],
  },
  {
    black: [14, 26, 44],
    sky: [
      [255, 150, 20],
      [255, 200, 40],
      [255, 244, 200],
    ],
    ground: [
      [0, 122, 120],
      [34, 190, 150],
      [222, 246, 190],
    ],
    subject: [
      [200, 24, 60],
      [255, 84, 84],
      [255, 236, 224],
    ],
  },
  {
    black: [26, 10, 52],
    sky: [
      [112, 52, 190],
      [176, 96, 232],
      [255, 214, 240],
    ],
    ground: [
      [0, 130, 200],
      [70, 200, 240],
      [250, 252, 200],
    ],
    subject: [
      [230, 30, 110],
      [255, 140, 40],
      [255, 244, 210],
    ],
  },
]

/** Flat inks by zone and tone, dots where a tone lies between two inks, a heavy outline. */
function printPopArt(pixels: Pixels, scene: Scene, random: Random): void {
  const { film, shot } = scene
  const { width, height, bytes } = pixels
  const unit = height / 1920
  paintFlat(pixels, 10)
  const tones = readTones(pixels, 0.02, 0.98)
  const lines = findOutlines(film, tones, Math.max(1, Math.round(3 * unit)), 1.6, 0.7)
  const inks = INK_SETS[Math.floor(shot.noise.hash(3, 7) * 0.999 * INK_SETS.length)]!
  const zones = findZones(scene)
  const limits = zoneLimits(tones, zones)
  const pitch = 17 * unit
  const turn = 0.42 + random() * 0.2
  const cos = Math.cos(turn) / pitch
  const sin = Math.sin(turn) / pitch
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const zone = zones[i]!
      const set = zone === 0 ? inks.sky : zone === 1 ? inks.ground : inks.subject
      const limit = limits[zone]!
      const tone = tones[i]!
      const u = x * cos + y * sin
      const v = y * cos - x * sin
      const du = u - Math.floor(u) - 0.5
      const dv = v - Math.floor(v) - 0.5
      const distance = Math.sqrt(du * du + dv * dv)
      let from: Ink
      let to: Ink
      let share: number
      if (tone < limit[0]) {
        from = inks.black
        to = set[0]
        share = (tone - limit[0] * 0.35) / (limit[0] * 0.65 + 1e-3)
      } else if (tone < limit[1]) {
        from = set[0]
        to = set[1]
        share = (tone - limit[0]) / (limit[1] - limit[0] + 1e-3)
      } else {
        from = set[1]
        to = set[2]
        share = (tone - limit[1]) / (limit[2] - limit[1] + 1e-3)
      }
      // Flat at both ends, dots growing between.
      const size = share < 0.25 ? 0 : share > 0.9 ? 1 : 0.2 + (share - 0.25) * 0.78
      const dot = clamp((size - distance) * pitch + 0.5)
      const line = clamp((lines[i]! - 0.28) * 4)
      const p = i * 4
      for (let c = 0; c < 3; c++) {
        const color = from[c]! + (to[c]! - from[c]!) * dot
        bytes[p + c] = color + (inks.black[c]! - color) * line
      }
    }
  }
}

/** Sky 0, what lies before it 1, who and what the picture is about 2. */
function findZones(scene: Scene): Uint8Array {
  const { on } = findSubjectMask(scene)
  const { depth } = scene.film
  return on.map((isOn, i) => (isOn === 1 ? 2 : depth[i]! >= SKY_DEPTH ? 0 : 1))
}

/** For each zone the tones that part its inks: a share of its own tones each, so that none is all of one ink. */
function zoneLimits(tones: Float32Array, zones: Uint8Array): (readonly [number, number, number])[] {
  const samples: number[][] = [[], [], []]
  for (let i = 0; i < tones.length; i += 11) samples[zones[i]!]!.push(tones[i]!)
  return samples.map((values) => {
    if (values.length < 8) return [0.25, 0.6, 1]
    const sorted = Float32Array.from(values).sort()
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))]!
    return [Math.min(at(0.22), 0.4), at(0.6), at(0.96)]
  })
}
