import { createCanvas } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Scene } from '../compose.ts'
import { fogOver } from '../light/film.ts'
import type { Pixels } from '../light/grade.ts'
import { clamp, mixRgb } from '../math.ts'
import type { Rgb } from '../painting.ts'
import { sharpen } from './brush.ts'
import { paintWithStrokes } from './brushwork.ts'
import { fillFromAround } from './fill-from-around.ts'
import { addClarity, addRays, lightSubject } from './light-effects.ts'
import { readTones } from './lines.ts'
import { roundEdges } from './rendered.ts'
import type { Style } from './style.ts'
import { findSubjectMask } from './subject-mask.ts'
import { splitTones } from './toning.ts'

export const cinematicConcept: Style = {
  grade: {
    bloom: 0.34,
    contrast: 1.24,
    saturation: 1.2,
    vignette: 0.4,
    grain: 0,
    lightness: [0.35, 0.5],
  },
  light(scene) {
    const { film, stage } = scene
    fogOver(film, mixRgb(stage.fog, stage.key, 0.2), stage.fogPerMetre * 0.6 + 0.0009, 0.14)
    addRays(scene, 0.7)
    lightSubject(scene, 0.5, 0.15)
  },
  finish(pixels, scene, random) {
    splitTones(pixels, { shadows: [-14, 16], lights: [16, -20], strength: 0.45 })
    paintWithStrokes(pixels, scene, random)
  },
}

export const creative: Style = {
  grade: { bloom: 0.4, contrast: 1.2, saturation: 1.1, vignette: 0.2, grain: 0.015, lightness: [0.34, 0.54] },
  finish: printRings,
}

export const dynamic: Style = {
  closeness: 1.05,
  shot: { camera: 'low', lens: 0.6, horizon: 0.64 },
  grade: { bloom: 0.36, contrast: 1.26, saturation: 1.24, vignette: 0.42, grain: 0.015, lightness: [0.28, 0.5] },
  light(scene) {
    addClarity(scene.film, 0.35)
    roundEdges(scene, 1.6)
    addRays(scene, 0.5)
  },
  finish(pixels, scene, random) {
    rushOutwards(pixels, scene)
    drawSpeedLines(pixels, scene, random)
    tilt(pixels, scene, (random() < 0.5 ? -1 : 1) * 0.1)
    sharpen(pixels, 0.4)
  },
}

const INK_SETS: readonly (readonly Rgb[])[] = [
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

/** The ink of each of 256 tones, from dark to light. */
function inkTable(inks: readonly Rgb[]): Float32Array {
  const table = new Float32Array(256 * 3)
  for (let i = 0; i < 256; i++) {
    const at = (i / 255) * (inks.length - 1)
    const k = Math.min(inks.length - 2, Math.floor(at))
    for (let c = 0; c < 3; c++) table[i * 3 + c] = inks[k]![c]! + (inks[k + 1]![c]! - inks[k]![c]!) * (at - k)
  }
  return table
}

/** Rings about the subject, each seen through a stronger lens than the one inside it and printed in the other set of inks. */
function printRings(pixels: Pixels, scene: Scene, random: Random): void {
  const { width, height, bytes } = pixels
  const { subject } = scene
  const mask = findSubjectMask(scene)
  const { on } = mask
  const start = Math.floor(random() * INK_SETS.length)
  const tables = [start, start + 1 + Math.floor(random() * (INK_SETS.length - 1))].map((k) =>
    inkTable(INK_SETS[k % INK_SETS.length]!),
  )
  const subjectTones = readTones(pixels, 0.015, 0.985)
  const own = bytes.slice()
  fillFromAround(pixels, mask)
  const tones = readTones(pixels, 0.015, 0.985)
  const core = clamp(subject.height * 0.62, height * 0.13, height * 0.26)
  const band = height * 0.085
  const centerY = clamp(subject.y, height * 0.24, height * 0.62)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const p = i * 4
      const dx = x - subject.x
      const dy = y - centerY
      const out = (Math.sqrt(dx * dx + dy * dy) - core) / band
      const ring = out < 0 ? 0 : Math.floor(out) + 1
      // The subject is printed over all rings, in the inks of the core.
      const isSubject = on[i] === 1
      const zoom = isSubject ? 1 : 1 / (1 + 0.09 * ring)
      const fromX = Math.round(subject.x + dx * zoom)
      const fromY = Math.round(centerY + dy * zoom)
      const tone = (isSubject ? subjectTones : tones)[clamp(fromY, 0, height - 1) * width + clamp(fromX, 0, width - 1)]!
      const table = tables[isSubject ? 0 : ring & 1]!
      const t = Math.round(clamp(isSubject ? 0.5 + (tone - 0.5) * 1.15 : tone) * 255) * 3
      // A fine dark line parts the rings.
      const line = isSubject || ring === 0 ? 1 : 1 - 0.5 * clamp(1 - Math.abs(out - Math.floor(out)) * band * 0.4)
      const kept = isSubject ? 0.5 : 0.06
      for (let c = 0; c < 3; c++) bytes[p + c] = (own[p + c]! * kept + table[t + c]! * (1 - kept)) * line
    }
  }
}

/** Everything away from the subject streaks outwards from it. */
function rushOutwards({ width, height, bytes }: Pixels, { subject }: Scene): void {
  const before = bytes.slice()
  const steps = 12
  const still = clamp(subject.height * 0.5, height * 0.12, height * 0.24)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x - subject.x
      const dy = y - subject.y
      const distance = Math.sqrt(dx * dx + dy * dy)
      const share = clamp((distance - still) / (height * 0.5))
      if (share < 0.02) continue
      const reach = (share * 0.2) / steps
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

/** Thin light streaks that run outwards from around the subject, as dust does that a fast lens passes. */
function drawSpeedLines(pixels: Pixels, { subject }: Scene, random: Random): void {
  const { width, height, bytes } = pixels
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  image.data.set(bytes)
  context.putImageData(image, 0, 0)
  const still = clamp(subject.height * 0.75, height * 0.24, height * 0.38)
  for (let i = 0; i < 90; i++) {
    const angle = random() * Math.PI * 2
    const from = still * (1 + random() * 0.9)
    const length = height * (0.05 + random() * 0.24)
    const thick = height * (0.0006 + random() ** 3 * 0.0024)
    const strength = 0.12 + random() * 0.3
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    // A long wedge that opens outwards.
    context.fillStyle = `rgba(255,246,226,${strength})`
    context.beginPath()
    context.moveTo(subject.x + cos * from, subject.y + sin * from)
    context.lineTo(subject.x + cos * (from + length) - sin * thick, subject.y + sin * (from + length) + cos * thick)
    context.lineTo(subject.x + cos * (from + length) + sin * thick, subject.y + sin * (from + length) - cos * thick)
    context.fill()
  }
  bytes.set(context.getImageData(0, 0, width, height).data)
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
