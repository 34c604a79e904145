import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { putThing } from './put-things.ts'
import type { Standing } from './standing.ts'

/** Metres to a small thing before the lens. */
export const THING_DEPTH = 0.8
/** Metres up to which what shines lights what it stands on. */
const LIT_DEPTH = 0.79

/** Puts a thing on what lies before the camera, nothing before it. */
export function putOnLedge(film: Film, stage: Stage, shot: Shot, thing: Thing, standing: Standing): void {
  const level: Stage = { ...stage, hasGround: true, groundAt: () => standing.base, mirror: 0 }
  if (thing.shine && !shot.palette.lampsAreOut) lightLedge(film, stage, shot, standing)
  putThing(film, level, shot, thing, standing, { hour: shot.brief.hour, isNearest: true })
}

/** What shines lights what it stands on. */
function lightLedge(film: Film, stage: Stage, { palette }: Shot, { x, base, height }: Standing): void {
  const [red, green, blue] = palette.lamp
  const peak = Math.max(red, green, blue, 1e-3)
  const gain = 0.16 / stage.exposure / peak
  const reachX = height * 1.5
  const reachY = height * 0.7
  for (let y = Math.max(0, Math.floor(base - height * 0.2)); y < Math.min(film.height, base + reachY); y++) {
    for (let px = Math.max(0, Math.floor(x - reachX)); px < Math.min(film.width, x + reachX); px++) {
      const square = ((px - x) / reachX) ** 2 + ((y - base) / reachY) ** 2
      const i = y * film.width + px
      if (square >= 1 || film.depth[i]! > LIT_DEPTH) continue
      const share = gain * (1 - square) ** 3
      film.light[i * 3] = film.light[i * 3]! + red * share
      film.light[i * 3 + 1] = film.light[i * 3 + 1]! + green * share
      film.light[i * 3 + 2] = film.light[i * 3 + 2]! + blue * share
    }
  }
}
