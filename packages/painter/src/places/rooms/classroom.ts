import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { cover, paintPlain } from '../materials.ts'
import { between, smooth, stripes } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { boardsOf, dadoOf, lampOf, paneOf, plainOf, plasterOf, slabOf, woodOf } from './stuffs.ts'

const HALF = 2.35
const HIGH = 3.6

/** A classroom: rows of desks before a blackboard, tall windows along one side, a globe and a map. */
export const paintClassroom: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 1.25, heights: [0.75, 1.5, 2.4], aside: -0.3 + shot.random() * 0.4 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette, brief } = shot
    const back = 6.6 + shot.lens * 1.4
    const wood = paint(mix(palette.wood, [0.5, 0.32, 0.17], 0.5), 0.19)
    const isOld = random() < 0.5
    const floor = kit.of(isOld ? boardsOf(kit, scaled(wood, 0.9)) : slabOf(kit, paint(palette.stone, 0.24), 0.4))
    const wall = kit.of(
      dadoOf(
        kit,
        paint(mix(palette.stone, [0.75, 0.72, 0.62], 0.6), 0.46),
        paint(mix(palette.plants, palette.accent2, random()), 0.2),
        1.15,
      ),
    )
    const lime = kit.of(plasterOf(kit, [0.56, 0.54, 0.5], 0.08))
    const oak = kit.of(woodOf(kit, wood, 0.06))
    const iron = kit.of(plainOf(isOld ? [0.04, 0.035, 0.03] : [0.2, 0.2, 0.21], 0.2))
    const pane = kit.of(paneOf(kit, { wide: 0.65, high: 0.8, bar: 0.055, from: 1, to: 3.2, roofs: 1.5 }))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, back)
    build.box(lime, -HALF, HIGH, -2, HALF, HIGH + 0.2, back)
    build.box(wall, -HALF - 0.2, 0, -2, -HALF, HIGH, back)
    build.box(wall, -HALF, 0, back, HALF, HIGH, back + 0.2)
    const row = { first: 0.8, every: 1.75, count: 5, width: 1.3, sill: 1, spring: 3.2, arch: 'flat' } as const
    build.wall(wall, 0, HALF, HALF + 0.3, -2, back, 0, HIGH, row)
    build.box(pane, HALF + 0.2, 0.9, -2, HALF + 0.22, 3.3, back, { casts: false, tag: 0.15 })
    for (let z = 0.8; z < back; z += 1.75)
      lamps.push({
        x: HALF - 0.05,
        y: 2.1,
        z,
        color: scaled(light.sky, 4.2),
        reach: 9,
        size: 0.8,
        halo: 0,
        facing: [-1, -0.15, 0],
      })
    hangBoard(kit, back, oak, kit.of(slateOf(kit)))
    for (let k = 0; k < 4; k++) for (const x of [-1.5, -0.3, 1.15]) buildDesk(kit, x, 3.5 + k * 1.05, oak, iron)
    placeGlobe(kit, back, oak)
    const bulb = kit.of(lampOf(light.lamp, brief.time === 'day' ? 1.6 : 5 * power))
    for (const z of [3, 5.4]) {
      build.cylinder(iron, 1, 0, z, 2.9, HIGH, 0.012, 0.012, { casts: false })
      build.ball(bulb, 0, 2.8, z, 0.19, 0.85, { casts: false })
      if (brief.time !== 'day' && power > 0)
        lamps.push({ x: 0, y: 2.7, z, color: scaled(light.lamp, 3.4 * power), reach: 8, size: 0.4, halo: 0.14 })
    }
    return { subjectZ: 3.3, sunlit: [-HALF, 0, 0, HALF + 0.3, HIGH, back], shafts: 0.03, hasMirror: true }
  })

function buildDesk({ build }: Kit, x: number, z: number, oak: number, iron: number): void {
  build.box(oak, x - 0.45, 0.66, z, x + 0.45, 0.7, z + 0.42)
  build.box(oak, x - 0.42, 0.54, z + 0.03, x + 0.42, 0.66, z + 0.4)
  build.box(oak, x - 0.4, 0.4, z - 0.42, x + 0.4, 0.43, z - 0.12)
  build.box(oak, x - 0.4, 0.52, z - 0.46, x + 0.4, 0.78, z - 0.43)
  for (const way of [-0.4, 0.38]) {
    build.box(iron, x + way, 0, z + 0.18, x + way + 0.02, 0.54, z + 0.22)
    build.box(iron, x + way, 0, z - 0.44, x + way + 0.02, 0.78, z - 0.41)
    build.box(iron, x + way, 0, z - 0.44, x + way + 0.02, 0.03, z + 0.3)
  }
}

/** The board in its frame with a ledge, a teacher's desk before it, and a chart of the world beside it. */
function hangBoard(kit: Kit, back: number, oak: number, slate: number): void {
  const { build } = kit
  build.box(oak, -1.5, 0.95, back - 0.05, 1.5, 2.5, back)
  build.box(slate, -1.43, 1.02, back - 0.06, 1.43, 2.43, back - 0.04)
  build.box(oak, -1.5, 0.9, back - 0.16, 1.5, 0.95, back)
  const chalk = kit.of(plainOf([0.7, 0.68, 0.64]))
  for (const x of [-0.9, -0.74, 0.5]) build.box(chalk, x, 0.95, back - 0.12, x + 0.09, 0.975, back - 0.09)
  build.box(oak, -0.7, 0, back - 1.25, 0.75, 0.78, back - 0.7)
  build.box(oak, -0.78, 0.78, back - 1.3, 0.83, 0.83, back - 0.65)
  const chart = kit.of(chartOf(kit))
  build.box(chart, -HALF, 1.5, back - 2.6, -HALF + 0.02, 2.6, back - 1)
}

function placeGlobe(kit: Kit, back: number, oak: number): void {
  const { build, shot } = kit
  const sea = kit.of(chartOf(kit))
  const brass = kit.of(plainOf([0.4, 0.29, 0.12], 0.4))
  const [x, y, z] = [0.5, 1.14, back - 0.95]
  build.cylinder(oak, 1, x, z, 0.83, 0.87, 0.13)
  build.cylinder(brass, 1, x, z, 0.87, 0.98, 0.015)
  build.ball(sea, x, y, z, 0.19)
  const book = kit.of(plainOf(paint(shot.palette.accent, 0.15)))
  build.box(book, -0.5, 0.83, z - 0.1, -0.2, 0.91, z + 0.12)
}

/** Slate with what was wiped off still to be guessed, a sum's row of marks and a drawn circle. */
function slateOf({ sheet, shot }: Kit): Stuff {
  const board = paint(mix(shot.palette.plants, [0.05, 0.09, 0.07], 0.7), 0.035)
  return (surface) => {
    const { x, y, footprint } = surface
    const wiped = sheet.at(x * 0.3 + y * 0.1, y * 0.7, footprint * 0.4)
    paintPlain(surface, board, 0.85 + 0.5 * wiped)
    cover(surface, [0.5, 0.5, 0.47], 0.1 * smooth(0.45, 0.8, wiped))
    const row = Math.floor(y / 0.2)
    const line = between(x, -1.2, 0.1 + 0.5 * shot.noise.hash(row, 3), footprint) * between(y, 1.35, 2.32, footprint)
    const marks = smooth(0.54, 0.62, sheet.at(x * 2.1, row * 0.31 + 0.2, footprint)) * stripes(y, 0.2, 0.075, footprint)
    const away = Math.hypot(x - 0.95, y - 1.72)
    const ring = between(Math.abs(away - 0.27), -1, 0.012, footprint)
    const chord = between(Math.abs(x - 0.95 + (y - 1.72) * 0.6), -1, 0.01, footprint) * (away < 0.27 ? 1 : 0)
    cover(surface, [0.66, 0.65, 0.6], Math.min(1, line * marks * 0.75 + ring + chord) * 0.85)
  }
}

/** Land and sea, as on a map or a globe. */
function chartOf({ sheet, shot }: Kit): Stuff {
  const sea = paint(mix(shot.palette.accent2, [0.3, 0.45, 0.55], 0.6), 0.26)
  const land = paint(mix(shot.palette.plants, [0.6, 0.5, 0.28], 0.5), 0.3)
  return (surface) => {
    const { x, y, z, footprint } = surface
    paintPlain(surface, sea)
    cover(surface, land, smooth(0.5, 0.54, sheet.at((z + x) * 0.23 + 0.2, y * 0.23, footprint * 0.2)))
    surface.shine = 0.08
  }
}
