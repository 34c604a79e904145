import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { cover, paintPlain } from '../materials.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { plainOf, slabOf, woodOf } from './stuffs.ts'

const HALF = 2.9
const EAVES = 2.4
const RIDGE = 4.6
const BACK = 15

/** A greenhouse: white ribs against the sky, beds and benches full of leaves on both sides of a brick path. */
export const paintGreenhouse: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.7, heights: [0.6, 1.5, 2.3], aside: (shot.random() - 0.5) * 0.5 }, (kit) => {
    const { build, light, lamps, random } = kit
    const { palette } = shot
    const white = kit.of(plainOf(paint(mix(palette.stone, [0.7, 0.72, 0.7], 0.6), 0.42), 0.1))
    const path = kit.of(slabOf(kit, paint(mix(palette.soil, [0.45, 0.32, 0.25], 0.4), 0.17), 0.35))
    const plinth = kit.of(plainOf(paint(palette.stone, 0.2)))
    const oak = kit.of(woodOf(kit, paint(palette.wood, 0.12)))
    build.box(path, -9, -0.1, -3, 9, 0, BACK)
    for (const side of [-1, 1]) {
      build.box(plinth, side * HALF, 0, -2, side * (HALF + 0.16), 0.7, BACK)
      for (const y of [0.72, 1.55, EAVES])
        build.box(white, side * HALF, y - 0.03, -2, side * (HALF + 0.06), y + 0.03, BACK)
      for (let z = 0.2; z < BACK + 0.1; z += 1.05) {
        build.box(white, side * HALF, 0.7, z - 0.025, side * (HALF + 0.05), EAVES, z + 0.025)
        build.bar(white, [side * HALF, EAVES, z], [0, RIDGE, z], 0.05)
      }
      for (const share of [0.34, 0.67])
        build.cylinder(white, 2, side * HALF * (1 - share), EAVES + (RIDGE - EAVES) * share, -2, BACK, 0.025)
      plantSide(kit, side, oak)
    }
    build.cylinder(white, 2, 0, RIDGE, -2, BACK, 0.06)
    for (let x = -HALF; x <= HALF + 0.01; x += HALF / 3) {
      const top = EAVES + (RIDGE - EAVES) * (1 - Math.abs(x) / HALF)
      build.box(white, x - 0.025, 0, BACK, x + 0.025, top, BACK + 0.05)
    }
    for (const y of [0.9, 1.8, EAVES]) build.box(white, -HALF, y - 0.03, BACK, HALF, y + 0.03, BACK + 0.05)
    hangBaskets(kit, random() < 0.5 ? -1 : 1)
    lamps.push({ x: 0, y: 3.2, z: 2, color: scaled(light.sky, 2), reach: 9, size: 1, halo: 0 })
    return {
      subjectZ: 4,
      hasSky: true,
      sunlit: [-HALF, 0, 0, HALF, RIDGE, BACK],
      sunStrength: 1.3,
      shafts: 0.006,
      above: scaled(light.sky, 0.5),
      below: scaled(mix(light.sky, palette.plants, 0.4), 0.25),
      haze: mix(palette.fog, scaled(light.sky, 0.3), 0.5),
      perMetre: 0.005,
      hasMirror: true,
      ambient: scaled(light.sky, 0.5),
    }
  })

/** Benches of pots, then beds with tall leaves and fruit. */
function plantSide(kit: Kit, side: number, oak: number): void {
  const { build, random, shot } = kit
  const { palette } = shot
  const greens = [0.06, 0.1, 0.15].map((tone, i) =>
    kit.of(leafOf(kit, paint(mix(palette.plants, i === 1 ? [0.2, 0.4, 0.16] : [0.3, 0.42, 0.12], 0.45), tone))),
  )
  const clay = kit.of(plainOf(paint([0.55, 0.26, 0.14], 0.17)))
  const blooms = [palette.accent, palette.accent2, palette.lamp].map((color) =>
    kit.of(plainOf(paint(color, 0.3), 0.05)),
  )
  const leaf = (x: number, y: number, z: number, size: number): void => {
    const turn = random() * 6.3
    build.block(greens[Math.floor(random() * 3)]!, [x, y, z], [size, 0.008, size * 0.34], turn, 0.25 + random() * 0.8)
  }
  for (const y of [0.45, 0.82])
    build.box(oak, side * (HALF - 0.1), y - 0.04, 2.2, side * (HALF - 0.9 - (y < 0.5 ? 0.3 : 0)), y, BACK)
  for (let z = 2.4; z < BACK - 0.5; z += 0.55) {
    const isNear = z < 7
    for (const [x, y] of [
      [side * (HALF - 1.05), 0.45],
      [side * (HALF - 0.5), 0.82],
    ] as const) {
      const size = 0.12 + random() * 0.06
      build.cylinder(clay, 1, x, z, y, y + 0.2, size * 0.7, size)
      const tall = 0.3 + random() * (y > 0.5 ? 1 : 0.4)
      build.ball(greens[Math.floor(random() * 3)]!, x, y + 0.22 + tall * 0.4, z, 0.17 + random() * 0.1, tall * 2)
      for (let k = 0; k < (isNear ? 9 : 4); k++)
        leaf(x + (random() - 0.5) * 0.5, y + 0.25 + random() * tall, z + (random() - 0.5) * 0.4, 0.12 + random() * 0.16)
      if (random() < 0.5)
        for (let k = 0; k < 3; k++)
          build.ball(
            blooms[Math.floor(random() * 3)]!,
            x + (random() - 0.5) * 0.35,
            y + 0.35 + random() * tall,
            z - 0.1 + random() * 0.2,
            0.045,
          )
    }
  }
  // Tall ones behind, up to the eaves.
  for (let z = 4; z < BACK; z += 1.5 + random()) {
    const x = side * (HALF - 0.3)
    build.cylinder(oak, 1, x, z, 0.8, 2.6, 0.03)
    for (let k = 0; k < 14; k++)
      leaf(x - side * random() * 0.7, 1.5 + random() * 1.7, z + (random() - 0.5) * 0.8, 0.2 + random() * 0.22)
  }
}

function hangBaskets(kit: Kit, side: number): void {
  const { build, random, shot } = kit
  const leaf = kit.of(leafOf(kit, paint(mix(shot.palette.plants, [0.25, 0.4, 0.15], 0.4), 0.1)))
  const pot = kit.of(plainOf([0.1, 0.07, 0.05]))
  for (const [x, z] of [
    [side * 1.2, 3.6],
    [-side * 1.1, 6],
    [side * 1.1, 8.6],
  ] as const) {
    build.cylinder(pot, 1, x, z, 2.9, 4.2, 0.008)
    build.ball(pot, x, 2.8, z, 0.2, 0.7)
    for (let k = 0; k < 26; k++) {
      const turn = k * 2.4
      const away = 0.1 + 0.25 * random()
      build.block(
        leaf,
        [x + Math.cos(turn) * away, 2.9 - random() * 0.7, z + Math.sin(turn) * away],
        [0.13, 0.006, 0.04],
        turn,
        0.6 + random() * 0.7,
      )
    }
  }
}

/** A leaf's green, lighter towards the light. */
function leafOf({ sheet }: Kit, color: readonly [number, number, number]): Stuff {
  return (surface) => {
    const { x, y, z, footprint } = surface
    paintPlain(surface, color, 0.6 + 0.8 * sheet.at((x + z) * 0.9, y * 0.9, footprint))
    cover(surface, [0.5, 0.6, 0.3], 0.12 * Math.max(0, surface.ny))
    surface.shine = 0.06
  }
}
