import { createRandom, hashText } from '@dayreel/storyboard/base'
import { inMiddle } from './middle.ts'
import { createNoise } from './noise.ts'
import type { Brief, CloseWay, ShotSize } from './brief/brief.ts'
import type { Palette, Shot } from './painting.ts'
import type { PictureSize, ShotContext } from './shot-context.ts'
import { isSmall, planShot } from './shot-plan.ts'
import { closeWayFor, type Step } from './staging/close-ways.ts'
import { thingNamed } from './things/index.ts'
import { likenessOf } from './world.ts'

type Framing = { camera: Shot['camera']; lens: number; horizon: number; subjectX: number }

/** What a style asks of the camera; what it leaves out is chosen by the scene. */
export type ShotWish = Partial<Framing>

/** Focal length in picture heights, and how far the subject stands from the middle. */
const SIZES: Readonly<Record<ShotSize, { lens: number; aside: number }>> = {
  vast: { lens: 0.62, aside: 0.14 },
  wide: { lens: 0.78, aside: 0.13 },
  medium: { lens: 1.05, aside: 0.1 },
  close: { lens: 1.2, aside: 0.09 },
  perch: { lens: 0.7, aside: 0.12 },
  insert: { lens: 1.15, aside: 0.05 },
}

/** How high the camera is, by turns: the horizon lies where the place still shows what it is. */
const HEIGHTS: readonly { camera: Shot['camera']; horizon: number }[] = [
  { camera: 'eye', horizon: 0.56 },
  { camera: 'low', horizon: 0.66 },
  { camera: 'eye', horizon: 0.52 },
  { camera: 'high', horizon: 0.37 },
  { camera: 'low', horizon: 0.62 },
]

/** How the camera looks: as the plan of the video has it at this scene, as the words ask, a little by its seed, and as the style wishes. */
export function chooseShot(
  request: ShotContext & PictureSize,
  brief: Brief,
  palette: Palette,
  { shot: wish = {}, closeness = 1 }: { shot?: ShotWish; closeness?: number } = {},
): Shot {
  const random = createRandom(`${request.seed} ${brief.place}`)
  const { size, isFront, side, turn } = planShot(request, brief, closeness)
  const way = wayOf(brief, size, { turn, index: request.index, isMacro: closeness >= 2 })
  const roomy = way && ROOMY[way]
  const start = hashText(`${request.world.palette} ${request.world.light}`)
  const height = HEIGHTS[(start + turn) % HEIGHTS.length]!
  const { lens, aside } = SIZES[size]
  const camera = cameraFor(brief, size, height.camera)
  const plain = camera === height.camera ? height.horizon : camera === 'low' ? 0.64 : camera === 'high' ? 0.38 : 0.53
  const even = brief.place === 'room' ? plain - CEILING_CUT : plain
  const walked = isWalkedIn(brief, size) && camera !== 'high' ? even - RAISE : even
  const horizon = brief.tracks ? Math.min(walked, TRODDEN_HORIZON) : walked
  return {
    brief,
    palette,
    random,
    noise: createNoise(random),
    camera: wish.camera ?? roomy?.camera ?? camera,
    horizon: wish.horizon ?? (roomy?.horizon ?? horizon) + (random() - 0.5) * 0.05,
    lens: wish.lens ?? (roomy?.lens ?? lens) * (0.94 + random() * 0.12),
    subjectX: inMiddle(request, wish.subjectX ?? 0.5 + side * (aside + random() * 0.05)),
    size,
    ...(way && { way }),
    isFront,
    likeness: likenessOf(request.world),
  }
}

/** How its small thing is shown, if that is what the scene shows from near. */
function wayOf(brief: Brief, size: ShotSize, step: Step): CloseWay | undefined {
  const hero = thingNamed(brief.things[0] ?? '')
  const isClose = (size === 'insert' || size === 'perch') && !brief.hands && !brief.staging
  return isClose && hero && (isSmall(hero) || hero.where === 'wall') ? closeWayFor(brief, hero, step) : undefined
}

/** What shows a whole room needs of the camera: low on the floor, or so that the room is seen beyond a table. */
const ROOMY: Partial<Record<CloseWay, { camera: Shot['camera']; lens: number; horizon: number }>> = {
  floor: { camera: 'low', lens: 0.66, horizon: 0.42 },
  room: { camera: 'eye', lens: 0.72, horizon: 0.44 },
}

/** Share of the height by which the land comes up where someone stands on it, so that the body is above the captions and not in them. */
const RAISE = 0.08

/** Share of the height by which a room comes up, so that walls and windows fill the frame rather than its ceiling. */
const CEILING_CUT = 0.05

/** Prints are seen where the ground fills more than half of the frame. */
const TRODDEN_HORIZON = 0.42

function isWalkedIn({ people }: Brief, size: ShotSize): boolean {
  return people.count > 0 && (size === 'wide' || size === 'vast')
}

function cameraFor({ people, angle, tracks }: Brief, size: ShotSize, planned: Shot['camera']): Shot['camera'] {
  // From above a person who is near is only a head at the lower edge.
  if (angle && !(angle === 'high' && people.count > 0 && size !== 'vast')) return angle
  // Along the ground prints would be lines.
  if (tracks) return 'eye'
  // Who looks or waves up at something is seen from below.
  if (people.count > 0 && (people.pose === 'look-up' || people.pose === 'wave')) return 'low'
  // Whoever is on their knees is met nearer to the ground, or would be lost on it.
  if (people.count > 0 && people.pose === 'kneel' && size !== 'vast' && size !== 'close') return 'low'
  // From a roof people are small and stand where the captions are; faces are met at their own height.
  if (planned === 'high' && (people.count > 0 || size === 'insert' || size === 'perch')) return 'eye'
  return size === 'close' && planned === 'low' ? 'eye' : planned
}
