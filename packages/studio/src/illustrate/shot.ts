import { createRandom, hashText } from '../lib/random.ts'
import type { PictureRequest } from '../ports.ts'
import { createNoise } from './noise.ts'
import type { Brief, Palette, Shot } from './painting.ts'

type Framing = { camera: Shot['camera']; lens: number; horizon: number; subjectX: number }

/** A walk through framings: neighbours differ in height, lens and side. Focal lengths in picture heights. */
const FRAMINGS: readonly Framing[] = [
  { camera: 'eye', lens: 0.8, horizon: 0.56, subjectX: 0.37 },
  { camera: 'low', lens: 0.64, horizon: 0.66, subjectX: 0.62 },
  { camera: 'high', lens: 0.8, horizon: 0.36, subjectX: 0.5 },
  { camera: 'eye', lens: 1.08, horizon: 0.58, subjectX: 0.64 },
  { camera: 'low', lens: 0.78, horizon: 0.63, subjectX: 0.42 },
  { camera: 'eye', lens: 0.62, horizon: 0.52, subjectX: 0.5 },
  { camera: 'high', lens: 0.95, horizon: 0.4, subjectX: 0.36 },
]

/** What a style asks of the camera; what it leaves out is chosen by the scene. */
export type ShotWish = Partial<Framing>

/** How the camera looks: by the scene's position, so that neighbours differ, a little by its seed, and as the style wishes. */
export function chooseShot(request: PictureRequest, brief: Brief, palette: Palette, wish: ShotWish = {}): Shot {
  const random = createRandom(`${request.seed} ${brief.place}`)
  const start = hashText(`${request.world.palette} ${request.world.figure} ${request.world.light}`)
  const framing = FRAMINGS[(start + request.index) % FRAMINGS.length]!
  const horizon = framing.horizon + (random() - 0.5) * 0.05
  const lens = framing.lens * (0.94 + random() * 0.12)
  const subjectX = framing.subjectX + (random() - 0.5) * 0.06
  // From a roof people are small and stand where the captions are; looking up wants sky above.
  const hasPeople = brief.people.count > 0
  const looksUp = hasPeople && brief.people.pose === 'look-up'
  const camera = looksUp ? 'low' : hasPeople && framing.camera === 'high' ? 'eye' : framing.camera
  return {
    brief,
    palette,
    random,
    noise: createNoise(random),
    camera: wish.camera ?? camera,
    lens: wish.lens ?? lens,
    horizon: wish.horizon ?? (camera === framing.camera ? horizon : looksUp ? 0.64 : 0.48),
    subjectX: wish.subjectX ?? subjectX,
  }
}
