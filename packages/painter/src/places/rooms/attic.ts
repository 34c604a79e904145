import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { paintInterior, type Kit } from './interior.ts'
import { boardsOf, clothOf, lampOf, paneOf, plainOf, plasterOf, woodOf } from './stuffs.ts'

/** Half the width at the floor, where the roof starts, and its ridge; metres. */
const HALF = 2.5
const EAVES = 0.55
const RIDGE = 3.5
const BACK = 8.4

/** Under the roof: rafters, a skylight with its shaft of light, trunks and what nobody wanted to throw away. */
export const paintAttic: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 1.5, heights: [0.5, 1.35, 1.9], aside: -0.2 + shot.random() * 0.3 }, (kit) => {
    const { build, lamps, light, power, random } = kit
    const { palette, brief } = shot
    const wood = paint(mix(palette.wood, [0.4, 0.26, 0.15], 0.4), 0.11)
    const floor = kit.of(boardsOf(kit, scaled(wood, 1.5), 0.22, 0.12))
    const slope = kit.of(woodOf(kit, scaled(wood, 0.9)))
    const beam = kit.of(woodOf(kit, scaled(wood, 0.6)))
    const gable = kit.of(plasterOf(kit, paint(mix(palette.stone, palette.wood, 0.3), 0.22), 0.6))
    const pane = kit.of(paneOf(kit, { wide: 0.5, high: 0.5, bar: 0.05, from: 1.2, to: 3, strength: 1.3 }))
    build.box(floor, -HALF - 1, -0.1, -2, HALF + 1, 0, BACK)
    // A round window's worth of light in the gable.
    const opening = { first: 0, every: 99, count: 1, width: 0.9, sill: 1.35, spring: 1.9, arch: 'round' } as const
    build.wall(gable, 2, BACK, BACK + 0.3, -HALF - 1, HALF + 1, 0, RIDGE + 1, opening)
    build.box(pane, -0.6, 1.2, BACK + 0.2, 0.6, 2.6, BACK + 0.22, { casts: false, tag: 0 })
    const skylight = 3.3 + random() * 0.8
    for (const side of [-1, 1]) {
      layRoof(kit, slope, side, -2, BACK, 0, side > 0 ? 0.42 : 1)
      if (side > 0) {
        layRoof(kit, slope, 1, -2, skylight, 0.42, 0.78)
        layRoof(kit, slope, 1, skylight + 1.15, BACK, 0.42, 0.78)
        layRoof(kit, slope, 1, -2, BACK, 0.78, 1)
      }
      for (let z = 0.4; z < BACK; z += 1.1) {
        if (side > 0 && z > skylight - 0.1 && z < skylight + 1.2) continue
        build.bar(beam, [side * HALF, EAVES, z], [0, RIDGE - 0.12, z], 0.12)
      }
      build.box(beam, side * (HALF - 0.1), 0, -2, side * (HALF + 0.3), EAVES, BACK)
    }
    for (let z = 1.5; z < BACK; z += 2.2) build.box(beam, -1.5, 2.24, z, 1.5, 2.4, z + 0.14)
    const [sx, sy] = [HALF * 0.4, EAVES + (RIDGE - EAVES) * 0.6]
    const facing = [-0.75, -0.65, 0] as const
    lamps.push({
      x: sx,
      y: sy,
      z: skylight + 0.6,
      color: scaled(light.sky, 7),
      reach: 8,
      size: 0.5,
      halo: 0.05,
      facing,
    })
    lamps.push({
      x: 0,
      y: 1.8,
      z: BACK - 0.1,
      color: scaled(light.sky, 3),
      reach: 7,
      size: 0.5,
      halo: 0,
      facing: [0, 0, -1],
    })
    if (brief.time === 'night' || brief.time === 'dusk') hangBulb(kit, kit.of(lampOf(light.lamp, 8 * power)))
    store(kit, wood)
    return {
      subjectZ: 3.7,
      sunlit: [-HALF, 0, 0, HALF, RIDGE, BACK],
      sunStrength: 2.2,
      shafts: 0.022,
      haze: mix(scaled(light.sky, 0.1), scaled(light.fill, 0.05), 0.5),
      perMetre: 0.014,
      brightness: 0.9,
    }
  })

/** A part of the roof's inner side, between two shares of the way from eaves to ridge. */
function layRoof({ build }: Kit, stuff: number, side: number, z0: number, z1: number, from: number, to: number): void {
  const rise = RIDGE - EAVES
  const pitch = Math.atan2(rise, HALF)
  const middle = (from + to) / 2
  const half = (Math.hypot(rise, HALF) * (to - from)) / 2
  const out = 0.14
  build.block(
    stuff,
    [
      side * (HALF * (1 - middle) + out * Math.sin(pitch)),
      EAVES + rise * middle + out * Math.cos(pitch),
      (z0 + z1) / 2,
    ],
    [half, 0.06, (z1 - z0) / 2],
    0,
    -side * pitch,
  )
}

function hangBulb({ build, lamps, light, power }: Kit, bulb: number): void {
  build.ball(bulb, -0.4, 2.05, 3.2, 0.07, 1.2, { casts: false })
  if (power > 0)
    lamps.push({ x: -0.4, y: 2, z: 3.2, color: scaled(light.lamp, 4.6 * power), reach: 8, size: 0.25, halo: 0.3 })
}

/** Trunks with bands, boxes, a frame with its face to the wall, a chair under a sheet, rolled carpets. */
function store(kit: Kit, wood: readonly [number, number, number]): void {
  const { build, random, shot } = kit
  const { palette } = shot
  const leather = kit.of(plainOf(paint(mix(palette.wood, palette.accent, 0.35), 0.1), 0.06))
  const green = kit.of(plainOf(paint(mix(palette.plants, palette.accent2, 0.4), 0.1), 0.06))
  const brass = kit.of(plainOf([0.42, 0.3, 0.12], 0.4))
  const card = kit.of(plainOf([0.3, 0.22, 0.14]))
  const sheet = kit.of(clothOf(kit, [0.5, 0.48, 0.44]))
  const rug = kit.of(clothOf(kit, paint(palette.accent, 0.12)))
  const trunk = (x: number, y: number, z: number, wide: number, high: number, deep: number, stuff: number): void => {
    build.box(stuff, x, y, z, x + wide, y + high, z + deep)
    build.cylinder(stuff, 0, y + high, z + deep / 2, x, x + wide, deep / 2)
    for (const at of [0.16, 0.78])
      build.box(brass, x + wide * at, y, z - 0.012, x + wide * (at + 0.06), y + high + 0.04, z + deep)
    build.box(brass, x + wide * 0.45, y + high - 0.12, z - 0.03, x + wide * 0.55, y + high + 0.02, z)
  }
  const side = random() < 0.5 ? -1 : 1
  trunk(side * 1.45 - 0.5, 0, 4.6, 1, 0.42, 0.6, leather)
  trunk(side * 1.5 - 0.36, 0.72, 4.66, 0.7, 0.26, 0.44, green)
  trunk(-side * 1.2 - 0.5, 0, 6.2, 0.95, 0.4, 0.55, green)
  for (let k = 0; k < 4; k++) {
    const [x, z] = [-side * (1.5 + (k % 2) * 0.35), 4.2 + k * 0.42]
    const size = 0.26 + random() * 0.2
    build.box(card, x - size, k === 3 ? 0.5 : 0, z, x + size, (k === 3 ? 0.5 : 0) + size * 1.3, z + size * 1.4)
  }
  build.box(sheet, side * 1.5 - 0.3, 0, 6.6, side * 1.5 + 0.3, 0.95, 7.1, { tag: 0 })
  build.ball(sheet, side * 1.5, 1.0, 6.9, 0.32, 0.7, { tag: 0 })
  const frame = kit.of(plainOf(scaled(wood, 1.3)))
  build.block(frame, [-side * 0.95, 0.5, BACK - 0.5], [0.42, 0.5, 0.03], 0.2 * side, 0)
  for (const [x, z] of [
    [0.55, BACK - 0.4],
    [0.72, BACK - 0.3],
  ] as const)
    build.cylinder(rug, 1, side * x, z, 0, 1.5 - x * 0.3, 0.11)
}
