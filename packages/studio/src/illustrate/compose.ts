import { createFilm } from './film.ts'
import { clamp } from './math.ts'
import type { Film, PlaceName, PlacePainter, Shot, Stage, Thing } from './painting.ts'
import { putFigures } from './put-figures.ts'
import { putForeground } from './foreground.ts'
import { putThing } from './put-things.ts'
import { findFloating, findStanding, type Standing } from './standing.ts'
import { isOutdoors, putAir } from './weather-front.ts'

/** A composed picture before it is developed. */
export type Scene = {
  film: Film
  stage: Stage
  shot: Shot
  /** The subject's box and distance, in pixels and metres; where there is none, the middle of interest. */
  subject: { x: number; y: number; height: number; depth: number }
}

export type Composition = {
  width: number
  height: number
  shot: Shot
  paintPlace: PlacePainter
  things: readonly Thing[]
  figure: string
  /** How large the subject is, against what the scene would choose; 1 unless a style wants it closer. */
  closeness: number
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
  const stage = paintPlace(film, shot)
  const { brief } = shot
  const things = composition.things.slice(0, 3)
  const hero = things[0]
  const placed: Standing[] = []
  // From far to near: what is in the sky, then the others, then people.
  const ordered = [...things].sort((a, b) => Number(b.where === 'sky') - Number(a.where === 'sky'))
  for (const thing of ordered) {
    const standing = placeThing(film, stage, shot, thing, thing === hero, things, closeness)
    const floats = thing.where === 'hand' || !stage.hasGround
    putThing(film, stage, shot.palette, thing, standing, shot.random, floats ? (shot.random() - 0.5) * 0.3 : 0)
    if (thing === hero) placed.unshift(standing)
    else placed.push(standing)
  }
  const lead = brief.people.count > 0 ? putPeople(film, stage, composition, hero, placed[0]) : undefined
  const heroStanding = placed[0]
  const main = heroStanding && (brief.isAboutThing || !lead) ? heroStanding : lead
  const subject = main
    ? { x: main.x, y: main.base - main.height * (main === lead ? 0.72 : 0.55), height: main.height, depth: main.depth }
    : { x: width * shot.subjectX, y: height * 0.48, height: height * 0.3, depth: stage.subjectZ }
  if (isOutdoors(brief.place) && closeness <= 1.2) putForeground(film, stage, shot)
  putAir(film, stage, shot, { x: subject.x / width, y: subject.y / height })
  return { film, stage, shot, subject }
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
  const isAfloat = thing.where === 'water' && (WATERY.includes(brief.place) || stage.mirror > 0.4)
  if (thing.where === 'sky')
    return findFloating(film, stage, {
      x: rank === 0 ? width * (1 - subjectX) * 0.4 + x * 0.6 : x,
      wished: wished * 0.72,
      aspect: thing.aspect,
      isInSky: true,
      top: 0.09,
    })
  if (!stage.hasGround || (thing.where === 'water' && !isAfloat))
    return findFloating(film, stage, {
      x,
      wished,
      aspect: thing.aspect,
      isInSky: false,
      top: clamp(0.4 - wished / 2, 0.06, 0.3),
    })
  if (thing.where === 'hand' || thing.where === 'wall')
    return findFloating(film, stage, {
      x,
      wished: wished * (thing.where === 'hand' ? 0.8 : 1),
      aspect: thing.aspect,
      isInSky: false,
      top: clamp(0.42 - wished / 2, 0.1, 0.34),
    })
  return findStanding(film, stage, {
    x,
    metres: thing.metres,
    wished: brief.place === 'sea' && isAfloat ? wished * 0.8 : wished,
    stretch: isHero ? 40 : 6,
    head: 0.72,
  })
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
    stage,
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
