import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { paintInterior, type Kit } from './interior.ts'
import { coursesOf, lampOf, paneOf, plainOf, slabOf, woodOf } from './stuffs.ts'

const HALF = 2
const SPRING = 1.35
const BACK = 11

/** A vaulted cellar: brick overhead, barrels and racks of bottles, one bulb, and daylight on the stairs at its end. */
export const paintCellar: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.15, heights: [0.5, 1.35, 1.7], aside: (shot.random() - 0.5) * 0.6 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette } = shot
    const brick = paint(mix(palette.stone, [0.5, 0.34, 0.25], 0.55), 0.2)
    const floor = kit.of(slabOf(kit, paint(mix(palette.soil, palette.stone, 0.5), 0.13), 0.35))
    const vault = kit.of(coursesOf(kit, brick, 0.3, 0.1, 0.45))
    const wall = kit.of(coursesOf(kit, scaled(brick, 1.1), 0.42, 0.22, 0.5))
    const oak = kit.of(woodOf(kit, paint(mix(palette.wood, [0.4, 0.24, 0.12], 0.4), 0.12), 0.04))
    const iron = kit.of(plainOf([0.05, 0.045, 0.042], 0.15))
    const stone = kit.of(coursesOf(kit, scaled(brick, 1.3), 0.9, 0.4, 0.2))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, BACK + 4)
    build.vault(vault, 0, SPRING, HALF, -2, BACK)
    for (const side of [-1, 1]) build.box(wall, side * HALF, 0, -2, side * (HALF + 0.4), SPRING, BACK)
    for (let z = 2.3; z < BACK; z += 2.9)
      for (const side of [-1, 1]) build.box(stone, side * HALF, 0, z, side * (HALF - 0.22), SPRING + 0.5, z + 0.4)
    const door = { first: 0.35, every: 99, count: 1, width: 1.25, sill: 0, spring: 1.7, arch: 'round' } as const
    build.wall(wall, 2, BACK, BACK + 0.5, -HALF, HALF, 0, 4, door)
    for (let k = 0; k < 8; k++) build.box(stone, -0.5, 0, BACK + 0.6 + k * 0.3, 1.2, 0.19 * (k + 1), BACK + 5)
    const day = kit.of(paneOf(kit, { wide: 9, high: 9, bar: 0.01, from: 0.5, to: 4, strength: 1.3 }))
    build.box(day, -1.5, 1.4, BACK + 3.4, 2.2, 4, BACK + 3.42, { casts: false, tag: 3 })
    lamps.push({
      x: 0.35,
      y: 2.2,
      z: BACK + 1,
      color: scaled(light.sky, 14),
      reach: 10,
      size: 0.8,
      halo: 0.12,
      facing: [0, -0.5, -1],
    })
    lamps.push({ x: 0.4, y: 1.8, z: 0, color: scaled(light.fill, 0.8), reach: 6, size: 0.8, halo: 0 })
    build.cylinder(iron, 1, -0.15, 4.3, 2.2, 3.3, 0.008, 0.008, { casts: false })
    build.ball(kit.of(lampOf(light.lamp, 9 * power)), -0.15, 2.15, 4.3, 0.065, 1.25, { casts: false })
    if (power > 0)
      lamps.push({ x: -0.15, y: 2.1, z: 4.3, color: scaled(light.lamp, 5.2 * power), reach: 8, size: 0.25, halo: 0.35 })
    const side = random() < 0.5 ? -1 : 1
    stackBarrels(kit, side, oak, iron)
    rackBottles(kit, -side, oak)
    return {
      subjectZ: 3.6,
      keySide: 0,
      key: light.lamp,
      ambient: scaled(mix(light.fill, light.lamp, 0.4), 0.13),
      above: scaled(light.fill, 0.05),
      below: scaled(light.lamp, 0.04 * power),
      haze: mix(scaled(light.fill, 0.05), scaled(light.lamp, 0.06 * power), 0.5),
      perMetre: 0.025,
      hasMirror: true,
      brightness: 0.85,
    }
  })

/** Barrels lying on beams, their heads towards the aisle. */
function stackBarrels({ build }: Kit, side: number, oak: number, iron: number): void {
  for (let z = 3.4; z < BACK - 1; z += 1.12) {
    const [inner, outer] = [side * (HALF - 1), side * (HALF - 0.1)]
    const middle = (inner + outer) / 2
    const halves = [
      [inner, middle, 0.4, 0.47],
      [middle, outer, 0.47, 0.4],
    ] as const
    for (const [from, to, near, far] of halves)
      build.cylinder(
        oak,
        0,
        0.62,
        z,
        Math.min(from, to),
        Math.max(from, to),
        from < to ? near : far,
        from < to ? far : near,
      )
    for (const at of [0.12, 0.3, 0.68])
      build.cylinder(
        iron,
        0,
        0.62,
        z,
        Math.min(inner + side * at, inner + side * (at + 0.04)),
        Math.max(inner + side * at, inner + side * (at + 0.04)),
        0.41 + (at === 0.3 ? 0.055 : at === 0.12 ? 0.02 : 0.05),
      )
    build.cylinder(iron, 0, 0.36, z, Math.min(inner, inner - side * 0.14), Math.max(inner, inner - side * 0.14), 0.025)
  }
  for (const x of [HALF - 0.85, HALF - 0.25]) build.box(oak, side * x, 0, 2.9, side * (x + 0.14), 0.2, BACK - 0.5)
}

/** Shelves with bottles lying in them, their dark ends out. */
function rackBottles(kit: Kit, side: number, oak: number): void {
  const { build, random, shot } = kit
  const greens = [
    kit.of(plainOf(paint(mix(shot.palette.plants, [0.1, 0.2, 0.1], 0.5), 0.05), 0.5)),
    kit.of(plainOf([0.09, 0.035, 0.02], 0.5)),
  ]
  for (const y of [0.3, 0.68, 1.06, 1.44]) {
    build.box(oak, side * HALF, y - 0.06, 3, side * (HALF - 0.42), y, BACK - 1)
    for (let z = 3.12; z < 7.4; z += 0.145) {
      if (random() < 0.18) continue
      const [from, to] = [side * (HALF - 0.46), side * (HALF - 0.1)]
      build.cylinder(greens[random() < 0.7 ? 0 : 1]!, 0, y + 0.06, z, Math.min(from, to), Math.max(from, to), 0.05)
    }
  }
  for (let z = 3; z < BACK - 1; z += 1.3) build.box(oak, side * HALF, 0, z - 0.04, side * (HALF - 0.44), 1.75, z + 0.03)
}
