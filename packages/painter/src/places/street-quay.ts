import { scaled } from './light-of-day.ts'
import { buildHouse } from './street-houses.ts'
import { litShare, type Site } from './street-site.ts'
import { AWNING, METAL, PAVEMENT, WATER, WOOD } from './street-surfaces.ts'

/** Water beside the street, a stone edge with bollards, boats at their ropes, and the far bank's lights. */
export function buildQuay(site: Site, side: number): void {
  const { build, random, half, lamps, light, isDark, depth } = site
  const edge = half + 0.6
  build.box(PAVEMENT, side * half, -0.3, -4, side * edge, 0.16, depth)
  build.box(WATER, side * edge, -0.5, -4, side * 90, 0, depth + 200)
  for (let z = 4; z < 60; z += 4.5) {
    build.cylinder(METAL, 1, side * (edge - 0.3), z, 0.1, 0.62, 0.13, 0.1)
    build.ball(METAL, side * (edge - 0.3), 0.62, z, 0.15, 0.7)
  }
  for (let z = 7; z < 60; z += 7.5 + random() * 4) addBoat(site, side * (edge + 1.5 + random() * 0.5), z)
  const far = edge + 26
  for (let z = 18; z < depth; z += 9)
    buildHouse(
      { ...site, lit: litShare(site) },
      {
        from: z,
        to: z + 8.6,
        front: side * far,
        back: side as 1 | -1,
        deep: 9,
        axis: 2,
        high: site.style.high[0] + random() * 4,
        isNear: false,
      },
    )
  for (let x = side > 0 ? edge - 4 : -edge - 30; x < (side > 0 ? edge + 30 : -edge + 4);) {
    const wide = site.style.wide[0] + random() * 2
    buildHouse(
      { ...site, lit: litShare(site) },
      {
        from: x,
        to: x + wide,
        front: 74,
        back: 1,
        deep: 9,
        axis: 0,
        high: site.style.high[0] + random() * 4,
        isNear: false,
      },
    )
    x += wide
  }
  if (isDark && light.lampPower > 0.3)
    for (let z = 30; z < 90; z += 16)
      lamps.push({
        x: side * (far - 1),
        y: 3.6,
        z,
        color: scaled(light.lamp, 6 * light.lampPower),
        reach: 14,
        size: 0.6,
        halo: 0.3,
      })
}

/** A boat with a mast, its hull widest at the rim. */
function addBoat({ build, random }: Site, x: number, z: number): void {
  const tag = Math.floor(random() * 4)
  const long = 3 + random() * 1.6
  for (let k = 0; k < 4; k++) {
    const half = 0.5 + k * 0.13
    build.box(WOOD, x - half, 0.02 + k * 0.17, z + 0.3 - k * 0.1, x + half, 0.2 + k * 0.17, z + long - 0.3 + k * 0.12, {
      tag,
    })
  }
  if (random() < 0.6) {
    build.cylinder(METAL, 1, x, z + long * 0.45, 0.5, 4.6 + random() * 2, 0.05, 0.03)
    build.cylinder(AWNING, 2, x, 1.3, z + long * 0.05, z + long * 0.46, 0.1, 0.09)
  } else build.box(WOOD, x - 0.5, 0.7, z + long * 0.4, x + 0.5, 1.5, z + long * 0.75)
}
