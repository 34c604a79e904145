import { scaled } from './light-of-day.ts'
import type { Trees } from './plant-trees.ts'
import { buildHouse } from './street-houses.ts'
import { litShare, type Site } from './street-site.ts'
import { AWNING, BULB, FLOWERS, METAL, PAVEMENT, ROAD, WATER, WOOD } from './street-surfaces.ts'
import { raiseTower } from './street-tower.ts'

/** Metres to the fronts that are seen across a street, and across a square. */
const STREET_AT = 13
const SQUARE_AT = 27

/** A row of fronts that look at the camera: across the street, or across a square with its fountain, stalls and trees. */
export function buildFront(site: Site, trees: Trees, isSquare: boolean): void {
  const { build, random, style, light, lamps, lightPower, shopLight, facades, isDark, brief } = site
  const at = isSquare ? SQUARE_AT : STREET_AT
  const span = at * 0.75
  const walk = isSquare ? 3 : 2.4
  build.box(ROAD, -120, -0.3, -4, 120, 0, at + 4)
  build.box(PAVEMENT, -120, -0.3, at - walk, 120, 0.14, at + 4)
  if (!isSquare) build.box(PAVEMENT, -120, -0.3, -4, 120, 0.02, 3.2)
  const [least, most] = style.high
  for (let x = -span - random() * 4; x < span;) {
    const wide = style.wide[0] + random() * (style.wide[1] - style.wide[0])
    const high = least * (isSquare ? 1.1 : 0.85) + random() * (most - least) * 0.8
    const tag = buildHouse(
      { ...site, lit: litShare(site) },
      { from: x, to: x + wide, front: at, back: 1, deep: 9, axis: 0, high, isNear: true },
    )
    if (lightPower > 0.2)
      lamps.push({
        x: x + wide / 2,
        y: 2,
        z: at - 0.3,
        color: scaled(facades[tag]!.hasShop ? shopLight(tag * 7) : light.lamp, 3 * lightPower),
        reach: 10,
        size: 1.2,
        halo: 0,
        facing: [0, -0.1, -1],
      })
    x += wide
  }
  // What looks over the roofs from behind.
  for (let x = -span * 1.6; x < span * 1.6; x += 9 + random() * 8)
    if (random() < 0.6)
      buildHouse(
        { ...site, lit: litShare(site) },
        {
          from: x,
          to: x + 8,
          front: at + 30,
          back: 1,
          deep: 10,
          axis: 0,
          high: most + 3 + random() * 5,
          isNear: false,
        },
      )
  if (isSquare || random() < 0.4) raiseTower(site, (random() - 0.5) * span * 0.9, at + 12)
  const isSnowy = brief.weather === 'snow'
  if (isSquare) furnishSquare(site, trees)
  else
    for (const x of [-5.2 + random() * 1.5, 4 + random() * 1.5])
      if (random() < 0.6) trees.add({ kind: isSnowy ? 'bare' : 'leafy', x, z: at - 1.6, metres: 5 + random() * 2 })
  const posts: readonly (readonly [x: number, z: number])[] = isSquare
    ? [
        [-6.5, 15],
        [6.2, 16],
        [-3.8, 23],
        [4, 23.5],
      ]
    : [
        [-3.4, at - 2.1],
        [4.6, at - 2.1],
      ]
  for (const [x, z] of posts) addLamp(site, x, z)
  if (!isSquare && random() < 0.5) addBench(site, -1.6 + random() * 3, at - 1.1)
  if (!isSquare && isDark) lamps.push({ x: 0, y: 4, z: 2, color: scaled(light.fill, 0.8), reach: 12, size: 1, halo: 0 })
}

/** A lamp-post with a lantern. */
function addLamp({ build, lamps, light, brief }: Site, x: number, z: number): void {
  build.cylinder(METAL, 1, x, z, 0, 3.6, 0.07, 0.045)
  build.cylinder(METAL, 1, x, z, 0, 0.8, 0.13, 0.09)
  build.ball(BULB, x, 3.78, z, 0.19, 1.25, { casts: false })
  build.spire(METAL, x - 0.2, 4.0, z - 0.2, x + 0.2, 4.24, z + 0.2)
  if (light.lampPower > 0.3)
    lamps.push({
      x,
      y: 3.75,
      z: z - 0.1,
      color: scaled(light.lamp, 6 * light.lampPower),
      reach: 15,
      size: 0.6,
      halo: brief.weather === 'fog' || brief.weather === 'rain' ? 0.5 : 0.28,
    })
}

function addBench({ build }: Site, x: number, z: number): void {
  build.box(WOOD, x - 0.8, 0.5, z, x + 0.8, 0.55, z + 0.4)
  build.box(WOOD, x - 0.8, 0.65, z + 0.4, x + 0.8, 0.98, z + 0.45)
  for (const way of [-0.65, 0.6]) build.box(METAL, x + way, 0.1, z + 0.05, x + way + 0.06, 0.6, z + 0.42)
}

/** A fountain to one side, stalls with awnings to the other, trees before the fronts. */
function furnishSquare(site: Site, trees: Trees): void {
  const { build, random, brief } = site
  const side = random() < 0.5 ? -1 : 1
  const [x, z] = [side * (3 + random()), 17.5]
  build.cylinder(PAVEMENT, 1, x, z, 0, 0.6, 2, 1.9)
  build.cylinder(WATER, 1, x, z, 0.4, 0.62, 1.7)
  build.cylinder(PAVEMENT, 1, x, z, 0.4, 1.7, 0.3, 0.2)
  build.cylinder(PAVEMENT, 1, x, z, 1.6, 1.85, 0.5, 0.8)
  build.cylinder(PAVEMENT, 1, x, z, 1.85, 2.7, 0.14, 0.1)
  build.ball(PAVEMENT, x, 2.8, z, 0.2)
  if (!brief.isAlone && !brief.isDeserted)
    for (let k = 0; k < 3; k++) addStall(site, -side * (2.6 + (k % 2) * 0.7), 13.5 + k * 3.1)
  for (const at of [-8.5, 8.2, -side * 6])
    trees.add({
      kind: brief.weather === 'snow' ? 'bare' : 'leafy',
      x: at,
      z: 21 + random() * 3,
      metres: 5 + random() * 2,
    })
}

/** Posts, a striped roof, and a table of wares. */
function addStall({ build, random }: Site, x: number, z: number): void {
  const tag = Math.floor(random() * 3)
  for (const [px, pz] of [
    [-1.1, 0],
    [1.1, 0],
    [-1.1, 1.5],
    [1.1, 1.5],
  ] as const)
    build.cylinder(WOOD, 1, x + px, z + pz, 0, 2.2, 0.04)
  for (let k = 0; k < 4; k++)
    build.box(AWNING, x - 1.25, 2.1 + k * 0.12, z - 0.35 + k * 0.28, x + 1.25, 2.16 + k * 0.12, z + 0.1 + k * 0.3, {
      tag,
    })
  build.box(AWNING, x - 1.25, 1.9, z - 0.36, x + 1.25, 2.16, z - 0.33, { tag })
  build.box(WOOD, x - 1.05, 0, z, x + 1.05, 0.85, z + 0.9)
  for (let k = 0; k < 4; k++)
    build.box(FLOWERS, x - 1 + k * 0.52, 0.85, z + 0.05, x - 0.55 + k * 0.52, 1.0 + random() * 0.12, z + 0.7, {
      tag: k,
    })
}
