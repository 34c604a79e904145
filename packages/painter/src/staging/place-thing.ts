import { clamp } from '../math.ts'
import { inMiddle, middleOf } from '../middle.ts'
import type { Brief, PlaceName, ShotSize } from '../brief/brief.ts'
import type { Film, Shot, Stage, Thing } from '../painting.ts'
import { isSmall } from '../shot-plan.ts'
import { findClearStanding, findFloating, findHuge, type Standing } from './standing.ts'
import { isOutdoors } from '../weather-front.ts'

/** Where a thing stands, floats or hangs in its place, by its own size and the size of the shot. */
export function placeThing(
  film: Film,
  stage: Stage,
  shot: Shot,
  thing: Thing,
  things: readonly Thing[],
  closeness: number,
): Standing {
  const { width, height } = film
  const middle = middleOf(film)
  const { brief, subjectX, size } = shot
  const rank = things.indexOf(thing)
  const isHero = rank === 0
  const withPeople = brief.people.count > 0
  // The hero keeps the third that was left open; others take the other side.
  const away = subjectX > 0.5 ? -1 : 1
  const across =
    isHero && !(withPeople && !brief.isAboutThing)
      ? subjectX
      : clamp(subjectX + away * (0.3 + 0.08 * rank) * middle.share, inMiddle(film, 0.16), inMiddle(film, 0.84))
  const x = across * width
  const widest = 0.74 / Math.max(0.2, (thing.aspect * height) / middle.width)
  // What the words speak of is seen whole and large, even with its place around it.
  const spoken = size === 'wide' ? SPOKEN_SHARE : SHARES[size]
  const share = isHero ? (brief.isAboutThing ? spoken : SHARES[size] * 0.75) : SHARES[size] * 0.55
  const wished = Math.min(widest, shareOffShore(thing, things) ?? clamp(share * Math.min(closeness, 1.5), 0.05, 0.8))
  const floats = isAfloat(thing, stage, brief)
  if (brief.isOverWall && thing.where === 'sky') {
    // Clear of the wave, which breaks on the subject's side.
    const x = width * inMiddle(film, subjectX > 0.5 ? 0.24 : 0.76)
    const near = thing.name === brief.nearing?.name ? 0.04 * brief.nearing.share : 0
    return findFloating(film, stage, { x, wished: 0.19 + near, aspect: thing.aspect, isInSky: true, top: 0.04 })
  }
  if (thing.name === brief.nearing?.name) {
    const x = (1 - subjectX) * width
    const { share, isBack } = brief.nearing
    if (isBack)
      return findFloating(film, stage, {
        x,
        wished: (BACK_WIDTH * middle.width) / height,
        aspect: thing.aspect,
        isInSky: true,
        top: 0.1,
      })
    return findHuge(film, x, thing.aspect, widthOfNearing(share))
  }
  if (thing.name === 'moon' && brief.hasHugeMoon) return findHuge(film, subjectX * width, thing.aspect, 0.92)
  if (thing.where === 'sky') {
    // What flies close by is no celestial body; past people it flies on the side where they are not.
    const isNear = thing.metres < 8
    const passes = isNear && withPeople
    const beside = brief.isAboutThing ? x : width * inMiddle(film, subjectX > 0.5 ? 0.22 : 0.78)
    const skyX = passes ? beside : rank === 0 ? width * (1 - subjectX) * 0.4 + x * 0.6 : x
    return findFloating(film, stage, {
      x: skyX,
      // A second body hangs lower and smaller on the other side, so that neither hides the other.
      wished:
        passes && !brief.isAboutThing ? Math.min(wished * 0.8, 0.14) : wished * (isNear ? 0.8 : isHero ? 0.72 : 0.5),
      aspect: thing.aspect,
      isInSky: !isNear,
      // What flies past people keeps above their heads.
      top: isNear ? (withPeople ? 0.08 : 0.2) : isHero ? 0.09 : 0.06 + 0.2 * rank,
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
      wished: Math.min(wished, (thing.metres * stage.focal * 1.7) / stage.subjectZ / height),
      aspect: thing.aspect,
      isInSky: false,
      top: clamp(0.32 - wished / 2, 0.1, 0.26),
    })
  const carries = floats && thing.name === 'boat' && withPeople
  const ground = floats ? waterOf(stage, brief) : stage
  const standing = findClearStanding(film, ground, {
    x,
    half: thing.aspect / 2,
    metres: thing.metres,
    wished: carries ? 0.11 * closeness : floats ? wished * 0.85 : wished,
    // What is small comes nearer instead of growing; what is large may still tower a little.
    stretch:
      withPeople && isHumanSized(thing)
        ? 1
        : isSmall(thing)
          ? withPeople
            ? 1.3
            : 1.8
          : isHero || thing.name === 'lighthouse'
            ? 2.2
            : 1.4,
    // Who sits in a boat has the head above its side.
    head: carries ? 1.6 : 0.72,
  })
  // However close a style goes, it shows the thing whole.
  const whole = closeness > 1 ? Math.min(standing.height, standing.base - height * 0.05) : standing.height
  // No chair before the camera is larger than a person.
  const tall = isHumanSized(thing) && thing.metres < 1.3 ? Math.min(whole, height * (withPeople ? 0.3 : 0.4)) : whole
  // Wide things move in from the edge rather than be cut by it.
  const half = Math.min(middle.width / 2, tall * thing.aspect * 0.5)
  const inside = clamp(standing.x, middle.left + half, middle.right - half)
  return {
    ...standing,
    x: inside,
    height: tall,
    base: standing.base + ground.groundAt(inside, standing.depth) - ground.groundAt(standing.x, standing.depth),
  }
}

/** Share of the frame's width that a world takes which comes closer: hardly more than ever at first, all of the sky at last. */
function widthOfNearing(share: number): number {
  return 0.24 + 0.86 * share
}
/** The same of one that has gone back to where it was. */
const BACK_WIDTH = 0.13

/** A ship that passes a lighthouse is out at sea: smaller than what stands on the shore, whichever of them is the matter. */
function shareOffShore({ name }: Thing, things: readonly Thing[]): number | undefined {
  const isPassed = things.some((each) => each.name === 'lighthouse') && things.some((each) => each.name === 'ship')
  return isPassed ? OFF_SHORE[name] : undefined
}
/** Shares of the picture's height. */
const OFF_SHORE: Readonly<Record<string, number>> = { ship: 0.19, lighthouse: 0.46 }

/** Chairs, desks and doors are made to people's measure: beside somebody they are as large as they are. */
function isHumanSized({ where, metres }: Thing): boolean {
  return where === 'ground' && metres >= 0.6 && metres <= 2.4
}

/** Share of the picture's height that the first thing takes. */
const SHARES: Readonly<Record<ShotSize, number>> = {
  vast: 0.2,
  wide: 0.38,
  medium: 0.52,
  close: 0.3,
  perch: 0.3,
  insert: 0.52,
}
const SPOKEN_SHARE = 0.5
const WATERY: readonly PlaceName[] = ['sea', 'coast', 'lake']

export function isAfloat(thing: Thing, stage: Stage, { place }: Brief): boolean {
  return thing.where === 'water' && stage.hasGround && (WATERY.includes(place) || stage.mirror > 0.4)
}

/** The water of a place whose near ground is a bank: farther out, and it mirrors. */
export function waterOf(stage: Stage, { place }: Brief): Stage {
  if (place !== 'lake' && place !== 'coast') return stage
  return { ...stage, subjectZ: Math.max(stage.subjectZ, 42), mirror: Math.max(stage.mirror, 0.55) }
}

/** Where people walk by the water, nothing mirrors. */
export function bankOf(stage: Stage, { place }: Brief): Stage {
  return place === 'lake' || place === 'coast' ? { ...stage, mirror: 0 } : stage
}
