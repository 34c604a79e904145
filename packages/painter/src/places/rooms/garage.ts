import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { paintInterior, type Kit } from './interior.ts'
import { coursesOf, lampOf, plainOf, plasterOf, slabOf } from './stuffs.ts'

const HALF = 2.7
const HIGH = 2.9

/** A garage: a car under the tube light, the door behind it half up with the day under it, tyres, shelves and a ladder. */
export const paintGarage: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.25, heights: [0.5, 1.4, 2.1], aside: -0.4 + shot.random() * 0.5 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette } = shot
    const back = 8.4
    const floor = kit.of(slabOf(kit, paint(mix(palette.stone, [0.4, 0.4, 0.4], 0.5), 0.2), 0.55))
    const wall = kit.of(coursesOf(kit, paint(mix(palette.stone, [0.55, 0.54, 0.52], 0.6), 0.3), 0.4, 0.2, 0.14))
    const lime = kit.of(plasterOf(kit, [0.3, 0.3, 0.29], 0.2))
    const [steel, dark] = [kit.of(plainOf([0.3, 0.31, 0.32], 0.3)), kit.of(plainOf([0.03, 0.03, 0.032], 0.1))]
    const shutter = kit.of(plainOf(paint(mix(palette.accent2, [0.5, 0.5, 0.5], 0.6), 0.2), 0.1))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, back + 14)
    build.box(lime, -HALF, HIGH, -2, HALF, HIGH + 0.2, back)
    for (const side of [-1, 1]) build.box(wall, side * HALF, 0, -2, side * (HALF + 0.2), HIGH, back)
    const door = { first: 0, every: 99, count: 1, width: 4.2, sill: 0, spring: 2.5, arch: 'flat' } as const
    build.wall(wall, 2, back, back + 0.2, -HALF, HALF, 0, HIGH, door)
    const up = 1.1 + random() * 0.8
    for (let y = up; y < 2.6; y += 0.16) build.box(shutter, -2.1, y, back + 0.05, 2.1, y + 0.14, back + 0.09)
    build.box(steel, -2.1, up - 0.06, back + 0.03, 2.1, up, back + 0.12)
    lamps.push({
      x: 0,
      y: up * 0.6,
      z: back - 0.1,
      color: scaled(light.sky, 9),
      reach: 9,
      size: 0.7,
      halo: 0.05,
      facing: [0, -0.1, -1],
    })
    if (power > 0) {
      const tube = kit.of(lampOf([0.9, 0.97, 1], 5 * power))
      for (const z of [2.6, 5.6]) {
        build.box(tube, -0.06, HIGH - 0.12, z - 0.65, 0.06, HIGH - 0.06, z + 0.65, { casts: false })
        lamps.push({
          x: 0,
          y: HIGH - 0.3,
          z,
          color: scaled([1, 1.06, 1.1], 3.2 * power),
          reach: 8,
          size: 0.5,
          halo: 0.08,
        })
      }
    }
    parkCar(kit, 0.75, 4.4, dark)
    storeAlong(kit, back, steel, dark)
    return {
      subjectZ: 3.3,
      hasSky: true,
      keySide: -0.4,
      key: mix([0.9, 0.97, 1], light.sky, 0.4),
      sunlit: [-HALF, 0, 0, HALF, HIGH, back + 3],
      hasMirror: true,
      perMetre: 0.01,
      ambient: scaled(light.fill, 0.2),
    }
  })

/** A car seen from behind, with its lights, glass and wheels. */
function parkCar(kit: Kit, x: number, z: number, dark: number): void {
  const { build, shot } = kit
  const body = kit.of(plainOf(paint(mix(shot.palette.accent, [0.4, 0.1, 0.08], 0.2), 0.13), 0.5))
  const glass = kit.of(plainOf([0.05, 0.06, 0.07], 0.6))
  const chrome = kit.of(plainOf([0.45, 0.45, 0.46], 0.6))
  const tail = kit.of(lampOf([1, 0.08, 0.05], 0.8))
  build.box(body, x - 0.86, 0.34, z, x + 0.86, 0.84, z + 3.6)
  build.frustum(glass, x - 0.76, 0.84, z + 0.3, x + 0.76, 1.36, z + 2.7, 0.13, 0.5)
  build.box(body, x - 0.62, 1.34, z + 0.85, x + 0.62, 1.42, z + 2.2)
  build.box(chrome, x - 0.9, 0.36, z - 0.09, x + 0.9, 0.47, z + 0.02)
  build.box(chrome, x - 0.22, 0.52, z - 0.02, x + 0.22, 0.63, z)
  for (const side of [-1, 1]) {
    build.cylinder(tail, 2, x + side * 0.66, 0.66, z - 0.04, z + 0.01, 0.085, 0.085, { casts: false })
    for (const at of [z + 0.65, z + 2.9])
      build.cylinder(dark, 0, 0.3, at, x + side * 0.84 - 0.12, x + side * 0.84 + 0.04, 0.3)
  }
}

/** Shelves of tins and boxes, a stack of tyres, a ladder and a spade on the closed side. */
function storeAlong(kit: Kit, back: number, steel: number, dark: number): void {
  const { build, random, shot } = kit
  const { palette } = shot
  const tins = [palette.accent, palette.accent2, palette.plants, palette.stone].map((color) =>
    kit.of(plainOf(paint(mix(color, [0.4, 0.38, 0.34], 0.3), 0.18), 0.15)),
  )
  const card = kit.of(plainOf([0.36, 0.26, 0.15]))
  for (const y of [0.45, 1.05, 1.65, 2.2]) {
    build.box(steel, -HALF, y - 0.03, 3, -HALF + 0.5, y, 6.4)
    for (let z = 3.1; z < 6.2;) {
      const isBox = random() < 0.35
      const wide = isBox ? 0.34 + random() * 0.2 : 0.14 + random() * 0.1
      const tall = 0.14 + random() * 0.24
      if (isBox) build.box(card, -HALF + 0.08, y, z, -HALF + 0.46, y + tall, z + wide)
      else build.cylinder(tins[Math.floor(random() * 4)]!, 1, -HALF + 0.27, z + wide / 2, y, y + tall, wide / 2)
      z += wide + 0.04 + random() * 0.1
    }
  }
  for (const z of [3, 4.7, 6.4]) build.box(steel, -HALF + 0.44, 0, z, -HALF + 0.5, 2.4, z + 0.05)
  for (let k = 0; k < 4; k++) build.cylinder(dark, 1, -HALF + 0.5, back - 1, k * 0.2, k * 0.2 + 0.18, 0.34)
  const wood = kit.of(plainOf(paint(palette.wood, 0.2)))
  build.bar(wood, [HALF - 0.3, 0, back - 1.2], [HALF - 0.06, 2.1, back - 1.2], 0.04)
  build.bar(wood, [HALF - 0.3, 0, back - 0.7], [HALF - 0.06, 2.1, back - 0.7], 0.04)
  for (let y = 0.3; y < 2; y += 0.3) build.cylinder(wood, 2, HALF - 0.29 + y * 0.1, y, back - 1.2, back - 0.7, 0.018)
}
