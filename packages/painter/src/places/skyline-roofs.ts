import { pick, type Random } from '@dayreel/storyboard/base'
import type { Rgb } from '../painting.ts'
import type { BuiltPlace } from './built-place.ts'
import { createFacade, type Facade } from './facade.ts'
import { HOUSE, METAL, ROOF } from './skyline-surfaces.ts'
import type { TownStyle } from './town-style.ts'

type Site = {
  build: BuiltPlace['build']
  random: Random
  facades: Facade[]
  lights: readonly Rgb[]
  lit: number
  style: TownStyle
}

/** Metres that the roofs' eaves lie below the roof that one stands on, for the nearest row and for each further one. */
const BELOW = 3.4
const STEP = 0.35

/** An old town's roofs in rows below the parapet: gables with lit attic windows, chimneys, aerials. */
export function buildRoofs(site: Site): void {
  for (let row = 0, z = 12.5; row < 9; row++, z += 8 + row * 1.6) buildRow(site, z, row)
}

function buildRow({ build, random, facades, lights, lit, style }: Site, z: number, row: number): void {
  const span = z * 0.62
  for (let x = -span - random() * 5; x < span;) {
    const wide = style.wide[0] + random() * (style.wide[1] - style.wide[0])
    const eaves = -BELOW + row * STEP + (random() - 0.5) * 2.4
    const isGable = random() < Math.max(0.35, style.gables)
    const rise = ((isGable ? wide : 7) / 2) * Math.max(0.55, style.pitch)
    const facade = createFacade(random, pick(style.walls, random), lights, lit, false)
    facade.start = x
    facade.every = wide / Math.max(2, Math.round(wide / 1.9))
    facade.stuff = pick(style.stuffs, random)
    facade.frame = style.frame
    facade.ground = eaves - 5.6
    facade.floor = 2.8
    facade.high = eaves + rise
    const tag = facades.push(facade) - 1
    const [x1, z1] = [x + wide - 0.1, z + 7]
    build.box(HOUSE, x, -30, z, x1, eaves, z1, { tag })
    if (isGable) {
      build.gable(HOUSE, 2, x, eaves, z, x1, eaves + rise, z1, { tag })
      build.gable(ROOF, 2, x - 0.15, eaves - 0.1, z + 0.25, x1 + 0.15, eaves + rise + 0.16, z1)
    } else {
      build.gable(ROOF, 0, x, eaves, z - 0.3, x1, eaves + rise, z1)
      if (random() < 0.6) {
        const at = x + wide * (0.3 + 0.4 * random())
        build.box(HOUSE, at - 0.6, eaves + 0.2, z + 0.3, at + 0.6, eaves + 1.7, z + 2.6, { tag })
        build.box(ROOF, at - 0.75, eaves + 1.7, z + 0.15, at + 0.75, eaves + 1.85, z + 2.8)
      }
    }
    const chimney = x + wide * (0.2 + 0.6 * random())
    build.box(ROOF, chimney - 0.3, eaves, z + 3.4, chimney + 0.3, eaves + rise + 0.8, z + 4)
    if (row < 3 && random() < 0.4) {
      build.cylinder(METAL, 1, chimney + 0.8, z + 3.5, eaves + rise * 0.6, eaves + rise + 2, 0.025)
      for (const y of [1.4, 1.8])
        build.cylinder(METAL, 0, eaves + rise + y, z + 3.5, chimney + 0.4, chimney + 1.2, 0.015)
    }
    x += wide
  }
}
