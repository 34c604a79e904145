import { clamp } from '../math.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { putThing } from './put-things.ts'
import type { Standing } from './standing.ts'

/** Where the telling part of a large thing is, as a share of its height from the top, and how much of the height to show. */
const DETAILS: Readonly<Record<string, readonly [middle: number, shown: number]>> = {
  'phone in a drawer': [0.3, 0.55],
  lighthouse: [0.16, 0.4],
  train: [0.45, 0.85],
  door: [0.5, 0.9],
  'clock tower': [0.36, 0.5],
  horse: [0.24, 0.6],
  deer: [0.22, 0.6],
  elephant: [0.35, 0.8],
  statue: [0.16, 0.4],
  astronaut: [0.22, 0.55],
  robot: [0.24, 0.6],
  piano: [0.5, 0.9],
  tree: [0.4, 0.8],
  'dead tree': [0.4, 0.8],
  pine: [0.4, 0.8],
  castle: [0.4, 0.8],
  ship: [0.5, 0.85],
  house: [0.5, 0.9],
  'street lamp': [0.1, 0.3],
}

/** A large thing cut by the frame, its telling part above the captions. */
export function putDetail(film: Film, stage: Stage, shot: Shot, thing: Thing, closeness: number): Standing {
  const { width, height } = film
  const [middle, shown] = DETAILS[thing.name] ?? [0.45, 0.9]
  const wished = (0.62 / shown) * height * (0.85 + shot.random() * 0.35) * clamp(closeness, 1, 1.25)
  // As wide as the frame and a little more: cut on one side it looks near, cut on both it is not known any more.
  const widest = (1.25 * width) / thing.aspect
  const size = cutOrWhole(height, Math.min(wished, widest), widest, middle)
  // Whole, it stands as far below the horizon as its size and the camera's height have it; higher up it would hover.
  const drop = (size * Math.max(stage.cameraHeight, 0.4)) / thing.metres
  const ground = stage.hasGround ? Math.min(stage.horizon + drop, height * 0.78) : 0
  const base = Math.max(height * DETAIL_ROW + size * (1 - middle), ground)
  const half = size * thing.aspect * 0.5
  const x =
    half > width * 0.46
      ? width * (0.5 + (shot.subjectX - 0.5) * (1 + shot.random() * 2.4))
      : clamp(shot.subjectX * width, half, width - half)
  const depth = Math.max(0.9, (thing.metres * stage.focal) / size)
  const standing = { x, base, height: size, depth }
  const isStanding = base < height && stage.hasGround
  const level: Stage = isStanding ? { ...stage, groundAt: () => base } : { ...stage, hasGround: false }
  // Ground that is nearer than a tower's natural distance would cut it off in mid-air.
  putThing(film, level, shot, thing, standing, { hour: shot.brief.hour, isNearest: true })
  return standing
}

/** Row of the middle of a large thing's telling part. */
const DETAIL_ROW = 0.35

/**
 * A size with which a thing either goes on below the frame or stands whole in it, with ground to be seen before it: never one that
 * ends at the edge.
 */
function cutOrWhole(height: number, wished: number, widest: number, middle: number): number {
  const whole = ((0.86 - DETAIL_ROW) * height) / (1 - middle)
  const cut = ((1.06 - DETAIL_ROW) * height) / (1 - middle)
  if (wished <= whole || wished >= cut) return wished
  return cut <= widest && wished > (whole + cut) / 2 ? cut : whole
}
