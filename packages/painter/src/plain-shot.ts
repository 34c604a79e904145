import { createRandom } from '@dayreel/storyboard/base'
import { createNoise } from './noise.ts'
import type { Brief } from './brief/brief.ts'
import type { Shot, Stage, ThingColors } from './painting.ts'
import { paletteFor } from './light/palettes.ts'

/** For tests: a warm light from the side in a cool shade. */
export const PLAIN_COLORS: ThingColors = {
  lit: '#f0bb88',
  shade: '#48567c',
  rim: '#ffe3b3',
  dark: '#141930',
  glow: '#ffcf73',
  accent: '#d4553a',
  accent2: '#3f94a0',
}

/** For tests: a calm clear day in a place, with one person standing there, or what is given instead. */
export function plainShot({
  seed = 3,
  brief,
  ...given
}: { seed?: number; brief?: Partial<Brief> } & Partial<ShotLook>): Shot {
  const random = createRandom(seed)
  return {
    brief: {
      place: 'field',
      things: [],
      people: { count: 1, pose: 'stand' },
      time: 'day',
      weather: 'clear',
      mood: 'calm',
      ...brief,
    },
    palette: paletteFor({ palette: 'ember', figure: 'coat', light: 'soft' }, 'day', 'clear', seed),
    random,
    noise: createNoise(random),
    camera: 'eye',
    horizon: 0.5,
    lens: 0.8,
    subjectX: 0.5,
    size: 'wide',
    isFront: true,
    likeness: '',
    ...given,
  }
}
type ShotLook = Omit<Shot, 'brief' | 'palette'>

/** For tests: even ground in white light from the right, the horizon in the middle of a picture of a height in pixels. */
export function plainStage(height: number, given: Partial<Stage> = {}): Stage {
  return {
    focal: height,
    horizon: height / 2,
    cameraHeight: 1.6,
    groundAt: () => height * 0.8,
    subjectZ: 5,
    hasGround: true,
    mirror: 0,
    keySide: 1,
    key: [1, 1, 1],
    ambient: [0.4, 0.4, 0.4],
    fog: [0.5, 0.5, 0.5],
    fogPerMetre: 0.001,
    exposure: 1,
    ...given,
  }
}
