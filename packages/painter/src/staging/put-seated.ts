import type { Brief } from '../brief/brief.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { castOf, type Member } from './people-cast.ts'
import { putFigure } from './put-figure.ts'
import type { Standing } from './standing.ts'
import { WARDROBES } from '../things/figures/figure-kinds.ts'

/** How high each seat is, how far from its middle those sit who share it, in metres, and how many it holds. */
const SEATS: Readonly<Record<string, { high: number; apart: number; holds: number }>> = {
  bench: { high: 0.4, apart: 0.42, holds: 2 },
  chair: { high: 0.45, apart: 0, holds: 1 },
}
/** How high the hips of who sits upright are, in standing heights. */
const HIPS = 0.26
/** How far the hips are behind the middle of the body, in standing heights. */
const BEHIND = 0.1
/** How high who sits upright reaches, in standing heights. */
const REACH = 0.8

/** The seat among the things that all the people have room on who sit. */
export function seatFor(things: readonly Thing[], { people }: Brief): Thing | undefined {
  if (people.count === 0 || people.pose !== 'sit') return undefined
  return things.find(({ name }) => (SEATS[name]?.holds ?? 0) >= people.count)
}

/** Puts one or two people on a bench, or one on a chair, turned to the viewer as the seat is. @returns where the first of them is. */
export function putSeated(
  film: Film,
  stage: Stage,
  shot: Shot,
  { seat, thing, kind }: { seat: Standing; thing: Thing; kind: string },
): Standing {
  const { count } = shot.brief.people
  const { high, apart } = SEATS[thing.name]!
  const perMetre = seat.height / thing.metres
  const [lead, other] = castOf(shot, kind, Math.min(2, count))
  const sit = (member: Member, way: number, facing: -1 | 1): Standing => {
    const height = WARDROBES[member.kind].metres * perMetre
    const standing = {
      x: seat.x + way * apart * perMetre + facing * BEHIND * height,
      // The legs of a child do not reach the ground.
      base: seat.base - Math.max(0, high * perMetre - HIPS * height) + height * 0.015,
      height,
      depth: seat.depth * 0.99,
    }
    const isLead = member === lead
    putFigure(film, stage, shot, standing, { ...member, isLead, pose: 'sit-up', facing, isFront: true, turn: 0 })
    return { ...standing, height: height * REACH }
  }
  const inwards = seat.x < film.width / 2 ? 1 : -1
  if (!other) return sit(lead, 0, inwards)
  sit(other, 1, -1)
  return sit(lead, -1, 1)
}
