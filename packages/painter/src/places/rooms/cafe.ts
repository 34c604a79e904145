import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { cover, paintPlain } from '../materials.ts'
import { smooth, stripes } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { coursesOf, dadoOf, lampOf, paneOf, plainOf, plasterOf, tilesOf, woodOf } from './stuffs.ts'

const HALF = 1.95
const HIGH = 3.5

/** A café: a counter with its machine and glasses along one side, small tables before a wide window, lamps in a row. */
export const paintCafe: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.9, heights: [0.7, 1.45, 2.3], aside: 0.15 + shot.random() * 0.5 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette } = shot
    const back = 6.2 + shot.lens * 1.6
    const tint = random() < 0.5 ? palette.accent2 : palette.plants
    const wood = paint(mix(palette.wood, [0.42, 0.26, 0.14], 0.4), 0.13)
    const pale = paint(mix(palette.stone, [0.7, 0.66, 0.58], 0.5), 0.42)
    const floor = kit.of(tilesOf(kit, pale, paint(mix(tint, [0.1, 0.1, 0.1], 0.5), 0.07), 0.32))
    const wall = kit.of(
      random() < 0.5
        ? dadoOf(kit, pale, paint(mix(tint, palette.wood, 0.3), 0.14), 1.1)
        : coursesOf(kit, paint(mix(palette.soil, [0.5, 0.26, 0.18], 0.5), 0.2), 0.24, 0.08),
    )
    const lime = kit.of(plasterOf(kit, [0.5, 0.47, 0.42], 0.1))
    const board = kit.of(boardOf(kit))
    const oak = kit.of(woodOf(kit, wood, 0.08))
    const dark = kit.of(plainOf([0.035, 0.03, 0.028], 0.12))
    const pane = kit.of(paneOf(kit, { wide: 0.9, high: 1.9, bar: 0.06, from: 0.7, to: 3, roofs: 1.9, strength: 0.95 }))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, back)
    build.box(lime, -HALF, HIGH, -2, HALF, HIGH + 0.2, back)
    build.box(wall, -HALF - 0.2, 0, -2, -HALF, HIGH, back)
    const row = { first: 0.9, every: 2.5, count: 4, width: 1.9, sill: 0.7, spring: 2.9, arch: 'flat' } as const
    build.wall(wall, 0, HALF, HALF + 0.25, -2, back, 0, HIGH, row)
    build.box(pane, HALF + 0.16, 0.6, -2, HALF + 0.18, 3, back, { casts: false, tag: 0 })
    const front = { first: 0.6, every: 99, count: 1, width: 2, sill: 0.7, spring: 2.9, arch: 'flat' } as const
    build.wall(wall, 2, back, back + 0.25, -HALF - 0.2, HALF + 0.2, 0, HIGH, front)
    build.box(pane, -0.5, 0.6, back + 0.16, 2, 3, back + 0.18, { casts: false, tag: 0.3 })
    for (const [z, x] of [
      [3.4, HALF - 0.1],
      [5.9, HALF - 0.1],
    ] as const)
      lamps.push({ x, y: 1.9, z, color: scaled(light.sky, 6), reach: 9, size: 0.9, halo: 0, facing: [-1, -0.1, 0] })
    lamps.push({
      x: 0.75,
      y: 1.8,
      z: back - 0.1,
      color: scaled(light.sky, 5),
      reach: 8,
      size: 0.9,
      halo: 0,
      facing: [0, 0, -1],
    })
    buildCounter(kit, back, { oak, dark, board })
    for (let k = 0; k < 2; k++) seat(kit, HALF - 0.62, 3.9 + k * 2.1, oak, dark)
    hangLamps(kit, back, dark, kit.of(lampOf(light.lamp, 6 * power)))
    return {
      subjectZ: 3.6,
      sunlit: [-HALF, 0, 0, HALF + 0.2, HIGH, back],
      shafts: 0.02,
      hasMirror: true,
      ambient: scaled(mix(light.sky, light.lamp, 0.4), 0.2),
    }
  })

type Stuffs = { oak: number; dark: number; board: number }

/** The counter, its top, the machine, a glass case of cakes, and boards of cups and bottles on the wall behind. */
function buildCounter(kit: Kit, back: number, { oak, dark, board }: Stuffs): void {
  const { build, random, shot } = kit
  const { palette } = shot
  const [near, far] = [2.5, back - 0.7]
  const x = -HALF + 1.25
  build.box(oak, -HALF + 0.7, 0, near, x, 1.02, far)
  build.box(dark, -HALF + 0.64, 1.02, near - 0.05, x + 0.06, 1.08, far + 0.05)
  for (let z = near + 0.3; z < far; z += 0.62) build.box(dark, x, 0.14, z - 0.02, x + 0.012, 0.9, z + 0.02)
  const steel = kit.of(plainOf([0.34, 0.34, 0.35], 0.5))
  const red = kit.of(plainOf(paint(palette.accent, 0.13), 0.3))
  const [mz, mx] = [near + 1.5, -HALF + 0.95]
  build.box(red, mx - 0.22, 1.08, mz, mx + 0.2, 1.5, mz + 0.75)
  build.box(steel, mx - 0.25, 1.5, mz - 0.03, mx + 0.24, 1.6, mz + 0.78)
  for (const z of [mz + 0.2, mz + 0.52]) build.cylinder(steel, 0, 1.34, z, mx + 0.2, mx + 0.34, 0.035)
  const china = kit.of(plainOf([0.62, 0.6, 0.56], 0.2))
  for (let k = 0; k < 7; k++)
    build.cylinder(china, 1, mx + (k % 2) * 0.14 - 0.1, mz + 0.08 + k * 0.1, 1.6, 1.67, 0.04, 0.05)
  const glass = kit.of(plainOf([0.2, 0.22, 0.22], 0.5))
  const cake = kit.of(plainOf(paint(mix(palette.wood, [0.7, 0.45, 0.2], 0.6), 0.3)))
  build.box(glass, x - 0.36, 1.4, near + 0.2, x, 1.43, near + 1.1)
  for (let k = 0; k < 5; k++)
    build.cylinder(k % 2 ? cake : china, 1, x - 0.18, near + 0.3 + k * 0.17, 1.08, 1.13 + random() * 0.1, 0.075)
  const jars = [palette.accent, palette.accent2, palette.plants, palette.stone].map((color) =>
    kit.of(plainOf(paint(mix(color, [0.4, 0.36, 0.3], 0.4), 0.16), 0.3)),
  )
  for (const y of [1.55, 2.0]) {
    build.box(oak, -HALF, y - 0.04, near, -HALF + 0.28, y, far)
    for (let z = near + 0.12; z < far - 0.1; z += 0.13 + random() * 0.09) {
      const tall = 0.1 + random() * 0.24
      build.cylinder(jars[Math.floor(random() * 4)]!, 1, -HALF + 0.15, z, y, y + tall, 0.045, 0.035)
    }
  }
  build.box(board, -HALF, 2.4, near + 0.4, -HALF + 0.03, 3.2, far - 0.4)
}

function seat({ build }: Kit, x: number, z: number, oak: number, dark: number): void {
  build.cylinder(oak, 1, x, z, 0.72, 0.755, 0.36)
  build.cylinder(dark, 1, x, z, 0.03, 0.72, 0.03)
  build.cylinder(dark, 1, x, z, 0, 0.03, 0.22)
  for (const way of [-1, 1]) {
    const cz = z + way * 0.62
    build.cylinder(oak, 1, x, cz, 0.43, 0.47, 0.2)
    build.cylinder(oak, 2, x, 0.86, cz + way * 0.17, cz + way * 0.2, 0.19)
    for (const [lx, lz] of [
      [-0.14, -0.14],
      [0.14, -0.14],
      [-0.14, 0.14],
      [0.14, 0.14],
    ] as const)
      build.cylinder(dark, 1, x + lx, cz + lz, 0, 0.43, 0.016)
  }
}

function hangLamps({ build, lamps, light, power }: Kit, back: number, dark: number, bulb: number): void {
  for (let z = 2.9; z < back - 0.5; z += 1.5) {
    const x = -HALF + 1.15
    build.cylinder(dark, 1, x, z, 2.5, HIGH, 0.008, 0.008, { casts: false })
    build.cylinder(dark, 1, x, z, 2.28, 2.5, 0.19, 0.04, { casts: false })
    build.ball(bulb, x, 2.26, z, 0.07, 1, { casts: false })
    if (power > 0)
      lamps.push({ x, y: 2.18, z, color: scaled(light.lamp, 2.4 * power), reach: 6, size: 0.25, halo: 0.2 })
  }
}

/** A blackboard on which somebody has chalked lines that say nothing. */
function boardOf({ sheet, shot }: Kit): Stuff {
  return (surface) => {
    const { y, z, footprint } = surface
    paintPlain(surface, [0.022, 0.024, 0.023], 0.7 + 0.6 * sheet.at(z * 0.5, y * 0.5, footprint))
    const row = Math.floor(y / 0.13)
    const end = 0.35 + 0.5 * shot.noise.hash(row, Math.floor(z / 1.1))
    const along = z / 1.1 - Math.floor(z / 1.1)
    const chalk =
      stripes(y, 0.13, 0.03, footprint) *
      smooth(0.52, 0.6, sheet.at(z * 2.3, row * 0.37, footprint)) *
      (along < end ? 1 : 0)
    cover(surface, [0.6, 0.58, 0.52], chalk * 0.7)
  }
}
