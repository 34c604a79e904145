import { BOARD_LOOK, type LookId, PAINTED_LOOK, PLAY_LOOK, TEMPLATES, type TemplateId } from '@dayreel/catalogue'
import { EXAMPLES } from '@dayreel/web/testing'
import { templateScene, WIDE_SCENES } from './asset-pictures.ts'

/** A clip on the site: a short video that the studio makes from one line or from planned scenes. */
export type AssetClip = {
  /** The file's path in apps/web/public/clips without its extension. */
  file: string
  seed: number
  made: { line: string; look: LookId } | { scenes: readonly PlannedScene[] }
  /**
   * Whether visitors can watch the clip. If so, its first frame is kept for pages to show until the clip plays, and the
   * whole video is kept with sound.
   */
  isWatched: boolean
}

/** A scene with a given text and picture. `picture` is a file in apps/web/public/pictures, which is shown unchanged. */
export type PlannedScene = { text: string; imagePrompt: string; picture?: string }

/** Limits of a clip, so that a page can show eight clips at once. A longer video is cut. */
export const CLIP = { width: 432, height: 768, maxSeconds: 6, maxBytes: 390_000, maxPosterBytes: 24_000 }

/** Limits of the whole video with sound, which opens when a visitor wants to watch a clip. */
export const WHOLE = { width: 540, height: 960, maxSeconds: 90, maxBytes: 1_500_000 }

/** Frames of one video that show on the site how a video is made. */
export const STILLS = {
  of: 'examples/train',
  pictures: [{ file: 'stills/train-2', atSeconds: 5.8 }],
  width: 270,
  height: 480,
  maxBytes: 16_000,
}

/**
 * The two sentences of each template's clip, and the prompt of its second picture. The first picture is the template's
 * own.
 */
const TEMPLATE_WORDS: Readonly<Record<TemplateId, readonly [string, string, prompt: string]>> = {
  'impossible-worlds': [
    'I have just come back from there.',
    'At dusk, the whales go over.',
    'a wide shot of a whale swimming above the clouds at dusk',
  ],
  'what-if-overnight': [
    'Overnight, the moon came closer.',
    'By morning, nobody spoke of it.',
    'a wide shot of a city skyline at night with a huge moon, rain',
  ],
  'before-they-vanished': [
    'Every lamp was still lit.',
    'The table was set for nine.',
    'a wide shot of a lighthouse on a rock in the fog at dawn, a boat',
  ],
  'time-broke-here': [
    'It has been midnight here for years.',
    'The last train is still arriving.',
    'a wide shot of a train on a bridge at night, fog, the moon',
  ],
  'found-in-archives': [
    'The file had no number.',
    'The photograph was of tomorrow.',
    'a photograph on a desk, a lamp, night',
  ],
  'dreams-never-wake': [
    'The door was never locked.',
    'You have been asleep since Tuesday.',
    'a wide shot of a whale swimming over mountains at night under the stars',
  ],
  'life-almost-had': [
    'You took the other path.',
    'She still walks this one.',
    'a wide shot of a woman on a bridge over a river in autumn at golden hour',
  ],
  'tales-end-of-time': [
    'This is the last story.',
    'It is about what we kept.',
    'a wide shot of ruins in a desert under a dying red sun, one tree',
  ],
}

/** The looks of the examples that are not painted. */
const LOOKS_OF_EXAMPLES: Readonly<Record<string, LookId>> = { bees: BOARD_LOOK, wolf: PLAY_LOOK }

export const ASSET_CLIPS: readonly AssetClip[] = [
  ...TEMPLATES.map(({ id }) => ({
    file: `templates/${id}`,
    made: { scenes: scenesOf(id) },
    seed: templateScene(id).seed,
    isWatched: false,
  })),
  ...EXAMPLES.map(({ name, line }) => ({
    file: `examples/${name}`,
    made: { line, look: LOOKS_OF_EXAMPLES[name] ?? PAINTED_LOOK },
    seed: 1,
    isWatched: true,
  })),
]

/** The clip behind the headline of a page: a wide picture over which the camera moves slowly back and forth. */
export const BACKGROUND = { width: 1280, height: 720, seconds: 8, maxBytes: 700_000 } as const
export const BACKGROUNDS = Object.keys(WIDE_SCENES).map((scene) => ({ file: `background/${scene}`, scene }))

function scenesOf(id: TemplateId): PlannedScene[] {
  const [first, second, imagePrompt] = TEMPLATE_WORDS[id]
  return [
    { text: first, imagePrompt: templateScene(id).prompt, picture: `templates/${id}.webp` },
    { text: second, imagePrompt },
  ]
}
