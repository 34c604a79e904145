import type { PlacePainter, Rgb } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { cover, paintPlain, paintWood } from '../materials.ts'
import { between } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { alongWall, boardsOf, lampOf, paneOf, plainOf, plasterOf, tilesOf, woodOf } from './stuffs.ts'

const HALF = 1.95
const HIGH = 3.4
/** From shelf to shelf. */
const SHELF = 0.42

/** A shop: goods to the ceiling on both sides, a counter with scales and till across the back, the street behind its window. */
export const paintShop: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.6, heights: [0.7, 1.5, 2.3], aside: (shot.random() - 0.5) * 0.5 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette } = shot
    const back = 5.6 + shot.lens * 1.7
    const wood = paint(mix(palette.wood, [0.4, 0.24, 0.12], 0.4), 0.12)
    const floor = kit.of(
      random() < 0.5
        ? boardsOf(kit, scaled(wood, 1.5))
        : tilesOf(kit, paint(mix(palette.stone, [0.7, 0.66, 0.55], 0.5), 0.4), paint(palette.accent, 0.1), 0.22),
    )
    const wall = kit.of(plasterOf(kit, paint(mix(palette.accent2, [0.6, 0.58, 0.5], 0.6), 0.26), 0.2))
    const lime = kit.of(plasterOf(kit, [0.5, 0.48, 0.44], 0.1))
    const [oak, goods] = [kit.of(woodOf(kit, wood, 0.08)), kit.of(goodsOf(kit, wood))]
    build.box(floor, -HALF, -0.1, -2, HALF, 0, back)
    build.box(lime, -HALF, HIGH, -2, HALF, HIGH + 0.2, back)
    for (const side of [-1, 1]) {
      build.box(wall, side * HALF, 0, -2, side * (HALF + 0.2), HIGH, back)
      for (let z = 0.4; z < back - 1.2; z += 1.9) {
        build.box(goods, side * HALF, 0.1, z, side * (HALF - 0.36), 2.6, z + 1.8, { tag: Math.round(z * 3) * side })
        build.box(oak, side * HALF, 0, z - 0.06, side * (HALF - 0.4), 2.7, z)
      }
      build.box(oak, side * HALF, 2.6, -1, side * (HALF - 0.44), 2.7, back - 1)
      fillBins(kit, side, back, oak)
    }
    const door = { first: 0.45, every: 99, count: 1, width: 1.7, sill: 0.85, spring: 2.8, arch: 'flat' } as const
    build.wall(wall, 2, back, back + 0.25, -HALF - 0.2, HALF + 0.2, 0, HIGH, door)
    const pane = kit.of(paneOf(kit, { wide: 0.85, high: 1.95, bar: 0.06, from: 0.8, to: 2.9, roofs: 1.9 }))
    build.box(pane, -0.5, 0.8, back + 0.16, 1.4, 2.9, back + 0.18, { casts: false, tag: 0.45 })
    lamps.push({
      x: 0.45,
      y: 1.8,
      z: back - 0.1,
      color: scaled(light.sky, 6),
      reach: 9,
      size: 0.8,
      halo: 0,
      facing: [0, -0.1, -1],
    })
    lamps.push({ x: 0, y: 2.2, z: 0.2, color: scaled(light.sky, 2.2), reach: 8, size: 0.8, halo: 0 })
    buildCounter(kit, back, oak)
    const bulb = kit.of(lampOf(light.lamp, 5 * power))
    const dark = kit.of(plainOf([0.04, 0.035, 0.03], 0.1))
    for (const z of [2.6, 4.6]) {
      build.cylinder(dark, 1, 0, z, 2.85, HIGH, 0.01, 0.01, { casts: false })
      build.ball(bulb, 0, 2.72, z, 0.15, 0.9, { casts: false })
      if (power > 0)
        lamps.push({ x: 0, y: 2.6, z, color: scaled(light.lamp, 4 * power), reach: 7, size: 0.35, halo: 0.2 })
    }
    return {
      subjectZ: 3.4,
      sunlit: [-HALF, 0, 0, HALF, HIGH, back],
      hasMirror: true,
      ambient: scaled(mix(light.sky, light.lamp, 0.5), 0.2),
    }
  })

function buildCounter(kit: Kit, back: number, oak: number): void {
  const { build, shot } = kit
  const z = back - 1.5
  build.box(oak, -HALF + 0.1, 0, z, 0.9, 0.95, z + 0.5)
  build.box(oak, -HALF + 0.05, 0.95, z - 0.06, 0.98, 1.0, z + 0.55)
  for (let x = -HALF + 0.35; x < 0.8; x += 0.5) build.box(oak, x, 0.14, z - 0.02, x + 0.38, 0.84, z)
  const brass = kit.of(plainOf([0.45, 0.32, 0.13], 0.45))
  const red = kit.of(plainOf(paint(shot.palette.accent, 0.13), 0.25))
  build.frustum(brass, -0.55, 1, z + 0.08, -0.1, 1.34, z + 0.44, 0.02, 0.1)
  build.box(brass, -0.5, 1.34, z + 0.24, -0.15, 1.5, z + 0.4)
  build.box(red, 0.3, 1, z + 0.12, 0.66, 1.1, z + 0.4)
  build.cylinder(brass, 1, 0.48, z + 0.26, 1.1, 1.36, 0.02)
  build.cylinder(brass, 1, 0.48, z + 0.26, 1.36, 1.4, 0.1, 0.2)
  const jar = kit.of(plainOf(paint(shot.palette.accent2, 0.22), 0.4))
  for (const x of [-1.45, -1.2, -0.95]) build.cylinder(jar, 1, x, z + 0.25, 1, 1.26, 0.1)
}

/** Crates of fruit or wares on slanting stands before the shelves. */
function fillBins(kit: Kit, side: number, back: number, oak: number): void {
  const { build, random, shot } = kit
  const { palette } = shot
  const wares = ([palette.accent, palette.plants, [0.75, 0.42, 0.1], palette.accent2] as const).map((color) =>
    kit.of(plainOf(paint(mix(color, [0.5, 0.4, 0.2], 0.25), 0.2), 0.1)),
  )
  for (let z = 2.3, k = 0; z < back - 2.4; z += 0.95, k++) {
    if (random() < 0.25) continue
    build.box(oak, side * (HALF - 0.4), 0, z, side * (HALF - 0.95), 0.5 + (k % 2) * 0.12, z + 0.8)
    const ware = wares[Math.floor(random() * wares.length)]!
    for (let i = 0; i < 18; i++)
      build.ball(
        ware,
        side * (HALF - 0.48 - (i % 3) * 0.16),
        0.56 + (k % 2) * 0.12 + random() * 0.07,
        z + 0.1 + Math.floor(i / 3) * 0.12,
        0.075,
      )
  }
}

/** Boards with tins, jars and packets on them, each kind in a few colours and in groups. */
function goodsOf({ shot, sheet }: Kit, wood: Rgb): Stuff {
  const { noise, palette } = shot
  const colors = [palette.accent, palette.accent2, palette.plants, palette.stone, palette.wood, palette.lamp].map(
    (color) => paint(mix(color, [0.5, 0.46, 0.38], 0.35), 0.2),
  )
  const pale: Rgb = [0.6, 0.56, 0.46]
  return (surface) => {
    const { y, footprint, tag } = surface
    const u = alongWall(surface)
    if (Math.abs(surface.nx) < 0.5) {
      paintWood(surface, sheet, y, u, wood)
      return
    }
    const row = Math.floor(y / SHELF)
    const up = y - row * SHELF
    // A group of equal things every so often; its kind decides how broad and tall each is.
    const group = Math.floor(u / 0.6)
    const dice = noise.hash(group + tag * 3, row * 5 + 1)
    const wide = 0.1 + 0.1 * noise.hash(group + 7, row + tag)
    const tall = 0.16 + 0.18 * noise.hash(group + 31, row * 3 + tag)
    const inGroup = u - group * 0.6
    const across = inGroup - Math.floor(inGroup / wide) * wide
    const isRound = dice > 0.45
    const body = between(across, 0.008, wide - 0.008, footprint) * between(up, 0.03, tall, footprint)
    const roundness = isRound ? 0.55 + 0.65 * Math.sin((across / wide) * Math.PI) : 1
    paintPlain(surface, wood, 0.2)
    cover(surface, colors[Math.floor(dice * 29) % colors.length]!, body, roundness)
    const band = between(up, tall * 0.35, tall * 0.7, footprint) * body
    cover(surface, pale, band * (dice > 0.3 ? 0.8 : 0), roundness)
    cover(surface, wood, between(up, -0.01, 0.03, footprint), 1.4)
    surface.shine = isRound ? 0.1 : 0
  }
}
