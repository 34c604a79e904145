import type { Random } from '@dayreel/storyboard/base'
import type { Rgb, Shot } from '../painting.ts'
import type { BuiltPlace } from './built-place.ts'
import { scaled } from './light-of-day.ts'
import type { Lamp } from './tracing/lighting.ts'
import type { View } from './tracing/view.ts'
import { BENCH, BULB, DARK, GLASS, LIQUID, SCREEN, SHELF, TANK, TOP } from './laboratory-surfaces.ts'

/** The room that furniture is put into; all in metres. */
type Hall = {
  build: BuiltPlace['build']
  colors: readonly Rgb[]
  end: number
  high: number
  isOld: boolean
  lamps: Lamp[]
  random: Random
  screenColor: Rgb
  shot: Shot
  view: View
}

export function addApparatus(place: Hall, side: number, x: number, z: number): void {
  const { build, colors, isOld, lamps, random } = place
  const roll = random()
  const y = 0.9
  const color = Math.floor(random() * 5)
  if (roll < 0.2) addFlask(place, x, y, z, 0.085 + random() * 0.05, color)
  else if (roll < 0.38) {
    build.cylinder(LIQUID, 1, x, z, y, y + 0.13, 0.055, 0.055, { tag: color, casts: false })
    build.cylinder(GLASS, 1, x, z, y + 0.13, y + 0.2, 0.056, 0.06, { casts: false })
  } else if (roll < 0.55) {
    // A round flask on a stand over a flame.
    build.cylinder(DARK, 1, x + 0.16, z, y, y + 0.62, 0.012)
    build.box(DARK, x - 0.08, y, z - 0.06, x + 0.2, y + 0.02, z + 0.06)
    build.ball(LIQUID, x, y + 0.34, z, 0.1, 1, { tag: color, casts: false })
    build.cylinder(GLASS, 1, x, z, y + 0.42, y + 0.6, 0.022, 0.022, { casts: false })
    build.cylinder(DARK, 1, x, z, y, y + 0.12, 0.02)
    build.cylinder(BULB, 1, x, z, y + 0.12, y + 0.2, 0.02, 0.003, { casts: false })
    lamps.push({
      x: x - side * 0.05,
      y: y + 0.3,
      z: z - 0.1,
      color: scaled(colors[color]!, 0.16),
      reach: 2,
      size: 0.2,
      halo: 0.15,
    })
  } else if (roll < 0.68) {
    for (let k = 0; k < 5; k++) {
      build.cylinder(LIQUID, 1, x, z - 0.12 + k * 0.06, y + 0.04, y + 0.13 + random() * 0.06, 0.016, 0.016, {
        tag: (color + k) % 5,
        casts: false,
      })
    }
    build.box(SHELF, x - 0.04, y + 0.08, z - 0.17, x + 0.04, y + 0.1, z + 0.17)
  } else if (roll < 0.84 && !isOld) addScreen(place, side, x + side * 0.1, y, z)
  else {
    // A microscope.
    build.box(DARK, x - 0.1, y, z - 0.08, x + 0.1, y + 0.03, z + 0.08)
    build.bar(DARK, [x + side * 0.07, y, z], [x + side * 0.05, y + 0.34, z], 0.045)
    build.bar(SHELF, [x - side * 0.02, y + 0.14, z], [x + side * 0.04, y + 0.46, z], 0.05)
    build.cylinder(DARK, 1, x - side * 0.02, z, y + 0.1, y + 0.12, 0.06)
  }
}

function addFlask(
  { build, colors, lamps }: Hall,
  x: number,
  y: number,
  z: number,
  radius: number,
  color: number,
): void {
  build.cylinder(LIQUID, 1, x, z, y, y + radius * 0.9, radius, radius * 0.66, { tag: color, casts: false })
  build.cylinder(GLASS, 1, x, z, y + radius * 0.9, y + radius * 1.9, radius * 0.66, radius * 0.24, { casts: false })
  build.cylinder(GLASS, 1, x, z, y + radius * 1.9, y + radius * 2.7, radius * 0.24, radius * 0.26, { casts: false })
  lamps.push({ x, y: y + 0.14, z: z - 0.1, color: scaled(colors[color]!, 0.14), reach: 1.8, size: 0.2, halo: 0.1 })
}

function addScreen({ build, lamps, random, screenColor }: Hall, side: number, x: number, y: number, z: number): void {
  build.box(DARK, x - 0.03, y, z - 0.12, x + 0.03, y + 0.16, z + 0.12)
  build.block(DARK, [x, y + 0.38, z], [0.02, 0.22, 0.34], side * 0.25)
  build.block(SCREEN, [x - side * 0.022, y + 0.38, z], [0.005, 0.2, 0.32], side * 0.25, 0, {
    tag: random() * 9,
    casts: false,
  })
  lamps.push({
    x: x - side * 0.3,
    y: y + 0.4,
    z: z - 0.1,
    color: scaled(screenColor, 0.5),
    reach: 3,
    size: 0.35,
    halo: 0.05,
    facing: [-side, 0, -0.4],
  })
}

export function addIsland(place: Hall): void {
  const { build, colors, lamps, random, shot, view } = place
  // A table in the middle, aside from where the subject stands, with the greatest apparatus on it.
  const way = (shot.subjectX < 0.5 ? 1 : -1) * view.flip
  const x = way * 0.75
  const z = 6.6
  build.box(BENCH, x - 0.5, 0.08, z, x + 0.5, 0.86, z + 2.6)
  build.box(TOP, x - 0.55, 0.86, z - 0.05, x + 0.55, 0.9, z + 2.65)
  const color = Math.floor(random() * 5)
  build.ball(LIQUID, x, 1.32, z + 0.6, 0.2, 1, { tag: color, casts: false })
  build.cylinder(GLASS, 1, x, z + 0.6, 1.48, 1.85, 0.045, 0.045, { casts: false })
  build.cylinder(DARK, 1, x + 0.3, z + 0.6, 0.9, 2, 0.018)
  build.bar(DARK, [x + 0.3, 1.6, z + 0.6], [x, 1.6, z + 0.6], 0.02)
  build.bar(GLASS, [x, 1.84, z + 0.6], [x - 0.05, 1.7, z + 1.5], 0.035, { casts: false })
  // The coil it drips through.
  for (let k = 0; k < 26; k++) {
    const [a, b] = [k * 0.9, (k + 1) * 0.9]
    build.bar(
      GLASS,
      [x - 0.05 + Math.cos(a) * 0.09, 1.68 - k * 0.022, z + 1.55 + Math.sin(a) * 0.09],
      [x - 0.05 + Math.cos(b) * 0.09, 1.66 - k * 0.022, z + 1.55 + Math.sin(b) * 0.09],
      0.022,
      { casts: false },
    )
  }
  addFlask(place, x - 0.05, 0.9, z + 1.55, 0.12, (color + 1) % 5)
  addFlask(place, x - 0.3, 0.9, z + 0.25, 0.1, (color + 2) % 5)
  addFlask(place, x + 0.28, 0.9, z + 2.2, 0.13, (color + 3) % 5)
  lamps.push({ x, y: 1.35, z: z + 0.3, color: scaled(colors[color]!, 0.9), reach: 4, size: 0.3, halo: 0.3 })
}

export function addBack({ build, colors, end, high, isOld, lamps, random, screenColor }: Hall): void {
  if (isOld || random() < 0.4) {
    // Tall tanks of light with something asleep in them.
    for (const x of [-1.5, 0, 1.5]) {
      const color = Math.floor(random() * 2)
      build.cylinder(DARK, 1, x, end - 0.7, 0, 0.4, 0.52, 0.46)
      build.cylinder(TANK, 1, x, end - 0.7, 0.4, 2.3, 0.42, 0.42, { tag: color, casts: false })
      build.cylinder(DARK, 1, x, end - 0.7, 2.3, 2.6, 0.46, 0.36)
      build.cylinder(DARK, 1, x, end - 0.7, 2.6, high, 0.08)
      lamps.push({ x, y: 1.4, z: end - 1.3, color: scaled(colors[color]!, 2.2), reach: 8, size: 0.6, halo: 0.3 })
    }
  } else {
    // A wall of screens.
    for (let row = 0; row < 2; row++) {
      for (let k = -1; k <= 1; k++) {
        build.box(DARK, k * 1.3 - 0.62, 1.1 + row * 0.85, end - 0.1, k * 1.3 + 0.62, 1.9 + row * 0.85, end)
        build.box(SCREEN, k * 1.3 - 0.58, 1.14 + row * 0.85, end - 0.12, k * 1.3 + 0.58, 1.86 + row * 0.85, end - 0.1, {
          tag: row * 3 + k + 2,
          casts: false,
        })
      }
    }
    lamps.push({
      x: 0,
      y: 1.8,
      z: end - 0.3,
      color: scaled(screenColor, 5),
      reach: 9,
      size: 1.2,
      halo: 0.15,
      facing: [0, 0, -1],
    })
  }
}
