import type { Site } from './street-site.ts'
import { BUILDING, METAL, ROOF } from './street-surfaces.ts'

/** A clock or bell tower over the roofs. */
export function raiseTower({ build, random, facades, style }: Site, x: number, z: number): void {
  const [wide, high] = [2.4 + random(), 17 + random() * 8]
  const tower = {
    ...facades[0]!,
    stuff: 'stone' as const,
    hasShop: false,
    high: 3,
    ground: 900,
    start: 0,
    wall: style.walls[1]!,
  }
  const tag = facades.push(tower) - 1
  build.box(BUILDING, x - wide, 0, z, x + wide, high, z + wide * 2, { tag })
  build.box(BUILDING, x - wide - 0.3, high, z - 0.3, x + wide + 0.3, high + 0.5, z + wide * 2 + 0.3, { tag })
  for (const way of [-1, 1])
    build.box(METAL, x + way * wide * 0.4 - 0.35, high - 3.6, z - 0.04, x + way * wide * 0.4 + 0.35, high - 1.2, z)
  const roll = random()
  if (roll < 0.4) build.spire(ROOF, x - wide, high + 0.5, z, x + wide, high + 9 + random() * 5, z + wide * 2)
  else if (roll < 0.75) {
    build.ball(ROOF, x, high + 0.5, z + wide, wide * 0.95, 1.15)
    build.cylinder(METAL, 1, x, z + wide, high + wide, high + wide + 3, 0.12, 0.03)
  } else
    build.frustum(
      ROOF,
      x - wide - 0.2,
      high + 0.5,
      z - 0.2,
      x + wide + 0.2,
      high + 3.4,
      z + wide * 2 + 0.2,
      wide * 0.7,
      wide * 0.7,
    )
}
