import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { paintInterior, type Kit } from './interior.ts'
import { coursesOf, lampOf, paneOf, plainOf, plasterOf, slabOf, woodOf } from './stuffs.ts'

const HALF = 1.95
const HIGH = 3.2

/** A workshop: a long bench under a window, tools on the wall each in its place, planks, shavings, a lamp on a wire. */
export const paintWorkshop: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 1.2, heights: [0.7, 1.45, 2.2], aside: -0.2 + shot.random() * 0.3 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette } = shot
    const back = 4.6 + shot.lens * 1.9
    const pine = paint(mix(palette.wood, [0.6, 0.4, 0.2], 0.6), 0.24)
    const floor = kit.of(slabOf(kit, paint(palette.stone, 0.17), 0.15))
    const wall = kit.of(
      random() < 0.6
        ? coursesOf(kit, paint(mix(palette.soil, [0.5, 0.28, 0.2], 0.5), 0.18), 0.24, 0.08)
        : plasterOf(kit, paint(mix(palette.stone, [0.6, 0.56, 0.48], 0.5), 0.32), 0.7),
    )
    const oak = kit.of(woodOf(kit, pine, 0.04))
    const dark = kit.of(woodOf(kit, scaled(pine, 0.4)))
    const steel = kit.of(plainOf([0.24, 0.24, 0.25], 0.4))
    const pane = kit.of(paneOf(kit, { wide: 0.34, high: 0.36, bar: 0.04, from: 1.15, to: 2.7, roofs: 1.5 }))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, back)
    build.box(dark, -HALF, HIGH, -2, HALF, HIGH + 0.2, back)
    for (let z = 0.5; z < back; z += 1.3) build.box(dark, -HALF, HIGH - 0.2, z, HALF, HIGH, z + 0.16)
    build.box(wall, -HALF - 0.2, 0, -2, -HALF, HIGH, back)
    build.box(wall, -HALF, 0, back, HALF, HIGH, back + 0.2)
    const row = { first: 2.2, every: 2.5, count: 2, width: 1.9, sill: 1.15, spring: 2.6, arch: 'flat' } as const
    build.wall(wall, 0, HALF, HALF + 0.3, -2, back, 0, HIGH, row)
    build.box(pane, HALF + 0.2, 1.1, -2, HALF + 0.22, 2.7, back, { casts: false, tag: 0.26 })
    for (const z of [2.2, 4.7])
      lamps.push({
        x: HALF - 0.05,
        y: 1.9,
        z,
        color: scaled(light.sky, 6.5),
        reach: 9,
        size: 0.8,
        halo: 0,
        facing: [-1, -0.15, 0],
      })
    buildBench(kit, back, oak, dark, steel)
    hangTools(kit, back, oak, steel)
    lean(kit, back, oak)
    const bulb = kit.of(lampOf(light.lamp, 7 * power))
    build.cylinder(dark, 1, -0.1, back - 1.5, 2.3, HIGH, 0.008, 0.008, { casts: false })
    build.cylinder(steel, 1, -0.1, back - 1.5, 2.14, 2.32, 0.22, 0.04, { casts: false })
    build.ball(bulb, -0.1, 2.12, back - 1.5, 0.07, 1, { casts: false })
    if (power > 0)
      lamps.push({
        x: -0.1,
        y: 2.02,
        z: back - 1.5,
        color: scaled(light.lamp, 4.2 * power),
        reach: 7,
        size: 0.3,
        halo: 0.25,
      })
    return {
      subjectZ: 3.2,
      sunlit: [-HALF, 0, 0, HALF + 0.3, HIGH, back],
      sunStrength: 1.9,
      shafts: 0.05,
      perMetre: 0.01,
      hasMirror: true,
    }
  })

/** The bench along the window and across the back, its vice, a plane, pots of brushes and shavings below. */
function buildBench(kit: Kit, back: number, oak: number, dark: number, steel: number): void {
  const { build, random, shot } = kit
  build.box(oak, -HALF + 0.1, 0.84, back - 0.75, HALF, 0.93, back)
  build.box(oak, HALF - 0.7, 0.84, 2.2, HALF, 0.93, back)
  for (const x of [-HALF + 0.2, -0.7, 0.6]) build.box(dark, x, 0, back - 0.7, x + 0.12, 0.84, back - 0.58)
  build.box(dark, -HALF + 0.15, 0.25, back - 0.7, HALF, 0.3, back)
  build.box(dark, HALF - 0.68, 0, 2.25, HALF - 0.56, 0.84, 2.37)
  build.box(steel, 0.45, 0.76, back - 0.95, 0.72, 0.98, back - 0.72)
  build.cylinder(steel, 2, 0.58, 0.86, back - 1.12, back - 0.9, 0.025)
  build.box(dark, -0.55, 0.93, back - 0.5, -0.2, 1.0, back - 0.4)
  build.box(steel, -0.42, 1, back - 0.49, -0.36, 1.1, back - 0.42)
  const tints = [shot.palette.accent, shot.palette.accent2, shot.palette.plants, shot.palette.stone]
  const pots = tints.map((color) => kit.of(plainOf(paint(color, 0.18), 0.1)))
  for (let z = 2.7; z < back - 0.9; z += 0.24 + random() * 0.22) {
    const x = HALF - 0.22 - random() * 0.25
    const tall = 0.1 + random() * 0.14
    build.cylinder(pots[Math.floor(random() * 4)]!, 1, x, z, 0.93, 0.93 + tall, 0.06)
    if (random() < 0.5)
      for (let k = 0; k < 3; k++)
        build.bar(
          dark,
          [x, 0.95, z],
          [x + (random() - 0.5) * 0.12, 1.3 + random() * 0.1, z + (random() - 0.5) * 0.1],
          0.014,
        )
  }
  const chip = kit.of(plainOf([0.55, 0.4, 0.22]))
  for (let k = 0; k < 34; k++)
    build.cylinder(chip, 0, 0.02, 2.6 + random() * 2.6, (random() - 0.5) * 3, (random() - 0.5) * 3 + 0.07, 0.02)
  for (let k = 0; k < 5; k++) {
    const x = -HALF + 0.3 + k * 0.42
    build.box(pots[k % 4]!, x, 0.3, back - 0.55, x + 0.32, 0.5 + random() * 0.15, back - 0.2)
  }
}

/** A board on the back wall with hammers, saws, chisels and a square on it. */
function hangTools(kit: Kit, back: number, oak: number, steel: number): void {
  const { build, random, shot } = kit
  const board = kit.of(plainOf(paint(mix(shot.palette.accent2, [0.3, 0.3, 0.28], 0.6), 0.16)))
  const grip = kit.of(plainOf(paint(mix(shot.palette.accent, [0.5, 0.2, 0.1], 0.4), 0.16), 0.1))
  build.box(board, -1.72, 1.2, back - 0.03, 1.6, 2.6, back)
  const z = back - 0.06
  for (let x = -1.6; x < -0.5; x += 0.2) {
    const long = 0.22 + random() * 0.24
    build.box(steel, x, 2.4 - long, z, x + 0.035, 2.4, z + 0.02)
    build.box(grip, x - 0.012, 2.28 - long, z - 0.01, x + 0.047, 2.42 - long, z + 0.03)
  }
  for (const x of [-0.3, 0.02, 0.3]) {
    build.box(oak, x, 1.78, z, x + 0.04, 2.38, z + 0.03)
    build.box(steel, x - 0.1, 2.36, z - 0.02, x + 0.13, 2.45, z + 0.04)
  }
  for (const [x, y] of [
    [0.6, 2.3],
    [0.66, 1.95],
  ] as const) {
    build.block(steel, [x + 0.36, y, z], [0.36, 0.07, 0.008], 0, -0.12)
    build.box(grip, x - 0.14, y - 0.06, z - 0.02, x + 0.04, y + 0.1, z + 0.02)
  }
  for (let x = -1.6; x < -0.3; x += 0.16) build.cylinder(steel, 2, x, 1.62, z, z + 0.02, 0.03 + random() * 0.035)
  build.box(oak, -1.7, 1.4, back - 0.2, 1.5, 1.44, back)
  const tin = kit.of(plainOf(paint(shot.palette.stone, 0.2), 0.2))
  for (let x = -1.55; x < 1.4; x += 0.16 + random() * 0.14)
    build.cylinder(random() < 0.3 ? grip : tin, 1, x, back - 0.1, 1.44, 1.52 + random() * 0.1, 0.05)
}

/** Planks against the closed wall and a stool. */
function lean({ build, random }: Kit, back: number, oak: number): void {
  for (let k = 0; k < 6; k++) {
    const z = back - 2.3 + k * 0.22
    build.bar(oak, [-HALF + 0.75 - random() * 0.2, 0, z], [-HALF + 0.1, 2.3 + random() * 0.6, z], 0.12)
  }
  build.cylinder(oak, 1, -0.9, back - 1.5, 0.5, 0.55, 0.2)
  for (const [x, z] of [
    [-1.04, 0],
    [-0.76, 0],
    [-0.9, 0.16],
  ] as const)
    build.cylinder(oak, 1, x, back - 1.5 + z, 0, 0.5, 0.025)
}
