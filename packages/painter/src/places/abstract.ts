import type { Mood } from '../brief/brief.ts'
import type { Film, PlacePainter, Rgb, Shot, Stage } from '../painting.ts'
import { paintLattice } from './abstract-lattice.ts'
import { finishStage, mix, scaled, tinted } from './light-of-day.ts'
import { smooth } from './tracing/texture.ts'
import { createView } from './tracing/view.ts'

/** Which families suit a mood, likeliest first. */
const FAMILIES_OF_MOOD: Record<Mood, readonly Family[]> = {
  calm: ['ribbons', 'caustics', 'ink'],
  hopeful: ['ribbons', 'caustics', 'lattice'],
  joyful: ['ribbons', 'caustics', 'lattice'],
  eerie: ['ink', 'lattice', 'caustics'],
  tense: ['lattice', 'ink', 'ribbons'],
  sad: ['ink', 'ribbons', 'caustics'],
  awe: ['lattice', 'caustics', 'ribbons'],
}
type Family = 'ribbons' | 'ink' | 'caustics' | 'lattice'

/** The distance all flat families are said to have, metres. */
const DEPTH = 40

/** Light without a place: flowing ribbons, ink in water, a net of light through ripples, or a lattice in space. */
export const paintAbstract: PlacePainter = (film, shot) => {
  const { random, brief } = shot
  const choices = FAMILIES_OF_MOOD[brief.mood]
  const roll = random()
  const family = choices[roll < 0.5 ? 0 : roll < 0.8 ? 1 : 2]!
  if (family === 'lattice') return paintLattice(film, shot)
  const colors = chooseColors(shot)
  film.depth.fill(DEPTH)
  if (family === 'ribbons') paintRibbons(film, shot, colors)
  else if (family === 'ink') paintInk(film, shot, colors)
  else paintCaustics(film, shot, colors)
  return floatingStage(film, shot, colors)
}

type Colors = { ground: Rgb; low: Rgb; first: Rgb; second: Rgb; spark: Rgb }

function chooseColors(shot: Shot): Colors {
  const { palette, brief } = shot
  const depth = brief.time === 'night' ? 0.03 : brief.time === 'dusk' ? 0.1 : brief.time === 'dawn' ? 0.2 : 0.3
  const dim = brief.mood === 'sad' || brief.mood === 'eerie' ? 0.6 : 1
  return {
    ground: tinted(palette.zenith, depth * dim),
    low: tinted(palette.horizon, depth * 1.9 * dim),
    first: tinted(palette.accent, 1),
    second: tinted(palette.accent2, 1),
    spark: tinted(mix(palette.lamp, palette.key, 0.4), 1),
  }
}

function floatingStage(film: Film, shot: Shot, colors: Colors): Stage {
  const view = createView(film, shot, [1.6, 1.6, 1.6], 0)
  return finishStage(film, view, shot, {
    subjectZ: 10,
    hasGround: false,
    mirror: 0,
    keySide: shot.random() < 0.5 ? -1 : 1,
    key: colors.spark,
    ambient: scaled(mix(colors.first, colors.second, 0.5), 0.3),
    fog: colors.low,
    fogPerMetre: 0.004,
  })
}

/** Bands of silk that cross the picture, far ones first; each turns about itself so that it narrows, shines and shows its back. */
function paintRibbons(film: Film, shot: Shot, colors: Colors): void {
  const { width, height, light } = film
  const { random, noise, subjectX } = shot
  const lean = (random() - 0.5) * 1.2
  const focus = 0.3 + random() * 0.4
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / height - (subjectX * width) / height, y / height - focus]
      const glow = Math.exp(-(u * u + v * v) * 5)
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        light[at + channel] =
          colors.ground[channel]! +
          (colors.low[channel]! - colors.ground[channel]!) * (y / height) +
          colors.spark[channel]! * glow * 0.22
      }
    }
  }
  const count = 15 + Math.floor(random() * 9)
  const spread = 0.2 + random() * 0.16
  const swing = 0.5 + random() * 1.2
  for (let k = 0; k < count; k++) {
    const share = k / (count - 1)
    const near = 0.4 + 0.9 * share
    const seed = random() * 40
    const offset = (random() + random() - 1) * spread
    const wide = (0.018 + 0.05 * random()) * near
    const color = mix(
      colors.first,
      colors.second,
      Math.min(1, Math.max(0, 0.5 + offset / spread / 1.4 + (random() - 0.5) * 0.4)),
    )
    const power = 0.25 + 0.65 * random() * near
    const phase = random() * 6.28
    const twist = 3 + random() * 5
    for (let y = 0; y < height; y++) {
      const v = y / height
      const course =
        Math.sin(v * 3.1 * swing + phase * 0.25 + share * 1.3) * 0.1 +
        (noise.value(seed, v * 2.3) - 0.5) * 0.22 +
        lean * (v - 0.5) * 0.35
      const middle = subjectX * (width / height) + offset + course
      const turn = Math.sin(v * twist + phase + noise.value(v * 3, seed) * 2)
      const half = Math.max(0.9, wide * (0.16 + 0.84 * Math.abs(turn)) * height)
      const centre = middle * height
      const left = Math.max(0, Math.floor(centre - half - 1.5))
      const right = Math.min(width - 1, Math.ceil(centre + half + 1.5))
      // The back of the silk is darker and of the other colour.
      const isBack = turn < 0
      for (let x = left; x <= right; x++) {
        const across = (x - centre) / half
        const inside = Math.min(1, Math.max(0, (1 - Math.abs(across)) * half + 0.5))
        if (inside <= 0) continue
        const round = Math.sqrt(Math.max(0, 1 - across * across))
        const fold = 0.55 + 0.45 * Math.sin(across * 5 + v * 26 + phase)
        const sheen = Math.max(0, 1 - Math.abs(across - 0.35 * Math.sin(v * 8 + phase)) * 3.2) ** 2
        const edge = smooth(0.82, 1, Math.abs(across))
        const alpha = inside * (0.55 + 0.4 * share) * (isBack ? 0.85 : 1)
        const tone = power * (isBack ? 0.35 : 1) * (0.3 + 0.55 * round + 0.25 * fold)
        const at = (y * width + x) * 3
        for (let channel = 0; channel < 3; channel++) {
          const body = color[channel]! * tone + colors.spark[channel]! * (sheen * power * 0.9 + edge * 0.5 * power)
          light[at + channel] = light[at + channel]! * (1 - alpha) + body * alpha
        }
      }
    }
  }
}

const GRID = 3

/** Fills the film from a colour field asked on every third pixel and blended between. */
function paintField(film: Film, field: (u: number, v: number, out: Float64Array) => void, step = GRID): void {
  const { width, height, light } = film
  const columns = Math.ceil(width / step) + 2
  const rows = Math.ceil(height / step) + 2
  const cells = new Float32Array(columns * rows * 3)
  const out = new Float64Array(3)
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      field((i * step) / height, (j * step) / height, out)
      const at = (j * columns + i) * 3
      cells[at] = out[0]!
      cells[at + 1] = out[1]!
      cells[at + 2] = out[2]!
    }
  }
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / step)
    const fv = y / step - j
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / step)
      const fu = x / step - i
      const cell = (j * columns + i) * 3
      const under = cell + columns * 3
      const at = (y * width + x) * 3
      for (let channel = 0; channel < 3; channel++) {
        const p = cells[cell + channel]!
        const q = cells[cell + 3 + channel]!
        const r = cells[under + channel]!
        const s = cells[under + 3 + channel]!
        light[at + channel] = p + (q - p) * fu + (r - p) * fv + (p - q - r + s) * fu * fv
      }
    }
  }
}

/** Ink sinking through water: folds of two colours drawn out by eddies, lit from above. */
function paintInk(film: Film, shot: Shot, colors: Colors): void {
  const { random, noise, subjectX, brief } = shot
  const isLight = brief.time === 'day' || brief.time === 'dawn'
  const seed = random() * 50
  const stretch = 0.7 + random() * 0.5
  const [water, deep] = isLight
    ? [mix(colors.low, [0.9, 0.9, 0.9], 0.45), colors.low]
    : [colors.low, scaled(colors.ground, 0.7)]
  const middle = (subjectX * film.width) / film.height
  paintField(film, (u, v, out) => {
    const x = (u - middle) * 3.4
    const y = v * 3.4 * stretch
    const wx = noise.fbm(x + seed, y, 4) - 0.47
    const wy = noise.fbm(x + 7.3, y + seed, 4) - 0.47
    const vx = noise.fbm(x + 3.1 * wx + 1.7, y + 3.1 * wy + seed + 9.2, 4) - 0.47
    const vy = noise.fbm(x + 3.1 * wx + seed + 8.3, y + 3.1 * wy + 2.8, 4) - 0.47
    const mass = noise.fbm(x + 4 * vx + seed, y + 4 * vy, 5)
    // Denser where it was poured, thinning as it sinks.
    const plume = Math.exp(-(((u - middle - 0.14 * wx) / (0.07 + 0.2 * v)) ** 2)) * (0.5 + 0.7 * smooth(1.05, 0.1, v))
    const ink = smooth(0.34, 0.66, mass * 0.75 + plume * 0.42 - 0.08)
    const crest = smooth(0.06, 0.3, Math.hypot(vx, vy)) * ink
    const lit = Math.min(1, Math.max(0, 0.5 + (wy + vy) * 1.9))
    const hue = smooth(-0.16, 0.16, vx + wx * 0.6)
    for (let channel = 0; channel < 3; channel++) {
      const ground = water[channel]! + (deep[channel]! - water[channel]!) * v
      const body =
        (colors.first[channel]! + (colors.second[channel]! - colors.first[channel]!) * hue) *
          (0.06 + 0.55 * lit * lit) +
        colors.spark[channel]! * crest * lit * lit * 0.5
      out[channel] = ground + (body - ground) * ink * 0.96
    }
  })
}

/** Sunlight drawn into a net by ripples, with slanting beams through the water above it. */
function paintCaustics(film: Film, shot: Shot, colors: Colors): void {
  const { random, noise, subjectX } = shot
  const seed = random() * 30
  const scale = 5 + random() * 3
  const slant = (random() - 0.5) * 0.9
  const source = (subjectX * film.width) / film.height + slant * 0.4
  const horizon = 0.3 + random() * 0.15
  paintField(
    film,
    (u, v, out) => {
      // The lower part is a floor receding; the upper one open water.
      const below = Math.max(0, v - horizon)
      const depth = 0.35 / (below + 0.06)
      const x = (u - source) * scale * depth * 0.55 + seed
      const y = depth * scale * 1.1
      let net = 0
      let [px, py] = [x, y]
      for (let k = 0; k < 3; k++) {
        const wave = noise.value(px + 3.7 * k, py - 1.9 * k)
        const bend = noise.value(py * 1.3 + 11, px * 1.3 + k * 5)
        net += Math.max(0, 1 - Math.abs(wave - 0.5) * 7) ** 2 * (0.8 - 0.2 * k)
        px = px * 1.7 + bend * 1.4
        py = py * 1.7 + wave * 1.4
      }
      const far = Math.exp(-depth * 0.55)
      const floor = smooth(0, 0.05, below) * far
      const angle = (u - source) / (v + 0.35) - slant * 0.5
      const beam =
        smooth(0.42, 0.75, noise.fbm(angle * 7 + seed, 0.4, 3)) * Math.exp(-v * 1.5) * Math.exp(-angle * angle * 1.6)
      const shine = Math.exp(-((u - source) ** 2 * 9 + v * v * 7))
      for (let channel = 0; channel < 3; channel++) {
        const water = colors.second[channel]! * (0.05 + 0.22 * Math.exp(-v * 2.4)) + colors.ground[channel]! * 0.6
        const sand =
          colors.first[channel]! * 0.05 + colors.second[channel]! * 0.06 + colors.spark[channel]! * (0.05 + net * 0.9)
        out[channel] = water + (sand - water) * floor * 0.9 + colors.spark[channel]! * (beam * 0.55 + shine * 0.7)
      }
    },
    2,
  )
}
