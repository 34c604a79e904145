import type { Film, Shot, Stage } from '../painting.ts'
import { castOf, type Member } from './people-cast.ts'
import { putFigure } from './put-figure.ts'
import type { Standing } from './standing.ts'
import { WARDROBES } from '../things/figures/figure-kinds.ts'

/** Puts one or two people into a boat, seated; drawn before the boat, whose side hides the legs. */
export function putPassengers(
  film: Film,
  stage: Stage,
  shot: Shot,
  boat: Standing,
  boatMetres: number,
  { count, kind }: { count: number; kind: string },
): Standing {
  const [lead, other] = castOf(shot, kind, Math.min(2, count))
  const height = (boat.height * WARDROBES[lead.kind].metres) / boatMetres
  const standing = { x: boat.x, base: boat.base - boat.height * 0.3, height, depth: boat.depth }
  const afloat = { ...stage, hasGround: false }
  const seated = { pose: 'sit', isFront: count > 1, turn: 0 } as const
  const sit = (member: Member, x: number, facing: -1 | 1): void =>
    putFigure(film, afloat, shot, { ...standing, x }, { ...member, ...seated, isLead: member === lead, facing })
  if (!other) sit(lead, boat.x, boat.x < film.width / 2 ? 1 : -1)
  else {
    const apart = boat.height * 0.55
    sit(lead, boat.x - apart, 1)
    sit(other, boat.x + apart, -1)
  }
  return { ...standing, height: height * 0.6 }
}
