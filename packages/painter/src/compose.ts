import type { Box } from '@dayreel/storyboard'
import { hashText } from '@dayreel/storyboard/base'
import { isAgainstLight, unlit } from './staging/against-light.ts'
import { isRoofed } from './brief/places.ts'
import { isHeld, mayBeBehindFace, mayComeClose, withVessel, withoutClutter } from './brief/choose-shown.ts'
import { borrowFilm, mendLight } from './light/film.ts'
import { clamp } from './math.ts'
import { inMiddle, middleOf } from './middle.ts'
import type { Brief, CloseWay, Pose, ShotSize } from './brief/brief.ts'
import type { Film, PlacePainter, Shot, Stage, Thing } from './painting.ts'
import { isAfloat, bankOf, placeThing, waterOf } from './staging/place-thing.ts'
import { hidesPlace } from './staging/close-ways.ts'
import { stageOf } from './staging/stage-of.ts'
import { putCloseThing } from './staging/put-close-thing.ts'
import { findOwnLight, isInOwnHouse, withHouse } from './staging/put-lit-window.ts'
import { HAND_DEPTH } from './staging/lay-hands.ts'
import { putHands } from './staging/put-hands.ts'
import { POSE_HEIGHTS } from './staging/put-figure.ts'
import { putFigures } from './staging/put-figures.ts'
import { putPassengers } from './staging/put-passengers.ts'
import { putPortrait } from './staging/put-portrait.ts'
import { putLampLight } from './staging/put-lamp-light.ts'
import { putForeground } from './staging/foreground.ts'
import { putRoomForeground } from './staging/room-foreground.ts'
import { putStaging } from './staging/put-staging.ts'
import { belongsOnTable, putOnSideTable } from './staging/put-side-table.ts'
import { putSeaWall } from './staging/put-sea-wall.ts'
import { putSeated, seatFor } from './staging/put-seated.ts'
import { putThing } from './staging/put-things.ts'
import { putTracks } from './staging/put-tracks.ts'
import { isSmall } from './shot-plan.ts'
import { soften } from './staging/soften.ts'
import type { Standing } from './staging/standing.ts'
import { astronautIn } from './things/astronaut.ts'
import { isOutdoors, putAir } from './weather-front.ts'

/** A composed picture before it is developed. */
export type Scene = {
  film: Film
  stage: Stage
  shot: Shot
  /** The subject's box and distance, in pixels and metres; where there is none, the middle of interest. */
  subject: { x: number; y: number; height: number; depth: number }
  /** What it is about, as fractions of the picture, the subject first: what the camera must not lose. */
  boxes: readonly Box[]
  /** Metres to everything that a forgiving lens would keep sharp: the subject, and who or what stands with it. */
  company: readonly number[]
}

type Composition = {
  width: number
  height: number
  shot: Shot
  paintPlace: PlacePainter
  things: readonly Thing[]
  figure: string
  /** How large the subject is, against what the scene would choose; 1 unless a style wants it closer. */
  closeness: number
  /** Whether lines or flat areas take the place of focus. */
  isDrawn: boolean
}

/** Paints the place and puts into it what the brief names, so that it belongs there. */
export function composeScene(composition: Composition): Scene {
  const { width, height, shot, paintPlace, closeness } = composition
  const film = borrowFilm(width, height)
  const isHidden = shot.way !== undefined && hidesPlace(shot.way)
  const painted = isHidden ? stageOf(paintPlace, film, shot) : paintPlace(film, shot)
  mendLight(film)
  const { brief } = shot
  const lit = { ...painted, exposure: painted.exposure > 0 ? painted.exposure : 1 }
  const stage = isAgainstLight(shot, lit) ? unlit(lit) : lit
  const things = withoutClutter(withVessel(composition.things.slice(0, 3), brief), brief).filter(
    // Whoever lies has a bed or a bench already.
    ({ name }) => !isTheirs(name, brief.people),
  )
  const hero = things[0]
  if (brief.staging) {
    const subject = putStaging(film, stage, shot, brief.staging, brief.figure ?? composition.figure)
    const isPair = brief.staging.kind === 'carriage' && brief.staging.people > 1
    const boxes = [boxOf({ standing: subject, aspect: isPair ? GROUP_ASPECT : PERSON_ASPECT }, width, height)]
    const middle = { ...subject, y: subject.base - subject.height / 2 }
    // Hands are a little nearer than what they do something to.
    const company = brief.staging.kind === 'act' ? [subject.depth, HAND_DEPTH] : [subject.depth]
    return { film, stage, shot, subject: middle, boxes, company }
  }
  const shown: Shown[] = []
  const lamps: Standing[] = []
  let lead: Standing | undefined
  let heroStanding: Standing | undefined
  const isClose = shot.size === 'insert' || shot.size === 'perch'
  if (brief.hands) {
    const figure = brief.figure ?? composition.figure
    const blur = composition.isDrawn ? 0.003 : 0.008
    lead = putHands(film, stage, shot, { does: brief.hands, figure, things, blur })
  } else if (isClose && hero && mayComeClose(hero)) {
    const isPeopled = brief.people.count > 0
    const figure = isPeopled ? (brief.figure ?? composition.figure) : undefined
    if (isPeopled && isSmall(hero) && (shot.way === 'room' || shot.way === 'ground' || shot.way === 'hanging'))
      putPeople(film, stage, composition, undefined, undefined)
    if (!isHidden) soften(film, SOFTNESS[shot.way ?? 'table'] * (composition.isDrawn ? 0.4 : 1))
    heroStanding = putCloseThing(film, stage, shot, hero, things.slice(1), { closeness, figure })
    shown.push({ standing: heroStanding, aspect: hero.aspect })
  } else if (shot.size === 'close' && brief.people.count > 0) {
    for (const thing of things) if (mayBeBehindFace(thing)) putIntoPlace(thing)
    soften(film, composition.isDrawn ? 0.003 : 0.007)
    lead = putPortrait(film, stage, shot, brief.figure ?? composition.figure, closeness)
  } else {
    // What people carry is in their hand; the rest stands where it belongs.
    const isLed = brief.people.count > 0
    const carried = isLed && stage.hasGround ? things.find(isHeld) : undefined
    const ordered = things
      // What is small and not the matter would lie about on the ground.
      .filter((thing) => thing !== carried && (thing === hero || thing.where !== 'hand'))
      .sort((a, b) => Number(b.where === 'sky') - Number(a.where === 'sky'))
    const isFloored = isRoofed(brief.place) && stage.hasGround
    const onTable = isFloored ? ordered.filter(belongsOnTable) : []
    const placed = ordered.filter((thing) => !onTable.includes(thing))
    for (const thing of placed) putIntoPlace(thing)
    if (isLed && stage.hasGround) sitDown(placed)
    if (isLed) lead ??= putPeople(film, stage, composition, hero === carried ? undefined : hero, heroStanding, carried)
    // Nothing stands before whoever lies.
    setTable(brief.people.pose === 'lie' && isLed ? [] : onTable)
    // Held, it is at the chest.
    if (lead && carried?.shine) lamps.push({ ...lead, base: lead.base - lead.height * 0.45, height: lead.height * 0.2 })
  }

  function setTable(onTable: readonly Thing[]): void {
    const [first] = onTable
    const standing = putOnSideTable(film, stage, shot, onTable)
    if (!first || !standing) return
    shown.push({ standing, aspect: first.aspect })
    if (first === hero) heroStanding = standing
    if (first.shine && !brief.isLampOut) lamps.push(standing)
  }

  function sitDown(placed: readonly Thing[]): void {
    const thing = seatFor(placed, brief)
    const seat = thing && shown[placed.indexOf(thing)]?.standing
    const kind = brief.figure ?? composition.figure
    if (thing && seat) lead = putSeated(film, stage, shot, { seat, thing, kind })
  }

  function putIntoPlace(named: Thing): void {
    if (isInOwnHouse(named, brief)) {
      const lit = findOwnLight(film, stage, shot)
      shown.push({ standing: lit, aspect: named.aspect })
      if (named === hero) heroStanding = lit
      return
    }
    const thing = withHouse(named, things)
    if (thing !== named && things.includes(thing)) return
    const standing = placeThing(film, stage, shot, thing, things, closeness)
    const floats = thing.where === 'hand' || !stage.hasGround
    if (thing.name === 'boat' && isAfloat(thing, stage, brief) && brief.people.count > 0)
      lead = putPassengers(film, stage, shot, standing, thing.metres, {
        count: brief.people.count,
        kind: brief.figure ?? composition.figure,
      })
    const ground = thing.where === 'water' ? waterOf(stage, brief) : bankOf(stage, brief)
    putThing(film, ground, shot, asSeen(thing, shot), standing, {
      turn: floats && !stage.hasGround ? (shot.random() - 0.5) * 0.3 : 0,
      hour: brief.hour,
      mayBeHidden: isHuge(thing, brief),
      isPale: thing.name === brief.nearing?.name && thing.name !== 'sun' && brief.time === 'day',
    })
    if (thing.shine && thing.where !== 'sky' && !brief.isLampOut) lamps.push(standing)
    shown.push({ standing, aspect: thing.aspect })
    if (named === hero) heroStanding = standing
  }

  if (brief.tracks && stage.hasGround && !isClose && shot.size !== 'close' && !brief.hands)
    putTracks(film, stage, shot, brief.tracks, lead ?? walkerOf(hero, heroStanding))
  if (brief.isOverWall) {
    heroStanding = putSeaWall(film, stage, shot)
    shown.push({ standing: heroStanding, aspect: 0.7 })
  }
  for (const lamp of lamps) putLampLight(film, shot.palette, lamp)
  const main = heroStanding && (isClose || brief.isAboutThing || !lead) ? heroStanding : lead
  if (lead) shown.push({ standing: lead, aspect: brief.people.count > 1 ? GROUP_ASPECT : PERSON_ASPECT })
  shown.sort((a, b) => Number(b.standing === main) - Number(a.standing === main))
  const subject = main
    ? { x: main.x, y: main.base - main.height * (main === lead ? 0.72 : 0.55), height: main.height, depth: main.depth }
    : { x: width * shot.subjectX, y: height * 0.48, height: height * 0.3, depth: stage.subjectZ }
  const mayFrame = !composition.isDrawn && closeness <= 1.2 && (shot.size === 'wide' || shot.size === 'vast')
  if (mayFrame && isOutdoors(brief.place)) putForeground(film, stage, shot)
  if (mayFrame && brief.place === 'room') putRoomForeground(film, stage, shot)
  putAir(film, stage, shot, { x: subject.x / width, y: subject.y / height })
  const company = [subject.depth, ...(lead ? [lead.depth] : []), ...(heroStanding ? [heroStanding.depth] : [])]
  const boxes = shown.map((each) => boxOf(each, width, height))
  return { film, stage, shot, subject, boxes, company }
}

/** How far the place behind a thing is out of focus, as a share of the height. */
const SOFTNESS: Readonly<Record<CloseWay, number>> = {
  table: 0.008,
  above: 0.008,
  shelf: 0.008,
  window: 0.008,
  low: 0.01,
  room: 0.0022,
  floor: 0.0015,
  ground: 0.008,
  hanging: 0.008,
}

/** A thing that walks: whoever is in a suit, or an animal. */
function walkerOf(hero: Thing | undefined, standing: Standing | undefined): Standing | undefined {
  return hero?.name === 'astronaut' ? standing : undefined
}

/** Who is in a spacesuit is met in another way in each scene. */
function asSeen(thing: Thing, { brief, likeness, subjectX }: Shot): Thing {
  if (thing.name !== 'astronaut') return thing
  return astronautIn(brief.people.pose, (hashText(`${likeness} ${subjectX}`) % 997) / 997)
}

/** Whether it is painted with those who lie on it or carry it. */
function isTheirs(name: string, { count, pose }: Brief['people']): boolean {
  return count > 0 && ((pose === 'lie' && BERTHS.has(name)) || (pose === 'carry' && name === 'chair'))
}

/** What people lie on, painted with them. */
const BERTHS = new Set(['bed', 'bench'])

/** Something in the picture, and how wide it is in heights of its own. */
type Shown = { standing: Standing; aspect: number }
const PERSON_ASPECT = 0.45
const GROUP_ASPECT = 1.1

function boxOf({ standing, aspect }: Shown, width: number, height: number): Box {
  const { x, base } = standing
  const half = (aspect * standing.height) / 2
  return {
    left: clamp((x - half) / width, 0, 1),
    top: clamp((base - standing.height) / height, 0, 1),
    right: clamp((x + half) / width, 0, 1),
    bottom: clamp(base / height, 0, 1),
  }
}

/** Whether it stands behind the land however little is then seen of it. */
function isHuge({ name }: Thing, { nearing, hasHugeMoon }: Brief): boolean {
  return (name === nearing?.name && !nearing.isBack) || (name === 'moon' && hasHugeMoon === true)
}

function putPeople(
  film: Film,
  stage: Stage,
  composition: Composition,
  hero: Thing | undefined,
  heroStanding: Standing | undefined,
  carried?: Thing,
): Standing {
  const { shot, closeness } = composition
  const { brief, subjectX, size } = shot
  const { width } = film
  const isBeside = hero !== undefined && heroStanding !== undefined && hero.where !== 'sky'
  const isGuest = isBeside && brief.isAboutThing
  const { share: middle } = middleOf(film)
  const away = 0.36 * middle
  const awayX =
    heroStanding && heroStanding.x > width / 2 ? heroStanding.x / width - away : (heroStanding?.x ?? 0) / width + away
  // By the water people keep to the land, which is on the subject's side.
  const isAshore = brief.place === 'coast' || brief.place === 'lake'
  const guestX = isAshore ? subjectX + (subjectX > 0.5 ? 0.2 : -0.2) * middle : awayX
  // In an insert people are behind the thing, on the other side.
  const behindX = inMiddle(film, subjectX > 0.5 ? 0.24 : 0.76)
  const x =
    size === 'insert' || size === 'perch'
      ? behindX
      : isGuest
        ? clamp(guestX, inMiddle(film, 0.14), inMiddle(film, 0.86))
        : subjectX
  const isLying = brief.people.pose === 'lie'
  const isPair = brief.people.count === 2 && size === 'medium' && !isGuest
  const aside = brief.people.pose === 'sit' ? 0.21 : 0.17
  const share = (isLying ? 0.25 : PEOPLE_SHARES[size]) * (isGuest ? 0.75 : 1) * companyShare(brief)
  const drawn = (share + shot.random() * share * 0.25) * Math.min(closeness, 1.4)
  const wished = clamp(Math.max(drawn, leastShare(brief, size)), 0.1, 0.95)
  const facing = isBeside ? (heroStanding.x > x * width ? 1 : -1) : x < 0.5 ? 1 : -1
  return putFigures(film, bankOf(stage, brief), shot, {
    count: brief.people.count,
    pose: carried && brief.people.pose !== 'run' ? poseWith(carried, brief.people.pose) : brief.people.pose,
    kind: brief.figure ?? composition.figure,
    // Two who fill the frame share it.
    x: (isLying ? 0.5 : isPair ? 0.5 + (subjectX < 0.5 ? -aside : aside) * middle : x) * width,
    wished,
    mayLeaveFrame: !isLying && (size === 'medium' || closeness > 1.5),
    isFront: shot.isFront && !(isBeside && brief.people.pose === 'look-up'),
    facing,
    ...(carried && { carried }),
  })
}

/** Share of the picture's height below which people would be lost: knees and chairs count, however low they make them. */
function leastShare({ people, place }: Brief, size: ShotSize): number {
  if (people.pose === 'lie') return 0
  const isLow = people.pose === 'kneel' && size === 'wide'
  const isGreeting = people.pose === 'wave' && people.count < 4
  const least =
    size === 'medium' ? 0.5 : size === 'wide' && isRoofed(place) ? 0.4 : isLow ? 0.36 : isGreeting ? 0.44 : 0
  return (least / (POSE_HEIGHTS[people.pose] ?? 1)) * companyShare({ people })
}

/** Two who sit, their legs before them, and more who stand share the breadth of the picture. */
function companyShare({ people }: Pick<Brief, 'people'>): number {
  return people.count > 2 || (people.count === 2 && people.pose === 'sit') ? 0.8 : 1
}

/** Share of the picture's height that people take. */
const PEOPLE_SHARES: Readonly<Record<ShotSize, number>> = {
  vast: 0.13,
  wide: 0.27,
  medium: 0.6,
  close: 0.6,
  perch: 0.3,
  insert: 0.42,
}

function poseWith(carried: Thing, pose: Pose): Pose {
  if (pose === 'sit' || pose === 'write' || pose === 'kneel' || pose === 'lie') return pose
  return carried.name === 'book' || carried.name === 'letter' || carried.name === 'map' ? 'read' : 'hold'
}
