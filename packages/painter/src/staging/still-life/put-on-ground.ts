import type { PlaceName } from '../../brief/brief.ts'
import type { Film, Shot, Stage, Thing } from '../../painting.ts'
import { ledgeAt, putLedge } from '../ledge.ts'
import { putOnLedge, THING_DEPTH } from '../put-on-ledge.ts'
import type { Standing } from '../standing.ts'
import { putLitter } from './litter.ts'
import { putBlurred } from './put-blurred.ts'
import { propNamed, sizeBeside } from './settings.ts'
import { putWildFront } from './wild-front.ts'
import { middleOf } from '../../middle.ts'

/** What is found on the ground beside a thing, of the table of things or the props. */
const FOUND: Partial<Record<PlaceName, readonly string[]>> = {
  forest: ['mushroom', 'fern', 'stone'],
  field: ['wild flowers', 'stone', 'fern'],
  lake: ['fern', 'stone', 'wild flowers'],
  mountains: ['stone', 'wild flowers', 'stone'],
  village: ['wild flowers', 'stone'],
  road: ['stone', 'wild flowers'],
  coast: ['driftwood', 'shell', 'stone'],
  desert: ['stone', 'driftwood'],
  planet: ['stone', 'stone'],
  volcano: ['stone', 'stone'],
  ruins: ['stone', 'fern'],
  sea: ['rope', 'box'],
}

/** Puts a thing on the ground of an open place, on one third, with what is found there beside it and before it out of focus. */
export function putOnGround(film: Film, stage: Stage, shot: Shot, thing: Thing, beside: readonly Thing[]): Standing {
  const { height } = film
  const { left, width } = middleOf(film)
  const { brief } = shot
  const size = Math.min((shot.size === 'perch' ? 0.29 : 0.39) * height, (0.72 * width) / thing.aspect)
  const side = shot.subjectX > 0.5 ? -1 : 1
  const half = size * thing.aspect * 0.5
  const x = Math.min(
    Math.max(left + width * (0.5 - side * 0.15), left + half + width * 0.04),
    left + width * 0.96 - half,
  )
  const edge = height * 0.51
  const standing = { x, base: height * 0.58, height: size, depth: THING_DEPTH }
  const ledge = ledgeAt(brief.place)
  if (ledge) putLedge(film, stage, shot, ledge, edge)
  putLitter(film, stage, shot, { edge, base: standing.base })
  const found = [...beside.map(({ name }) => name), ...(FOUND[brief.place] ?? [])]
  const spots = [
    { across: side * 0.4, row: 0.53, share: 0.8, blur: 0.006 },
    { across: side * 0.66, row: 0.515, share: 0.95, blur: 0.009 },
    { across: -side * 0.32, row: 0.51, share: 0.5, blur: 0.01 },
  ]
  for (const [i, name] of found
    .filter((each) => each !== thing.name)
    .slice(0, 3)
    .entries()) {
    const other = propNamed(name)
    const { across, row, share, blur } = spots[i]!
    if (!other) continue
    const tall = sizeBeside(thing, size, other, height * 0.3) * share
    putBlurred(
      film,
      stage,
      shot,
      other,
      { x: x + across * width, base: row * height, height: tall, depth: 1 },
      { blur },
    )
  }
  putOnLedge(film, stage, shot, thing, standing)
  putWildFront(film, stage, shot, { side, isHigh: false })
  return standing
}
