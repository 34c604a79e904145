import { pick, type Random } from '../../lib/random.ts'
import { clamp } from '../math.ts'
import type { Brief, Film, PlaceName, Pose, Shot, Stage, Thing } from '../painting.ts'
import { faceLift, liftedSkin } from '../light/face-light.ts'
import { castOf, type Member } from './people-cast.ts'
import { putInHand } from './put-in-hand.ts'
import { createSprite, putSprite } from './put-things.ts'
import { findClearStanding, type Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { drawFigure } from '../things/figures/figures.ts'
import { WARDROBES } from '../things/figures/figure-kinds.ts'
import { lookOf } from '../things/figures/figure-looks.ts'
import { drawSleeper, SLEEPER_HEAD, type Berth } from '../things/figures/figure-sleeper.ts'
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

/** How high a body in a pose reaches, in standing heights. */
export const POSE_HEIGHTS: Partial<Record<Pose, number>> = {
  sit: 0.62,
  'sit-up': 0.8,
  write: 0.76,
  kneel: 0.68,
  lie: 0.42,
}
/** So high that beds near enough to stand on the floor are not taken for heads behind captions. */
const BED_HEAD = 1.3
/** How far from each other people are, in standing heights. */
const APART: Partial<Record<Pose, number>> = { embrace: 0.15, 'sit-up': 0.4 }
/** How many times its natural height a body on its knees may be drawn, which would be lost near the ground. */
const LOW_STRETCH = 2.4
/** Where who sits has a chair. */
const CHAIRED: readonly PlaceName[] = ['room', 'library', 'corridor', 'laboratory', 'station']
/** Poses that tell nothing from behind. */
const SEEN_FROM_FRONT = new Set<Pose>(['read', 'write', 'rub-eyes', 'breathe', 'lean'])
/** How many are seen of a crowd. */
const CROWD = 10
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
    : findPlace(film, stage, { ...people, wished, pose }, { metres, least: Math.min(...sizes) }, shot.brief)
  const others = Array.from({ length: pose === 'lie' ? 0 : count - 1 }, (_, i) =>
    besides(film, stage, lead, i, isBorne, count, APART[pose] ?? 0.36, random),
  )
  const group = [...others, lead].sort((a, b) => b.depth - a.depth)
  for (const standing of group) {
    const isLead = standing === lead
    // Two or three have to do with each other; a crowd goes its way.
    const mayMeet = others.length > 0 && others.length < 3 && !UNDER_WAY.has(pose)
    const isTogether = (mayMeet && !shot.brief.people.looksAway) || pose === 'embrace'
    const member = cast[others.indexOf(standing) + 1]!
    const own =
      isLead || SHARED.has(pose) || UNDER_WAY.has(pose) || random() < 0.6
        ? pose
        : pick(['stand', 'walk', 'stand'] as const, random)
    // Those of a group who are near do what it is there for.
    const areAllWaving = pose === 'wave' && count > 2 && (isLead || standing.depth < lead.depth * 1.9 || own === 'wave')
    const inwards = standing.x < lead.x ? 1 : -1
    const facing = isLead
      ? isTogether
        ? others[0]!.x > lead.x
          ? 1
          : -1
        : people.facing
      : isTogether
        ? inwards
        : people.facing
    const size = isLead ? standing.height : (standing.height * WARDROBES[member.kind].metres) / metres
    const person = {
      ...member,
      isLead,
      pose: areAllWaving ? 'wave' : unarmed(own, isLead),
      facing,
      isFront,
      hasChair: own === 'sit-up' && hasChair,
      ...(isBorne && { turn: 0 }),
    }
    putFigure(film, stage, shot, { ...standing, height: size }, person)
    if (isLead && people.carried && own !== 'write')
      putInHand(film, stage, shot, people.carried, { standing, kind: member.kind, pose: own, facing })
  }
  return { ...lead, height: lead.height * (POSE_HEIGHTS[pose] ?? 1) }
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
  return pose === 'lie' ? { ...found, x: film.width / 2, height: Math.min(found.height, film.width * 0.58) } : found
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

type Person = Member & {
  /** Whether it is they whose words the scene has. */
  isLead: boolean
  pose: Pose
  facing: -1 | 1
  isFront: boolean
  turn?: number
  hasChair?: boolean
}

export function putFigure(film: Film, stage: Stage, shot: Shot, standing: Standing, person: Person): void {
  const { kind, identity, sex, taken, pose, isLead, facing, isFront } = person
  const { colors, gain } = colorsFor(stage, shot.palette, standing.depth)
  const { people, mood, place } = shot.brief
  const turn = person.turn ?? (stage.hasGround ? 0 : (shot.random() - 0.5) * 0.5)
  const chance = Math.floor(shot.random() * 12)
  // One speaks, the others listen.
  const stance = pose === 'talk' ? Number(!isLead) : chance
  const { skin } = lookOf(kind, identity, sex)
  const isLying = pose === 'lie'
  const head = {
    x: standing.x + (isLying ? SLEEPER_HEAD.x * facing * standing.height : 0),
    y: standing.base - standing.height * (isLying ? SLEEPER_HEAD.y : (POSE_HEIGHTS[pose] ?? 1) - 0.07),
    reach: standing.height * 0.16,
  }
  const lift = isFront || isLying ? faceLift(film, stage, shot, { head, skin, colors, gain }) : 1
  const request = {
    pose,
    kind,
    identity,
    skin: liftedSkin(skin, lift),
    expression: (isLead || people.feels !== 'worried' ? people.feels : undefined) ?? 'calm',
    ...(sex && { sex }),
    taken,
    colors,
    keySide: stage.keySide,
    detail: clamp((standing.height / film.height - 0.06) / 0.3),
    facing,
    isFront,
    hasChair: person.hasChair === true,
    stance,
    isBowed: (mood === 'sad' && !isFront) || people.isAsleep === true,
  }
  const sprite = createSprite(standing.height, isLying ? 1.3 : 0.7)
  sprite.draw((context) => {
    if (isLying) drawSleeper(context, request, berthIn(place))
    else drawFigure(context, request)
  }, turn)
  putSprite(film, stage, sprite.canvas, standing, gain, stage.hasGround)
}

/** Where nobody can stand: on clouds, or on water without a boat. */
function isWithoutGround(stage: Stage, { brief }: Shot): boolean {
  return brief.place === 'sea' || (!stage.hasGround && brief.place !== 'underwater')
}

function berthIn(place: PlaceName): Berth {
  if (place === 'room') return 'bed'
  return place === 'station' || place === 'street' || place === 'corridor' || place === 'library' ? 'bench' : 'rug'
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
  const depth = lead.depth * (isCrowd ? 1.05 + random() * 1.5 : 1 + random() * 0.12)
  const height = (lead.height * lead.depth) / depth
  const toMiddle = film.width / 2 - lead.x
  const way = count === 2 ? (toMiddle >= 0 ? 1 : -1) : side
  const beside = lead.x + way * rank * height * (apart + random() * 0.12)
  // A crowd fills the breadth of the picture, but not the place before its first.
  const spread = film.width * (0.06 + (0.88 * (index + random())) / (count - 1))
  const isBefore = Math.abs(spread - lead.x) < height * 0.22
  const x = clamp(isCrowd && !isBefore ? spread : beside, film.width * 0.06, film.width * 0.94)
  const base = isBorne
    ? lead.base
    : stage.hasGround
      ? stage.groundAt(x, depth)
      : lead.base + (random() - 0.5) * height * 0.4
  return { x, base, height, depth }
}
