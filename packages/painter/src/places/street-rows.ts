import { createFacade } from './facade.ts'
import { mix, paint, scaled } from './light-of-day.ts'
import { buildHouse } from './street-houses.ts'
import { buildQuay } from './street-quay.ts'
import { litShare, type Site } from './street-site.ts'
import { AWNING, BUILDING, BULB, METAL, NEON, PAVEMENT, ROAD } from './street-surfaces.ts'
import { raiseTower } from './street-tower.ts'

/** Houses in a row on both sides of the road into the depth; towers, or a town's own, and on a quay water on one side. */
export function buildRows(site: Site): void {
  const { build, kind, half, walk, depth, wet } = site
  build.box(ROAD, -half, -0.3, -4, half, 0, depth + 200)
  for (const side of [-1, 1]) {
    if (side === wet) {
      buildQuay(site, side)
      continue
    }
    build.box(PAVEMENT, side * half, -0.3, -4, side * (half + walk + 6), 0.13, depth + 200)
    if (kind === 'towers') buildTowers(site, side)
    else buildHouses(site, side)
  }
  if (kind !== 'towers' && kind !== 'quay') closeEnd(site)
}

function buildTowers(site: Site, side: number): void {
  const { build, brief, palette, random, facades, lights, half, walk, depth, isDark } = site
  const hue = random()
  for (let z = -6; z < depth;) {
    const far = z > 150
    const long = (12 + random() * 12) * (far ? 2 : 1)
    const high = 18 + random() ** 2 * 75
    const front = half + walk + random() ** 2 * 3
    const isGlass = random() < 0.55
    const base = mix(palette.stone, hue < 0.35 ? palette.wood : hue < 0.6 ? palette.accent : palette.soil, 0.2)
    const wall = paint(base, isGlass ? 0.08 : 0.12 + random() * 0.14)
    const lit = brief.time === 'night' ? 0.5 : brief.time === 'dusk' ? 0.42 : 0.12
    const facade = createFacade(random, wall, lights, lit, isGlass)
    facade.start = z
    const tag = facades.push(facade) - 1
    build.box(BUILDING, side * front, 0, z, side * (front + 16), high, z + long - 0.05, { tag })
    if (!far && random() < 0.5)
      build.box(
        BUILDING,
        side * (front + 2),
        high,
        z + 2,
        side * (front + 12),
        high + 4 + random() * 12,
        z + long - 2,
        { tag },
      )
    if (!far && z > 2 && !brief.isDeserted && random() < (isDark ? 0.75 : 0.25))
      addSign(site, side, front, z, long, high)
    lightPavement(site, side * front, -side, z + long / 2, tag)
    z += long
  }
}

function buildHouses(site: Site, side: number): void {
  const { random, style, half, walk, depth, kind } = site
  const [least, most] = style.high
  const [narrow, broad] = style.wide
  for (let z = -5 - random() * 3; z < depth;) {
    const wide = (narrow + random() * (broad - narrow)) * (z > 90 ? 2 : 1)
    const front = side * (half + walk + random() * (kind === 'lane' ? 0.7 : 0.25))
    const high = least + random() * (most - least) * (kind === 'alley' ? 1.2 : 1)
    const tag = buildHouse(
      { ...site, lit: litShare(site) },
      {
        from: z,
        to: z + wide,
        front,
        back: side as 1 | -1,
        deep: 9,
        axis: 2,
        high,
        isNear: z > -2 && z < 32,
      },
    )
    if (z > 3 && z < 60 && !site.brief.isDeserted && random() < 0.14) hangSign(site, side, front, z + wide * 0.3)
    lightPavement(site, front, -side, z + wide / 2, tag)
    z += wide
  }
}

/** The street turns: a house stands across its end, and perhaps a tower looks over it, so that one looks at something. */
function closeEnd(site: Site): void {
  const { random, half, walk, style } = site
  const end =
    site.kind === 'avenue'
      ? 95
      : site.kind === 'lane' || site.kind === 'alley'
        ? 34 + random() * 14
        : 62 + random() * 16
  for (let x = -half - walk - 6; x < half + walk + 6;) {
    const wide = Math.min(9, style.wide[0] + random() * 3)
    buildHouse(
      { ...site, lit: litShare(site) },
      {
        from: x,
        to: x + wide,
        front: end,
        back: 1,
        deep: 9,
        axis: 0,
        high: style.high[0] + random() * 3,
        isNear: false,
      },
    )
    x += wide
  }
  if (random() < 0.55) raiseTower(site, (random() - 0.5) * half, end + 14)
}

/** An upright sign standing out from the front. */
function addSign(site: Site, side: number, front: number, z: number, long: number, high: number): void {
  const { build, random, lamps, isDark, lights } = site
  const y0 = 4.4 + random() * 2
  const tall = Math.min(high - 6, 2.5 + random() * 9)
  const at = z + 0.8 + random() * (long - 2)
  const color = Math.floor(random() * 3)
  build.box(NEON, side * (front - 0.25), y0, at, side * (front - 0.95), y0 + tall, at + 0.22, { tag: color })
  if (isDark)
    lamps.push({
      x: side * (front - 0.7),
      y: y0 + tall / 2,
      z: at - 0.2,
      color: scaled(lights[color]!, 3.4),
      reach: 14,
      size: 1,
      halo: 0.22,
    })
}

/** A painted sign on an iron arm, with a small lamp over it. */
function hangSign({ build, random, lamps, light, isDark }: Site, side: number, front: number, z: number): void {
  const x = front - side * 0.75
  build.cylinder(METAL, 0, 3.5, z, Math.min(front, x - side * 0.4), Math.max(front, x - side * 0.4), 0.025)
  build.box(AWNING, x - 0.36, 2.7, z - 0.03, x + 0.36, 3.4, z + 0.03, { tag: Math.floor(random() * 3) })
  if (!isDark || light.lampPower < 0.3) return
  build.ball(BULB, x, 3.62, z - 0.1, 0.07, 1, { casts: false })
  lamps.push({ x, y: 3.55, z: z - 0.2, color: scaled(light.lamp, 1.6), reach: 5, size: 0.2, halo: 0.2 })
}

/** Light that falls out of the ground floor upon the pavement. */
function lightPavement(
  { lamps, lightPower, shopLight, facades, light }: Site,
  x: number,
  facing: number,
  z: number,
  tag: number,
): void {
  if (z < -2 || z > 70 || lightPower < 0.2) return
  const isShop = facades[tag]!.hasShop
  lamps.push({
    x: x + facing * 0.3,
    y: 2,
    z,
    color: scaled(isShop ? shopLight(tag * 7) : light.lamp, (isShop ? 3.2 : 1.8) * lightPower),
    reach: 11,
    size: 1.2,
    halo: 0,
    facing: [facing, 0, 0],
  })
}
