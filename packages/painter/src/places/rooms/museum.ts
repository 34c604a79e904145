import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { cover, paintBetween, paintPlain } from '../materials.ts'
import { smooth } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { alongWall, boardsOf, paneOf, plainOf, plasterOf, tilesOf } from './stuffs.ts'

const HALF = 2.35
const HIGH = 5
const ROOM = 6.4

/** A museum: one hall behind another under skylights, great frames on deep walls, vases and heads on plinths. */
export const paintMuseum: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.9, heights: [0.6, 1.55, 2.6], aside: (shot.random() - 0.5) * 0.8 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette } = shot
    const tints = [palette.accent, palette.accent2, palette.plants, palette.wood]
    const first = Math.floor(random() * 4)
    const stone = paint(mix(palette.stone, [0.66, 0.63, 0.56], 0.6), 0.4)
    const floor = kit.of(
      random() < 0.5
        ? boardsOf(kit, paint(mix(palette.wood, [0.5, 0.3, 0.15], 0.4), 0.16), 0.1, 0.5)
        : tilesOf(kit, stone, paint(mix(palette.stone, [0.2, 0.18, 0.17], 0.6), 0.08), 0.6, 0.6),
    )
    const lime = kit.of(plasterOf(kit, scaled(stone, 1.2), 0.08))
    const trim = kit.of(plainOf(stone))
    const sky = kit.of(paneOf(kit, { wide: 0.7, high: 9, bar: 0.06, from: 0, to: 1, strength: 1.2 }))
    const arch = { first: 0, every: 99, count: 1, width: 2.3, sill: 0, spring: 2.7, arch: 'round' } as const
    for (let k = 0; k < 3; k++) {
      const [from, to] = [k === 0 ? -2 : k * ROOM, (k + 1) * ROOM]
      const wall = kit.of(plasterOf(kit, paint(mix(tints[(first + k) % 4]!, [0.4, 0.36, 0.32], 0.35), 0.11), 0.2))
      build.box(floor, -HALF, -0.1, from, HALF, 0, to)
      for (const side of [-1, 1]) {
        build.box(wall, side * HALF, 0, from, side * (HALF + 0.3), HIGH, to)
        build.box(trim, side * HALF, 0, from, side * (HALF - 0.04), 0.3, to)
        build.box(trim, side * HALF, HIGH - 0.35, from, side * (HALF - 0.16), HIGH, to)
        build.box(lime, side * HALF, HIGH, from, side * 1.2, HIGH + 0.3, to)
        hangPictures(kit, side, Math.max(1.4, from), to)
      }
      build.box(sky, -1.2, HIGH + 0.35, from + 0.3, 1.2, HIGH + 0.37, to - 0.3, { casts: false })
      build.wall(wall, 2, to, to + 0.4, -HALF, HALF, 0, HIGH + 0.3, arch)
      for (const side of [-1, 1]) build.box(trim, side * 1.15, 0, to - 0.05, side * 1.4, 2.7, to + 0.45)
      lamps.push({
        x: 0,
        y: HIGH - 0.2,
        z: to - ROOM / 2,
        color: scaled(mix(light.sky, light.lamp, 0.35 * power), 9 + 7 * (power - light.daylight)),
        reach: 11,
        size: 1.4,
        halo: 0.02,
        facing: [0, -1, 0],
      })
    }
    build.box(lime, -HALF, 0, ROOM * 3 + 2, HALF, HIGH, ROOM * 3 + 2.3)
    lamps.push({ x: 0, y: 3, z: ROOM * 3 + 0.7, color: scaled(light.sky, 6), reach: 8, size: 1, halo: 0 })
    const side = random() < 0.5 ? -1 : 1
    placeBust(kit, side * 1.65, 5.1, trim)
    placeVase(kit, -side * 1.7, 4.4, trim)
    placeVase(kit, side * 1.7, ROOM + 3.4, trim)
    placeBust(kit, 0, ROOM * 2 + 3, trim)
    const bench = kit.of(plainOf(paint(palette.accent, 0.08), 0.1))
    build.box(bench, -0.7, 0.36, ROOM + 2.6, 0.7, 0.46, ROOM + 3.2)
    return {
      subjectZ: 3.7,
      keySide: 0.3,
      key: mix(light.sky, light.lamp, 0.4),
      ambient: scaled(mix(light.sky, light.lamp, 0.3), 0.2),
      perMetre: 0.012,
      haze: mix(scaled(light.sky, 0.14), scaled(light.lamp, 0.06 * power), 0.4),
      hasMirror: true,
      brightness: 0.95,
    }
  })

function placeBust(kit: Kit, x: number, z: number, plinth: number): void {
  const { build } = kit
  const marble = kit.of(plasterOf(kit, [0.6, 0.58, 0.54], 0.2))
  build.box(plinth, x - 0.24, 0, z - 0.24, x + 0.24, 1.15, z + 0.24)
  build.box(plinth, x - 0.3, 1.1, z - 0.3, x + 0.3, 1.17, z + 0.3)
  build.cylinder(marble, 1, x, z, 1.17, 1.27, 0.12, 0.08)
  build.ball(marble, x, 1.4, z, 0.26, 0.62)
  build.cylinder(marble, 1, x, z, 1.45, 1.66, 0.09, 0.075)
  build.ball(marble, x, 1.78, z - 0.01, 0.135, 1.25)
  build.ball(marble, x, 1.86, z + 0.04, 0.14, 0.9)
  build.block(marble, [x, 1.77, z - 0.14], [0.02, 0.045, 0.03], 0)
}

function placeVase(kit: Kit, x: number, z: number, plinth: number): void {
  const { build, shot } = kit
  const clay = kit.of(bandedOf(kit))
  const dark = kit.of(plainOf(paint(mix(shot.palette.wood, [0.1, 0.06, 0.04], 0.6), 0.03), 0.3))
  build.box(plinth, x - 0.27, 0, z - 0.27, x + 0.27, 0.92, z + 0.27)
  build.cylinder(dark, 1, x, z, 0.92, 0.98, 0.13, 0.08)
  build.cylinder(clay, 1, x, z, 0.98, 1.3, 0.08, 0.25)
  build.cylinder(clay, 1, x, z, 1.3, 1.55, 0.25, 0.1)
  build.cylinder(dark, 1, x, z, 1.55, 1.68, 0.08, 0.13)
}

/** Clay with dark bands. */
function bandedOf({ shot }: Kit): Stuff {
  const clay = paint(mix(shot.palette.soil, [0.6, 0.26, 0.12], 0.6), 0.18)
  return (surface) => {
    const band = Math.sin(surface.y * 52) > 0.55 || Math.abs(surface.y - 1.3) < 0.03
    paintPlain(surface, clay, band ? 0.12 : 1)
    surface.shine = 0.25
  }
}

/** Pictures in gilt frames, of several heights. */
function hangPictures(kit: Kit, side: number, from: number, to: number): void {
  const { build, random } = kit
  const gilt = kit.of(plainOf([0.42, 0.3, 0.11], 0.3))
  for (let z = from + 0.5; z < to - 1.2;) {
    const wide = 0.9 + random() * 1
    if (z + wide > to - 0.5) break
    const [low, high] = [1.25 + random() * 0.2, 2.3 + random() * 1.1]
    build.box(gilt, side * HALF, low - 0.1, z - 0.1, side * (HALF - 0.07), high + 0.1, z + wide + 0.1)
    build.box(kit.of(canvasOf(kit, z + wide / 2, low, high)), side * HALF, low, z, side * (HALF - 0.08), high, z + wide)
    z += wide + 0.5 + random() * 0.4
  }
}

/** A painted land, sea or somebody's head and shoulders. */
function canvasOf({ shot, sheet, random }: Kit, middle: number, low: number, high: number): Stuff {
  const { palette } = shot
  const kind = random()
  const shift = random() * 5
  const air = paint(mix(palette.horizon, [0.7, 0.6, 0.45], 0.3), 0.36)
  const height = paint(mix(palette.zenith, [0.4, 0.45, 0.5], 0.3), 0.2)
  const ground = paint(mix(palette.plants, [0.3, 0.22, 0.1], 0.5), 0.08)
  const skin = paint([0.6, 0.42, 0.3], 0.3)
  const coat = paint(palette.accent, 0.06)
  return (surface) => {
    const { y, footprint } = surface
    const u = alongWall(surface) - middle
    const v = (y - low) / (high - low)
    if (kind < 0.6) {
      paintBetween(surface, air, height, smooth(0.3, 1, v))
      const crest = 0.3 + 0.35 * (sheet.at(u * 0.2 + shift, shift, 0) - 0.3)
      cover(surface, ground, smooth(crest + 0.01, crest - 0.02, v), 1.5)
      cover(surface, ground, smooth(0.01, -0.02, v - 0.2 - 0.2 * (sheet.at(u * 0.4 + shift, 0.5, 0) - 0.4)))
    } else {
      paintPlain(surface, ground, 0.7 + 0.5 * v)
      cover(surface, coat, smooth(0.02, -0.02, Math.abs(u) - 0.34 + Math.max(0, v - 0.3) * 0.6) * smooth(0.5, 0.46, v))
      cover(surface, skin, smooth(0.13, 0.115, Math.hypot(u, (v - 0.62) * (high - low) * 0.8)))
    }
    const crackle = 0.8 + 0.4 * sheet.at(u * 0.9 + shift, y * 0.9, footprint)
    surface.r *= crackle
    surface.g *= crackle
    surface.b *= crackle
    surface.shine = 0.03
  }
}
