import { hashText } from '@dayreel/storyboard/base'
import type { Brief, PlaceName, ShotSize } from './brief/brief.ts'
import type { Thing } from './painting.ts'
import type { ShotContext } from './shot-context.ts'
import { thingNamed } from './things/index.ts'
import { isPet } from './things/pets.ts'

export type Planned = {
  size: ShotSize
  /** Whether people are seen from the front. */
  isFront: boolean
  /** −1 keeps the subject left, 1 right. */
  side: -1 | 1
  /** A step of the walk through a video, for whatever else is to differ between neighbours: the way of showing a small thing. */
  turn: number
}

/**
 * Which size of shot a scene gets. Far ones and near ones take turns, so that no two neighbours are alike, whatever
 * their words are; among the far and among the near ones the words and the turn choose.
 */
export function planShot({ world, index, count }: ShotContext, brief: Brief, closeness: number): Planned {
  const start = hashText(`${world.palette} ${world.figure} ${world.light} ${count}`) >>> 3
  const step = start + index
  const turn = step >>> 1
  const isNear = brief.asked ? brief.asked === 'near' : closeness >= 2 || step % 2 === 1
  const size = brief.hands ? 'insert' : sizeFor(brief, isNear, step)
  return {
    size,
    // Sides and views each have a rhythm of their own, so that a size comes back from elsewhere.
    isFront: isFaceShown(brief, { isNear, index, turn }),
    // Faces have every second turn: by the turn alone all of them would be on one side.
    side: (size === 'close' ? turn >>> 1 : turn) % 2 === 0 ? -1 : 1,
    turn: step,
  }
}

/** Whoever is near is met by the face, unless the words have them look away; the first of a video always is. Far ones take turns. */
function isFaceShown(
  { people }: Brief,
  { isNear, index, turn }: { isNear: boolean; index: number; turn: number },
): boolean {
  if (index === 0 && isNear) return true
  if (people.pose === 'look-up' || people.looksAway) return false
  // Who is together is seen face to face.
  return isNear || (people.count > 1 && people.count < 4) || turn % 4 < 3
}

function sizeFor(brief: Brief, isNear: boolean, step: number): ShotSize {
  // Prints are on the ground, which a near shot does not show.
  if (brief.tracks) return isNear && brief.people.count === 0 && brief.things.length === 0 ? 'medium' : 'wide'
  if (isLostInPlace(brief)) return step % 2 === 0 ? 'vast' : 'wide'
  if (isInCompany(brief)) return 'medium'
  return isNear ? nearSize(brief, step >>> 1) : farSize(brief, step >>> 1)
}

/** Two who have to do with each other are seen as such: far off in a room they would be lost in it. */
function isInCompany({ people, place, things, asked, isAboutThing }: Brief): boolean {
  return (
    people.count === 2 &&
    asked !== 'far' &&
    !isAboutThing &&
    (people.pose === 'talk' || (people.pose === 'sit' && (place === 'room' || things.includes('bench'))))
  )
}

/** Whoever is left where all others have gone is never near. */
function isLostInPlace({ isDeserted, things, people }: Brief): boolean {
  const hero = thingNamed(things[0] ?? '')
  return isDeserted === true && people.count === 0 && !(hero && isSmall(hero))
}

/** Level, so that a pet is seen on it wherever it stands. */
const FLOORS: readonly PlaceName[] = ['room', 'street', 'corridor', 'library', 'station']

function farSize({ things, isAboutThing, people, place }: Brief, turn: number): ShotSize {
  const hero = thingNamed(things[0] ?? '')
  if (isAboutThing && hero) {
    // What fits a hand is lost in a far shot: the camera goes down to where it lies.
    if (isSmall(hero))
      return (hero.metres < 0.9 || turn % 2 === 0) && !(isPet(hero.name) && FLOORS.includes(place)) ? 'perch' : 'wide'
    // What the words speak of is never far away.
    return 'wide'
  }
  // Nor is whoever has it in hand.
  if (hero && people.count > 0 && IN_HAND.test(people.pose)) return 'wide'
  // A body a tenth as high as a room stands by its far wall, against the window.
  return turn % 2 === 0 || (people.count > 0 && place === 'room') ? 'wide' : 'vast'
}

/** Poses of somebody who has a thing in hand. */
export const IN_HAND = /^(?:hold|read|carry|write)$/

/** Up to this length, in metres, a thing is shown from near or not at all. */
const SMALL_METRES = 1.25

/** Whether it could stand on a table: such things come to the camera, the camera goes to the others. */
export function isSmall({ name, metres, aspect, where }: Thing): boolean {
  return metres * Math.max(1, aspect) < SMALL_METRES && (where === 'hand' || where === 'ground') && name !== 'chair'
}

function nearSize({ things, people, isAboutThing, isPersonSpokenOf, asked }: Brief, turn: number): ShotSize {
  const hero = thingNamed(things[0] ?? '')
  const isInSky = hero?.where === 'sky'
  if (people.count === 0) return hero && !isInSky ? 'insert' : 'medium'
  if (hero && isAboutThing) return isInSky ? 'medium' : 'insert'
  const isAsked = asked === 'near'
  const isMet = (isPersonSpokenOf || isAsked) && people.count === 1 && HEADS_SHOWN.test(people.pose)
  // Shut eyes are seen from near or not at all.
  return isMet && (turn % 2 === 0 || isAsked || people.pose === 'breathe') ? 'close' : 'medium'
}

/** Poses that a head and shoulders can stand for; who runs or lies is seen whole. */
const HEADS_SHOWN = /^(?:stand|look-up|walk|sit|hold|breathe)$/
