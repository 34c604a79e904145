import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled, tinted } from '../light-of-day.ts'
import { cover, glow, paintPlain } from '../materials.ts'
import { smooth, stripes } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { alongWall, coursesOf, lampOf, plainOf, plasterOf, slabOf, woodOf } from './stuffs.ts'

/** Half the nave, half of all, where the arches begin and how high the walls are; metres. */
const NAVE = 2.6
const HALF = 4.6
const SPRING = 4.6
const HIGH = 7.6
const BACK = 24

/** A church from its door: columns and benches on both sides, shafts of light across the nave, a coloured window far ahead. */
export const paintChurch: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 1.05, heights: [0.6, 1.6, 3], aside: (shot.random() - 0.5) * 0.6 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette } = shot
    const stone = paint(mix(palette.stone, [0.6, 0.54, 0.44], 0.5), 0.34)
    const floor = kit.of(slabOf(kit, scaled(stone, 0.6), 0.5, 0.5))
    const wall = kit.of(coursesOf(kit, stone, 0.7, 0.36, 0.2))
    const lime = kit.of(plasterOf(kit, scaled(stone, 1.1), 0.3))
    const column = kit.of(plasterOf(kit, scaled(stone, 1.15), 0.35))
    const oak = kit.of(woodOf(kit, paint(mix(palette.wood, [0.35, 0.2, 0.1], 0.5), 0.08), 0.08))
    const arch = random() < 0.6 ? ('pointed' as const) : ('round' as const)
    build.box(floor, -HALF, -0.1, -3, HALF, 0, BACK)
    // Over the vault, for the sun would come through it.
    build.box(lime, -HALF, HIGH + NAVE + 0.4, -3, HALF, HIGH + NAVE + 0.6, BACK)
    build.vault(lime, 0, HIGH, NAVE + 0.2, -3, BACK)
    const windows = { first: 1.6, every: 3.6, count: 7, width: 1.3, sill: 2.1, spring: 4.6, arch } as const
    const arcade = { first: 1.6, every: 3.6, count: 7, width: 2.7, sill: 0, spring: SPRING - 1, arch } as const
    const colors = kit.of(glassOf(kit))
    for (const side of [-1, 1]) {
      build.wall(wall, 0, side > 0 ? HALF : -HALF - 0.6, side > 0 ? HALF + 0.6 : -HALF, -3, BACK, 0, HIGH, windows)
      build.box(colors, side * (HALF + 0.4), 1.9, -3, side * (HALF + 0.42), HIGH, BACK, { casts: false })
      build.wall(wall, 0, side > 0 ? NAVE : -NAVE - 0.5, side > 0 ? NAVE + 0.5 : -NAVE, -3, BACK, 0, HIGH + 0.1, arcade)
      for (let z = -0.2; z < BACK; z += 3.6) {
        build.cylinder(column, 1, side * (NAVE + 0.05), z, 0, SPRING - 0.6, 0.34)
        build.box(column, side * (NAVE - 0.4), 0, z - 0.45, side * (NAVE + 0.5), 0.3, z + 0.45)
        build.cylinder(column, 1, side * (NAVE + 0.05), z, SPRING - 0.9, SPRING - 0.5, 0.36, 0.52)
      }
      for (let z = 3.2; z < BACK - 7; z += 1.15) buildBench(kit, side, z, oak)
      build.box(lime, side * NAVE, HIGH - 0.3, -3, side * (HALF + 0.5), HIGH, BACK)
    }
    const apse = { first: 0, every: 1.7, count: 1, width: 2.2, sill: 3, spring: 6.6, arch } as const
    build.wall(wall, 2, BACK, BACK + 0.5, -HALF, HALF, 0, HIGH + NAVE + 0.4, apse)
    build.box(colors, -1.6, 2.8, BACK + 0.3, 1.6, 9, BACK + 0.32, { casts: false })
    buildAltar(kit, oak, column, kit.of(lampOf(light.lamp, 9 * power)))
    const white = scaled(light.sky, 9)
    for (let z = 5.2; z < BACK; z += 7.2)
      for (const side of [-1, 1])
        lamps.push({
          x: side * (HALF - 0.2),
          y: 3.6,
          z,
          color: white,
          reach: 11,
          size: 1,
          halo: 0,
          facing: [-side, -0.2, 0],
        })
    lamps.push({
      x: 0,
      y: 5,
      z: BACK - 0.6,
      color: scaled(light.sky, 16),
      reach: 16,
      size: 1.6,
      halo: 0.1,
      facing: [0, -0.2, -1],
    })
    return {
      subjectZ: 4.6,
      sunlit: [-HALF, 0, 0, HALF + 0.6, HIGH + 2, BACK],
      sunStrength: 2.4,
      shafts: 0.02,
      above: mix(scaled(light.sky, 0.12), scaled(light.fill, 0.1), 0.5),
      haze: mix(scaled(light.sky, 0.16), scaled(light.fill, 0.06), 0.4),
      perMetre: 0.014,
      hasMirror: true,
      brightness: 0.85,
    }
  })

function buildBench({ build }: Kit, side: number, z: number, oak: number): void {
  const [from, to] = [side * 0.75, side * (NAVE - 0.35)]
  build.box(oak, from, 0.42, z, to, 0.46, z + 0.4)
  build.box(oak, from, 0.3, z + 0.4, to, 0.98, z + 0.45)
  build.box(oak, from, 0, z, from + side * 0.06, 1.04, z + 0.46)
}

/** The altar on its steps under a cloth, candles on it and a rack of them nearer. */
function buildAltar(kit: Kit, oak: number, stone: number, flame: number): void {
  const { build, lamps, light, power } = kit
  const cloth = kit.of(plainOf([0.62, 0.6, 0.56]))
  for (const [k, z] of [20.4, 20.9, 21.4].entries()) build.box(stone, -2.2, 0, z, 2.2, 0.16 * (k + 1), BACK)
  build.box(oak, -1.1, 0.48, 22, 1.1, 1.35, 22.8)
  build.box(cloth, -1.2, 1.2, 21.9, 1.2, 1.42, 22.9)
  const wax = kit.of(plainOf([0.7, 0.66, 0.55]))
  for (const x of [-0.9, -0.6, 0.6, 0.9]) {
    build.cylinder(wax, 1, x, 22.3, 1.42, 1.95, 0.04)
    if (power > 0) build.ball(flame, x, 2.02, 22.3, 0.06, 1.7, { casts: false })
  }
  for (let k = 0; k < 9; k++) {
    const [x, z] = [-NAVE + 0.45 + (k % 3) * 0.16, 6.9 + Math.floor(k / 3) * 0.14]
    build.cylinder(wax, 1, x, z, 0.9, 1.02 + (k % 4) * 0.03, 0.025)
    if (power > 0 && k !== 4) build.ball(flame, x, 1.08 + (k % 4) * 0.03, z, 0.03, 1.8, { casts: false })
  }
  build.box(oak, -NAVE + 0.3, 0, 6.8, -NAVE + 0.95, 0.9, 7.3)
  if (power === 0) return
  lamps.push({ x: -NAVE + 0.6, y: 1.3, z: 6.9, color: scaled(light.lamp, 3 * power), reach: 6, size: 0.3, halo: 0.3 })
  lamps.push({ x: 0, y: 2.1, z: 21.8, color: scaled(light.lamp, 7 * power), reach: 9, size: 0.6, halo: 0.3 })
}

/** Leaded panes in the colours of the world, pale ones among them. */
function glassOf({ light, shot }: Kit): Stuff {
  const { palette, noise } = shot
  const most = Math.max(0.12, light.daylight * 1.9)
  const panes = [
    mix(tinted(palette.horizon, most), [most, most, most], 0.35),
    tinted(palette.accent, most * 0.75),
    tinted(palette.accent2, most * 0.75),
    tinted(palette.lamp, most * 0.8),
    mix(tinted(palette.horizon, most), [most, most, most], 0.6),
  ]
  return (surface) => {
    const { y, footprint } = surface
    const u = alongWall(surface)
    const row = Math.floor(y / 0.34)
    const along = u / 0.26 + (row & 1) * 0.5
    paintPlain(surface, [0.015, 0.015, 0.016])
    const lead = (1 - stripes(y, 0.34, 0.03, footprint)) * (1 - stripes(along, 1, 0.1, footprint / 0.26))
    glow(surface, panes[Math.floor(noise.hash(Math.floor(along) + 50, row) * 4.99)]!, lead)
    cover(surface, [0.015, 0.015, 0.016], smooth(0.9, 0.5, lead) * 0.5)
  }
}
