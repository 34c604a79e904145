import { pick, type Random } from '@dayreel/storyboard/base'
import { clamp } from '../math.ts'
import { middleOf } from '../middle.ts'
import type { Brief, PlaceName, Pose } from '../brief/brief.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { castOf } from './people-cast.ts'
import { POSE_HEIGHTS, putFigure } from './put-figure.ts'
import { putInHand } from './put-in-hand.ts'
import { findClearStanding, hiddenShare, MOSTLY_SEEN, type Standing } from './standing.ts'
import { WARDROBES } from '../things/figures/figure-kinds.ts'
import { putCrag } from './put-crag.ts'
import { thingNamed } from '../things/index.ts'

type People = {
  count: number
  pose: Pose
  kind: string
  /** Middle of the group, in pixels. */
  x: number
  /** Share of the picture's height that the first person takes. */
  wished: number
  mayLeaveFrame: boolean
  /** Whether they are seen from the front. */
  isFront: boolean
  /** The way the first of them faces across the picture. */
  facing: -1 | 1
  /** What the first of them has in a hand. */
  carried?: Thing
}

/** So high that beds near enough to stand on the floor are not taken for heads behind captions. */
const BED_HEAD = 1.3
/** How far from each other people are, in standing heights. */
const APART: Partial<Record<Pose, number>> = { embrace: 0.12, 'sit-up': 0.4, sit: 0.4, wave: 0.42, talk: 0.36 }
const NEAR_EACH_OTHER = 0.27
/** How many times its natural height a body on its knees may be drawn, which would be lost near the ground. */
const LOW_STRETCH = 2.4
/** Where who sits has a chair. */
const CHAIRED: readonly PlaceName[] = ['room', 'library', 'corridor', 'laboratory', 'station']
/** Poses that tell nothing from behind. */
const SEEN_FROM_FRONT = new Set<Pose>(['read', 'write', 'rub-eyes', 'breathe', 'lean'])
/** How many are seen of a crowd. */
const CROWD = 12
/** What all of a group do. */
const SHARED = new Set<Pose>(['embrace', 'talk', 'sit', 'sit-up', 'kneel'])
/** Whoever is under way together goes the same way. */
const UNDER_WAY = new Set<Pose>(['walk', 'run', 'carry'])
/** What only the first of a group does. */
const ALONE = new Set<Pose>(['hold', 'read', 'wave', 'point', 'carry', 'write', 'rub-eyes'])

/** Puts people into the picture, the farther ones first. @returns where the first of them stands. */
export function putFigures(film: Film, stage: Stage, shot: Shot, people: People): Standing {
  const { random } = shot
  const count = people.count > 3 ? CROWD : people.count
  const cast = castOf(shot, people.kind, count)
  // What is read is seen; who embraces has someone to embrace.
  const isFront = people.isFront || SEEN_FROM_FRONT.has(people.pose)
  const hasChair = people.pose === 'sit' && stage.hasGround && CHAIRED.includes(shot.brief.place)
  const told = hasChair ? 'sit-up' : people.pose
  const pose = told === 'embrace' && people.count < 2 ? 'stand' : told
  const metres = WARDROBES[cast[0].kind].metres
  const sizes = cast.slice(0, 3).map(({ kind }) => WARDROBES[kind].metres)
  // Whoever stands beside a child is as tall in the picture as they would be alone.
  const outgrown = Math.max(...sizes) / metres
  const wished = people.wished / outgrown
  const isBorne = isWithoutGround(stage, shot)
  const lead = isBorne
    ? putCrag(film, stage, shot, { x: people.x, height: film.height * Math.min(people.wished, 0.5) })
    : findPlace(
        film,
        stage,
        { ...people, x: count === 3 ? towardsMiddle(film, people.x) : people.x, wished, pose },
        { metres, least: Math.min(...sizes) },
        shot.brief,
      )
  const others = Array.from({ length: pose === 'lie' ? 0 : count - 1 }, (_, i) =>
    besides(film, stage, lead, i, isBorne, count, APART[pose] ?? NEAR_EACH_OTHER, random),
  )
  const firstStance = Math.floor(random() * 12)
  const group = [...others, lead].sort((a, b) => b.depth - a.depth)
  for (const standing of group) {
    const isLead = standing === lead
    // Two or three have to do with each other; a crowd goes its way.
    const mayMeet = others.length > 0 && others.length < 3 && !UNDER_WAY.has(pose)
    // Whoever waves does so to somebody out there.
    const isTogether = (mayMeet && pose !== 'wave' && !shot.brief.people.looksAway) || pose === 'embrace'
    const member = cast[others.indexOf(standing) + 1]!
    const own =
      isLead || SHARED.has(pose) || UNDER_WAY.has(pose) || random() < 0.6
        ? pose
        : pick(['stand', 'walk', 'stand'] as const, random)
    // Those of a group who are near do what it is there for.
    const areAllWaving = pose === 'wave' && count > 2 && (isLead || standing.depth < lead.depth * 1.9 || own === 'wave')
    const inwards = standing.x < lead.x ? 1 : -1
    const rank = others.indexOf(standing) + 1
    const facing = isLead
      ? isTogether
        ? others[0]!.x > lead.x
          ? 1
          : -1
        : people.facing
      : isTogether
        ? inwards
        : count > 3 && random() < 0.35
          ? (-people.facing as -1 | 1)
          : people.facing
    const metresOfThem = WARDROBES[member.kind].metres * (isLead ? 1 : 0.95 + 0.1 * ((rank * 0.618) % 1))
    const size = isLead ? standing.height : (standing.height * metresOfThem) / metres
    const person = {
      ...member,
      isLead,
      pose: areAllWaving ? 'wave' : unarmed(own, isLead),
      facing,
      // In a crowd some go the other way.
      isFront: isLead || count < 4 ? isFront : random() < (isFront ? 0.8 : 0.15),
      hasChair: own === 'sit-up' && hasChair,
      ...(count > 1 && { stance: firstStance + rank }),
      // Of two both look at each other; of more the last looks at the first.
      looksAside: isTogether && own === 'stand' && (count === 2 || rank === 2),
      ...(isBorne && { turn: 0 }),
    }
    putFigure(film, stage, shot, { ...standing, height: size }, person)
    if (isLead && people.carried && own !== 'write')
      putInHand(film, stage, shot, people.carried, { standing, kind: member.kind, pose: own, facing })
  }
  return { ...lead, height: lead.height * (POSE_HEIGHTS[pose] ?? 1) }
}

/** Whoever has one beside on either hand stands near the middle. */
function towardsMiddle({ width }: Film, x: number): number {
  return width * 0.5 + (x - width * 0.5) * 0.25
}

/** Ground to stand on, or a place in the air of a place that has none. */
function findPlace(
  film: Film,
  stage: Stage,
  { x, wished, pose, mayLeaveFrame }: People,
  { metres, least }: { metres: number; least: number },
  { place, things }: Brief,
): Standing {
  const { height } = film
  if (!stage.hasGround)
    return { x, base: height * (0.5 + wished * 0.5), height: height * wished, depth: stage.subjectZ }
  // A bed stands on the floor that is seen, be it behind the captions; of several the smallest is to be over them.
  const head = pose === 'lie' ? BED_HEAD : (POSE_HEIGHTS[pose] ?? 0.93) * (least / metres)
  const found = findClearStanding(film, stage, {
    x,
    half: 0.15,
    metres,
    wished,
    stretch: things.some(isLarge) ? 1 : pose === 'kneel' ? LOW_STRETCH : 1.5,
    head,
    mayLeaveFrame,
    needsLand: place === 'lake',
  })
  // Nobody's bed is cut by the frame.
  return pose === 'lie'
    ? { ...found, x: film.width / 2, height: Math.min(found.height, middleOf(film).width * 0.58) }
    : found
}

/** Whether people are measured by it: beside a train nobody may be a giant. */
function isLarge(name: string): boolean {
  const thing = thingNamed(name)
  return thing !== undefined && thing.where === 'ground' && thing.metres > 2.4
}

/** Only the first of a group holds, reads or waves. */
function unarmed(pose: Pose, isLead: boolean): Pose {
  return isLead || !ALONE.has(pose) ? pose : 'stand'
}

/** Where nobody can stand: on clouds, or on water without a boat. */
function isWithoutGround(stage: Stage, { brief }: Shot): boolean {
  return brief.place === 'sea' || (!stage.hasGround && brief.place !== 'underwater')
}

/** A place beside or behind the first person. */
function besides(
  film: Film,
  stage: Stage,
  lead: Standing,
  index: number,
  isBorne: boolean,
  count: number,
  apart: number,
  random: Random,
): Standing {
  const side = index % 2 === 0 ? 1 : -1
  const rank = Math.floor(index / 2) + 1
  const isCrowd = count > 3
  const depth = lead.depth * (isCrowd ? 1.05 + random() * 1.5 : 1.04 + index * 0.08 + random() * 0.1)
  const height = (lead.height * lead.depth) / depth
  const toMiddle = film.width / 2 - lead.x
  const way = count === 2 ? (toMiddle >= 0 ? 1 : -1) : side
  const beside = lead.x + way * rank * height * (apart + random() * 0.1)
  // A crowd fills the breadth of the picture, but not the place before its first.
  const middle = middleOf(film)
  const spread = middle.left + middle.width * (0.06 + (0.88 * (index + random())) / (count - 1))
  const isBefore = Math.abs(spread - lead.x) < height * 0.22
  // A crowd goes on beyond the frame; of a few nobody is cut in two by it.
  const edge = isCrowd ? middle.width * 0.06 : Math.min(middle.width * 0.22, height * 0.14)
  const x = clamp(isCrowd && !isBefore ? spread : beside, middle.left + edge, middle.right - edge)
  if (isBorne) return { x, base: lead.base, height, depth }
  if (!stage.hasGround) return { x, base: lead.base + (random() - 0.5) * height * 0.4, height, depth }
  const at = (where: number, far: number): Standing => ({
    x: where,
    base: stage.groundAt(where, far),
    height: (height * depth) / far,
    depth: far,
  })
  const first = at(x, depth)
  if (isCrowd || hiddenShare(film, first) < MOSTLY_SEEN) return first
  // Before the table or the bed rather than in it, or on the other hand of the first.
  const other = clamp(2 * lead.x - x, middle.left + edge, middle.right - edge)
  const nearer = [at(x, lead.depth * 0.96), at(x, lead.depth * 0.88)]
  const tried = apart === NEAR_EACH_OTHER ? [...nearer, at(other, depth), at(other, lead.depth * 0.96)] : nearer
  return tried.find((each) => hiddenShare(film, each) < MOSTLY_SEEN) ?? first
}
