import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { cover, glow, glowBetween, paintPlain, paintTiles } from '../materials.ts'
import { smooth } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { alongWall, clothOf, lampOf, paneOf, plainOf, plasterOf, tilesOf } from './stuffs.ts'

const HALF = 1.7
const HIGH = 3

/** A bathroom: tiles to the shoulder, a tub under the window, a basin with its mirror and lamp, a towel. */
export const paintBathroom: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.8, heights: [0.6, 1.4, 2.1], aside: (shot.random() - 0.5) * 0.4 }, (kit) => {
    const { build, light, lamps, random } = kit
    const { palette } = shot
    const back = 4.3 + shot.lens * 1.5
    const tint = paint(mix(random() < 0.5 ? palette.accent2 : palette.plants, [0.5, 0.6, 0.58], 0.5), 0.3)
    const pale = paint(mix(palette.stone, [0.7, 0.7, 0.68], 0.6), 0.46)
    const floor = kit.of(tilesOf(kit, pale, scaled(tint, 0.4), 0.2, 0.6))
    const wall = kit.of(tiledOf(kit, pale, tint, random() < 0.5))
    const lime = kit.of(plasterOf(kit, [0.6, 0.6, 0.58], 0.06))
    const pane = kit.of(paneOf(kit, { wide: 0.55, high: 0.7, bar: 0.05, from: 1.2, to: 2.6, strength: 0.9 }))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, back)
    build.box(lime, -HALF, HIGH, -2, HALF, HIGH + 0.2, back)
    for (const side of [-1, 1]) build.box(wall, side * HALF, 0, -2, side * (HALF + 0.2), HIGH, back)
    const opening = { first: 0.35, every: 99, count: 1, width: 1.1, sill: 1.25, spring: 2.5, arch: 'flat' } as const
    build.wall(wall, 2, back, back + 0.3, -HALF - 0.2, HALF + 0.2, 0, HIGH, opening)
    build.box(pane, -0.3, 1.2, back + 0.2, 1, 2.6, back + 0.22, { casts: false, tag: 0.35 })
    lamps.push({
      x: 0.35,
      y: 1.9,
      z: back - 0.1,
      color: scaled(light.sky, 6),
      reach: 8,
      size: 0.6,
      halo: 0.04,
      facing: [0, -0.15, -1],
    })
    placeTub(kit, back)
    placeBasin(kit, back - 1.6)
    const towel = kit.of(clothOf(kit, paint(palette.accent, 0.22)))
    const rail = kit.of(plainOf([0.4, 0.3, 0.14], 0.5))
    build.cylinder(rail, 2, HALF - 0.1, 1.5, 2.9, 3.7, 0.014)
    build.box(towel, HALF - 0.13, 0.85, 3, HALF - 0.07, 1.51, 3.55)
    const mat = kit.of(clothOf(kit, scaled(tint, 0.9)))
    build.box(mat, -0.35, 0, back - 2, 0.75, 0.02, back - 1.3)
    return {
      subjectZ: Math.min(3.2, back - 1.8),
      sunlit: [-HALF, 0, 0, HALF, HIGH, back],
      hasMirror: true,
      brightness: 1.25,
    }
  })

/** A tub on feet along the back wall, its taps and water. */
function placeTub(kit: Kit, back: number): void {
  const { build, shot } = kit
  const enamel = kit.of(plainOf([0.66, 0.66, 0.64], 0.4))
  const outside = kit.of(plainOf(paint(mix(shot.palette.accent2, [0.6, 0.6, 0.58], 0.35), 0.26), 0.25))
  const brass = kit.of(plainOf([0.45, 0.33, 0.14], 0.5))
  const water = kit.of(plainOf([0.3, 0.42, 0.44], 0.5))
  const z = back - 0.62
  // Wider at its rim: upside down on its narrow foot.
  for (let k = 0; k < 5; k++) {
    const grow = 0.05 * Math.sqrt(k)
    build.box(outside, -0.72 - grow, 0.16 + k * 0.09, z - 0.3 - grow, 0.92 + grow, 0.25 + k * 0.09, z + 0.3 + grow)
  }
  build.box(enamel, -0.88, 0.6, z - 0.45, 1.08, 0.66, z - 0.38)
  build.box(enamel, -0.88, 0.6, z + 0.38, 1.08, 0.66, z + 0.45)
  for (const x of [-0.88, 1.0]) build.box(enamel, x, 0.6, z - 0.45, x + 0.08, 0.66, z + 0.45)
  build.box(water, -0.8, 0.56, z - 0.38, 1, 0.6, z + 0.38)
  for (const x of [-0.62, 0.8]) build.ball(brass, x, 0.08, z - 0.3, 0.08)
  build.cylinder(brass, 1, 1.14, z, 0, 0.95, 0.02)
  build.cylinder(brass, 0, 0.95, z, 0.94, 1.14, 0.02)
  build.cylinder(brass, 1, 0.95, z, 0.88, 0.96, 0.022)
}

/** A basin on its foot at the closed side, a round mirror with a lamp above it, glasses and a bottle. */
function placeBasin(kit: Kit, z: number): void {
  const { build, lamps, light, power, shot } = kit
  const enamel = kit.of(plainOf([0.66, 0.66, 0.64], 0.4))
  const brass = kit.of(plainOf([0.45, 0.33, 0.14], 0.5))
  build.cylinder(enamel, 1, -HALF + 0.32, z, 0, 0.72, 0.13, 0.09)
  build.cylinder(enamel, 1, -HALF + 0.34, z, 0.7, 0.86, 0.16, 0.33)
  build.cylinder(brass, 1, -HALF + 0.1, z, 0.86, 1.04, 0.02)
  build.cylinder(brass, 0, 1.04, z, -HALF + 0.1, -HALF + 0.26, 0.016)
  build.cylinder(brass, 0, 1.62, z, -HALF, -HALF + 0.03, 0.42)
  build.cylinder(kit.of(silverOf(kit)), 0, 1.62, z, -HALF, -HALF + 0.04, 0.38)
  build.box(enamel, -HALF, 1.12, z - 0.3, -HALF + 0.14, 1.14, z + 0.3)
  const bottle = kit.of(plainOf(paint(shot.palette.accent, 0.16), 0.4))
  for (const [at, tall] of [
    [-0.2, 0.14],
    [-0.1, 0.1],
    [0.2, 0.17],
  ] as const)
    build.cylinder(bottle, 1, -HALF + 0.07, z + at, 1.14, 1.14 + tall, 0.03)
  build.ball(kit.of(lampOf(light.lamp, 5 * power)), -HALF + 0.14, 2.2, z, 0.1, 1, { casts: false })
  if (power > 0)
    lamps.push({
      x: -HALF + 0.28,
      y: 2.15,
      z,
      color: scaled(light.lamp, 3.4 * power),
      reach: 6,
      size: 0.25,
      halo: 0.16,
    })
}

/** Tiles to the height of a shoulder, a coloured row on top, plaster above. */
function tiledOf(
  { sheet }: Kit,
  pale: readonly [number, number, number],
  tint: readonly [number, number, number],
  isColored: boolean,
): Stuff {
  return (surface) => {
    const { y } = surface
    const u = alongWall(surface)
    const tile = isColored ? tint : pale
    if (y > 1.7) {
      paintPlain(surface, isColored ? pale : tint, 0.92 + 0.16 * sheet.at(u * 0.3, y * 0.3, 0.01))
      return
    }
    paintTiles(surface, sheet, u, y, 0.15, tile, tile, 0.006)
    if (y > 1.6) paintPlain(surface, isColored ? scaled(tint, 0.5) : scaled(tint, 0.8))
    surface.shine = 0.2
  }
}

/** A mirror's pale depth. */
function silverOf({ light, sheet }: Kit): Stuff {
  return (surface) => {
    const { y, z, footprint } = surface
    paintPlain(surface, [0.1, 0.11, 0.11])
    glowBetween(surface, light.fill, light.sky, smooth(1.2, 2, y + z * 0.2), 0.22)
    glow(surface, light.sky, 0.3 * smooth(0.03, 0, Math.abs(y - 1.7 - (z % 0.4) * 0.8)))
    cover(surface, [0.3, 0.32, 0.33], 0.2 * sheet.at(z, y, footprint))
  }
}
