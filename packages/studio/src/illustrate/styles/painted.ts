import { createCanvas } from '@napi-rs/canvas'
import type { Random } from '../../lib/random.ts'
import type { Scene } from '../compose.ts'
import { fogOver } from '../film.ts'
import type { Pixels } from '../grade.ts'
import { clamp, mixRgb } from '../math.ts'
import { SKY_DEPTH, type Rgb } from '../painting.ts'
import { paintFlat, sharpen } from './brush.ts'
import { addClarity, addRays } from './light-effects.ts'
import { drawStrokes, readTones, strokeAt } from './lines.ts'
import { roundEdges } from './rendered.ts'
import type { Style } from './style.ts'

export const cinematicConcept: Style = {
  grade: {
    bloom: 0.34,
    contrast: 1.16,
    saturation: 1.08,
    vignette: 0.42,
    grain: 0.01,
    shadows: [0.01, 0.02, 0.045],
    lightness: [0.33, 0.52],
  },
  light(scene) {
    const { film, stage } = scene
    fogOver(film, mixRgb(stage.fog, stage.key, 0.12), Math.max(0.0006, stage.fogPerMetre) * 1.2 + 0.0012, 0.3)
    addRays(scene, 0.55)
  },
  finish: paintBrushwork,
}

export const creative: Style = {
  grade: { bloom: 0.4, contrast: 1.2, saturation: 1.1, vignette: 0.2, grain: 0.015, lightness: [0.34, 0.54] },
  finish(pixels, scene, random) {
    exposeTwice(pixels, scene, random)
    mapToInks(pixels, DUOTONES[Math.floor(random() * DUOTONES.length)]!)
  },
}

export const dynamic: Style = {
  closeness: 1.3,
  shot: { camera: 'low', lens: 0.6, horizon: 0.64 },
  grade: { bloom: 0.36, contrast: 1.26, saturation: 1.24, vignette: 0.42, grain: 0.015, lightness: [0.28, 0.5] },
  light(scene) {
    addClarity(scene.film, 0.35)
    roundEdges(scene, 1.6)
    addRays(scene, 0.5)
  },
  finish(pixels, scene, random) {
    rushOutwards(pixels, scene)
    tilt(pixels, scene, (random() < 0.5 ? -1 : 1) * 0.11)
    sharpen(pixels, 0.3)
  },
}

/** Visible strokes over flattened forms: bristles along the form lighten and darken the paint. */
function paintBrushwork(pixels: Pixels, { film }: Scene, random: Random): void {
  const { width, height, bytes } = pixels
  const unit = height / 1920
  paintFlat(pixels, 13)
  const tones = readTones(pixels)
  const bristles = drawStrokes(tones, width, height, random, {
    length: Math.max(4, Math.round(18 * unit)),
    slant: -0.25,
  })
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const factor = 1 + (strokeAt(bristles, x, y) - 0.5) * (film.depth[i]! >= SKY_DEPTH ? 0.07 : 0.16)
      for (let c = 0; c < 3; c++) bytes[i * 4 + c] = bytes[i * 4 + c]! * factor
    }
  }
  sharpen(pixels, 0.5)
}

const DUOTONES: readonly (readonly Rgb[])[] = [
  [
    [22, 8, 64],
    [138, 20, 140],
    [255, 84, 112],
    [255, 190, 110],
    [226, 255, 246],
  ],
  [
    [4, 22, 58],
    [0, 96, 130],
    [60, 196, 170],
    [255, 214, 122],
    [255, 246, 232],
  ],
  [
    [34, 6, 40],
    [190, 20, 66],
    [255, 116, 40],
    [108, 214, 226],
    [244, 255, 236],
  ],
  [
    [10, 14, 72],
    [62, 50, 190],
    [220, 90, 220],
    [130, 230, 240],
    [255, 255, 226],
  ],
]

/** Each tone gets its ink, from dark to light; a little of the own colour stays. */
function mapToInks(pixels: Pixels, inks: readonly Rgb[]): void {
  const { bytes } = pixels
  const tones = readTones(pixels, 0.02, 0.98)
  const table = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * (inks.length - 1)
    const k = Math.min(inks.length - 2, Math.floor(at))
    for (let c = 0; c < 3; c++) table[i * 3 + c] = inks[k]![c]! + (inks[k + 1]![c]! - inks[k]![c]!) * (at - k)
  }
  for (let i = 0; i < tones.length; i++) {
    const t = ((tones[i]! * 255) | 0) * 3
    for (let c = 0; c < 3; c++) bytes[i * 4 + c] = bytes[i * 4 + c]! * 0.14 + table[t + c]! * 0.86
  }
}

/** A second exposure: the same picture mirrored and larger, seen where the first is dark. */
function exposeTwice({ width, height, bytes }: Pixels, { subject }: Scene, random: Random): void {
  const before = bytes.slice()
  const scale = 1 / (1.7 + random() * 0.5)
  const isFlipped = random() < 0.6
  for (let y = 0; y < height; y++) {
    const fromY = Math.floor(clamp((isFlipped ? height - 1 - y : y) * scale + height * 0.12, 0, height - 1))
    for (let x = 0; x < width; x++) {
      const fromX = Math.floor(clamp(subject.x - (x - width / 2) * scale, 0, width - 1))
      const from = (fromY * width + fromX) * 4
      const p = (y * width + x) * 4
      const dark = 1 - (before[p]! * 0.3 + before[p + 1]! * 0.59 + before[p + 2]! * 0.11) / 255
      const share = 0.62 * dark * dark
      for (let c = 0; c < 3; c++)
        bytes[p + c] = before[p + c]! + (255 - before[p + c]!) * (before[from + c]! / 255) * share
    }
  }
}

/** Everything away from the subject streaks outwards from it. */
function rushOutwards({ width, height, bytes }: Pixels, { subject }: Scene): void {
  const before = bytes.slice()
  const steps = 10
  const still = Math.max(subject.height * 0.55, height * 0.14)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - subject.x
      const dy = y - subject.y
      const distance = Math.sqrt(dx * dx + dy * dy)
      const share = clamp((distance - still) / (height * 0.5))
      if (share < 0.02) continue
      const reach = (share * 0.13) / steps
      let red = 0
      let green = 0
      let blue = 0
      for (let i = 0; i < steps; i++) {
        const p = (((y - dy * reach * i) | 0) * width + ((x - dx * reach * i) | 0)) * 4
        red += before[p]!
        green += before[p + 1]!
        blue += before[p + 2]!
      }
      const p = (y * width + x) * 4
      bytes[p] = red / steps
      bytes[p + 1] = green / steps
      bytes[p + 2] = blue / steps
    }
  }
}

/** Turns the picture about its subject and enlarges it so that no corner is empty. */
function tilt(pixels: Pixels, { subject }: Scene, angle: number): void {
  const { width, height, bytes } = pixels
  const source = createCanvas(width, height)
  const image = source.getContext('2d').createImageData(width, height)
  image.data.set(bytes)
  source.getContext('2d').putImageData(image, 0, 0)
  const turned = createCanvas(width, height)
  const context = turned.getContext('2d')
  context.imageSmoothingQuality = 'medium'
  const cos = Math.abs(Math.cos(angle))
  const sin = Math.abs(Math.sin(angle))
  const scale = Math.max((width * cos + height * sin) / width, (width * sin + height * cos) / height)
  // About the middle, then shifted towards the subject as far as the picture reaches.
  context.translate(width / 2, height / 2)
  context.rotate(angle)
  context.scale(scale, scale)
  context.drawImage(source, -width / 2, -height / 2)
  bytes.set(context.getImageData(0, 0, width, height).data)
  const dx = (subject.x - width / 2) * scale
  const dy = (subject.y - height / 2) * scale
  subject.x = width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle)
  subject.y = height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle)
}
