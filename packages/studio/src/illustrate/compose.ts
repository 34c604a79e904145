import { createFilm, mendLight } from './film.ts'
import type { Box } from '../ports.ts'
import { clamp } from './math.ts'
import type { Brief, Film, PlaceName, PlacePainter, Shot, Stage, Thing } from './painting.ts'
import { putFigures, putPassengers } from './put-figures.ts'
import { putForeground } from './foreground.ts'
import { putThing } from './put-things.ts'
import { findFloating, findStanding, type Standing } from './standing.ts'
import { thingNamed } from './things/index.ts'
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
  /** Whether something out of focus may frame the picture; drawn styles want none. */
  hasForeground: boolean
}

const WATERY: readonly PlaceName[] = ['sea', 'coast', 'lake']
const VAST: readonly PlaceName[] = [
  'mountains',
  'desert',
  'sea',
  'ice',
  'sky',
  'space',
  'planet',
  'volcano',
  'ruins',
  'coast',
  'field',
]

/** Paints the place and puts into it what the brief names, so that it belongs there. */
export function composeScene(composition: Composition): Scene {
  const { width, height, shot, paintPlace, closeness } = composition
  const film = createFilm(width, height)
  const painted = paintPlace(film, shot)
  mendLight(film)
  const stage = { ...painted, exposure: painted.exposure > 0 ? painted.exposure : 1 }
  const { brief } = shot
  const things = withVessel(composition.things.slice(0, 3), brief)
  const hero = things[0]
  const placed: Standing[] = []
  const shown: Shown[] = []
  let lead: Standing | undefined
  // From far to near: what is in the sky, then the others, then people.
  const carried = brief.people.count > 0 && !brief.isAboutThing ? things.find(({ name }) => name in CARRIED) : undefined
  const ordered = things
    .filter((thing) => thing !== carried)
    .sort((a, b) => Number(b.where === 'sky') - Number(a.where === 'sky'))
  for (const thing of ordered) {
    const standing = placeThing(film, stage, shot, thing, thing === hero, things, closeness)
    const floats = thing.where === 'hand' || !stage.hasGround
    if (thing.name === 'boat' && isAfloat(thing, stage, brief) && brief.people.count > 0)
      lead = putPassengers(
        film,
        stage,
        shot.palette,
        standing,
        thing.metres,
        { count: brief.people.count, kind: brief.figure ?? composition.figure },
        shot.random,
      )
    const ground = thing.where === 'water' ? waterOf(stage, brief) : bankOf(stage, brief)
    putThing(film, ground, shot.palette, thing, standing, shot.random, {
      turn: floats ? (shot.random() - 0.5) * 0.3 : 0,
      hour: brief.hour,
    })
    shown.push({ standing, aspect: thing.aspect })
    if (thing === hero) placed.unshift(standing)
    else placed.push(standing)
  }
  if (brief.people.count > 0)
    lead ??= putPeople(film, stage, composition, hero === carried ? undefined : hero, placed[0])
  if (carried && lead) {
    const ground = stage.hasGround ? { ground: lead.base } : {}
    const standing = inHandOf(lead, carried, shot)
    shown.push({ standing, aspect: carried.aspect })
    putThing(film, bankOf(stage, brief), shot.palette, carried, standing, shot.random, ground)
  }
  const heroStanding = hero === carried ? undefined : placed[0]
  const main = heroStanding && (brief.isAboutThing || !lead) ? heroStanding : lead
  if (lead) shown.push({ standing: lead, aspect: brief.people.count > 1 ? GROUP_ASPECT : PERSON_ASPECT })
  shown.sort((a, b) => Number(b.standing === main) - Number(a.standing === main))
  const subject = main
    ? { x: main.x, y: main.base - main.height * (main === lead ? 0.72 : 0.55), height: main.height, depth: main.depth }
    : { x: width * shot.subjectX, y: height * 0.48, height: height * 0.3, depth: stage.subjectZ }
  if (composition.hasForeground && isOutdoors(brief.place) && closeness <= 1.2) putForeground(film, stage, shot)
  putAir(film, stage, shot, { x: subject.x / width, y: subject.y / height })
  const company = [subject.depth, ...(lead ? [lead.depth] : []), ...(heroStanding ? [heroStanding.depth] : [])]
  const boxes = shown.map((each) => boxOf(each, width, height))
  return { film, stage, shot, subject, boxes, company }
}

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

/** What people hold rather than stand beside: its size, the height of its base and its distance aside, in heights of the person. */
const CARRIED: Readonly<Record<string, readonly [size: number, base: number, aside: number]>> = {
  umbrella: [0.78, 0.52, 0.15],
  lantern: [0.19, 0.22, 0.16],
}

function inHandOf(lead: Standing, thing: Thing, { subjectX }: Shot): Standing {
  const [size, base, aside] = CARRIED[thing.name]!
  const side = subjectX < 0.5 ? 1 : -1
  return {
    x: lead.x + side * aside * lead.height,
    base: lead.base - base * lead.height,
    height: size * lead.height,
    depth: lead.depth * 0.99,
  }
}

/** Nobody walks on the sea: who is there sits in a boat. */
function withVessel(things: readonly Thing[], { place, people }: Brief): readonly Thing[] {
  const boat = thingNamed('boat')
  const isNeeded = place === 'sea' && people.count > 0 && !things.some(({ where }) => where === 'water')
  return boat && isNeeded ? [...things.slice(0, 2), boat] : things
}

function isAfloat(thing: Thing, stage: Stage, { place }: Brief): boolean {
  return thing.where === 'water' && stage.hasGround && (WATERY.includes(place) || stage.mirror > 0.4)
}

/** The water of a place whose near ground is a bank: farther out, and it mirrors. */
function waterOf(stage: Stage, { place }: Brief): Stage {
  if (place !== 'lake' && place !== 'coast') return stage
  return { ...stage, subjectZ: Math.max(stage.subjectZ, 42), mirror: Math.max(stage.mirror, 0.55) }
}

/** Where people walk by the water, nothing mirrors. */
function bankOf(stage: Stage, { place }: Brief): Stage {
  return place === 'lake' || place === 'coast' ? { ...stage, mirror: 0 } : stage
}

function placeThing(
  film: Film,
  stage: Stage,
  shot: Shot,
  thing: Thing,
  isHero: boolean,
  things: readonly Thing[],
  closeness: number,
): Standing {
  const { width, height } = film
  const { brief, subjectX } = shot
  const rank = things.indexOf(thing)
  const withPeople = brief.people.count > 0
  // The hero keeps the third that was left open; others take the other side.
  const away = subjectX > 0.5 ? -1 : 1
  const share =
    isHero && !(withPeople && !brief.isAboutThing) ? subjectX : clamp(subjectX + away * (0.3 + 0.08 * rank), 0.16, 0.84)
  const x = share * width
  const widest = 0.74 / Math.max(0.2, (thing.aspect * height) / width)
  const wished = Math.min(widest, clamp((isHero ? (brief.isAboutThing ? 0.36 : 0.27) : 0.19) * closeness, 0.05, 0.8))
  const floats = isAfloat(thing, stage, brief)
  if (thing.where === 'sky') {
    // What flies close by is no celestial body.
    const isNear = thing.metres < 8
    const skyX = rank === 0 ? width * (1 - subjectX) * 0.4 + x * 0.6 : x
    return findFloating(film, stage, {
      x: skyX,
      // A second body hangs lower and smaller on the other side, so that neither hides the other.
      wished: wished * (isNear ? 0.8 : isHero ? 0.72 : 0.5),
      aspect: thing.aspect,
      isInSky: !isNear,
      top: isNear ? 0.2 : isHero ? 0.09 : 0.06 + 0.2 * rank,
    })
  }
  if (!stage.hasGround || (thing.where === 'water' && !floats))
    return findFloating(film, stage, {
      x,
      wished,
      aspect: thing.aspect,
      isInSky: false,
      top: clamp(0.4 - wished / 2, 0.06, 0.3),
    })
  // Under the open sky there is no wall to hang on: a clock stands there, as tall as it likes, and so does a key.
  if (thing.where === 'wall' && !isOutdoors(brief.place))
    return findFloating(film, stage, {
      x,
      wished,
      aspect: thing.aspect,
      isInSky: false,
      top: clamp(0.42 - wished / 2, 0.1, 0.34),
    })
  const carries = floats && thing.name === 'boat' && withPeople
  const ground = floats ? waterOf(stage, brief) : stage
  const standing = findStanding(film, ground, {
    x,
    metres: thing.metres,
    wished: carries ? 0.11 * closeness : floats ? wished * 0.85 : wished,
    stretch: thing.where === 'hand' || thing.where === 'wall' ? 200 : isHero ? 40 : 6,
    head: 0.72,
  })
  // However close a style goes, it shows the thing whole.
  const tall = closeness > 1 ? Math.min(standing.height, standing.base - height * 0.05) : standing.height
  // Wide things move in from the edge rather than be cut by it.
  const half = Math.min(width / 2, tall * thing.aspect * 0.5)
  const inside = clamp(standing.x, half, width - half)
  return {
    ...standing,
    x: inside,
    height: tall,
    base: standing.base + ground.groundAt(inside, standing.depth) - ground.groundAt(standing.x, standing.depth),
  }
}

function putPeople(
  film: Film,
  stage: Stage,
  composition: Composition,
  hero: Thing | undefined,
  heroStanding: Standing | undefined,
): Standing {
  const { shot, closeness } = composition
  const { brief, subjectX } = shot
  const { width } = film
  const isBeside = hero !== undefined && heroStanding !== undefined && hero.where !== 'sky'
  const awayX =
    heroStanding && heroStanding.x > width / 2 ? heroStanding.x / width - 0.36 : (heroStanding?.x ?? 0) / width + 0.36
  const x = isBeside && brief.isAboutThing ? clamp(awayX, 0.16, 0.84) * width : subjectX * width
  const base = isBeside && brief.isAboutThing ? 0.2 : VAST.includes(brief.place) ? 0.17 : 0.27
  const wished = clamp((base + shot.random() * 0.12) * closeness, 0.1, 0.95)
  const facing = isBeside ? (heroStanding.x > x ? 1 : -1) : undefined
  return putFigures(
    film,
    bankOf(stage, brief),
    shot.palette,
    {
      count: brief.people.count,
      pose: brief.people.pose,
      kind: brief.figure ?? composition.figure,
      x,
      wished,
      mayLeaveFrame: closeness > 1.5,
      ...(facing && { facing }),
    },
    shot.random,
  )
}
