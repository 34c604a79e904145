import { STYLES, TEMPLATES, type StyleName, type TemplateId } from '@dayreel/catalogue'
import { STORIES, TEMPLATE_STORIES } from '@dayreel/web/testing'

/** A picture on the site: the request to the studio and the output file. */
export type AssetPicture = {
  /** The file's path in apps/web/public/pictures without its extension. */
  file: string
  prompt: string
  style: StyleName
  seed: number
  /** The painted width in pixels. */
  width: number
  height: number
  /** The width of the file in pixels. Its height follows from the painted aspect ratio. */
  fileWidth: number
  maxBytes: number
  /** Whether the picture is mirrored, so that its subject is beside the text in front of it. */
  isMirrored?: boolean
}

type Recipe = { prompt: string; seed: number; isMirrored?: boolean }

const TALL = { width: 720, height: 1280, fileWidth: 540, maxBytes: 58_000 }
const WIDE = { width: 1920, height: 1200, fileWidth: 1600, maxBytes: 58_000 }
const SLIDE = { width: 800, height: 1000, fileWidth: 400, maxBytes: 40_000 }

/** A scene that is the same in every style, so that styles can be compared. */
const STYLE_SCENE: Recipe = { prompt: 'a sailing ship on the sea at sunset, birds', seed: 5 }

const TEMPLATE_SEEDS: Readonly<Record<TemplateId, number>> = {
  'impossible-worlds': 1,
  'what-if-overnight': 5,
  'before-they-vanished': 2,
  'time-broke-here': 4,
  'found-in-archives': 2,
  'dreams-never-wake': 2,
  'life-almost-had': 3,
  'tales-end-of-time': 1,
}

/**
 * Returns the scene of a template's picture. It shows the template's example on the site, in the style that the example
 * names.
 */
export function templateScene(id: TemplateId): Recipe & { style: StyleName } {
  const { example, style } = TEMPLATE_STORIES[id]
  return { prompt: wideShotOf(example), style, seed: TEMPLATE_SEEDS[id] }
}

const STORY_SEEDS: Readonly<Record<(typeof STORIES)[number]['name'], number>> = {
  seagull: 1,
  submarine: 2,
  windmill: 2,
}

const TALL_SCENES: Readonly<Record<string, Recipe>> = {
  volcano: { prompt: 'a wide shot of a volcano erupting at night over the sea, a ship', seed: 2 },
  rooftop: { prompt: 'a wide shot of a city skyline at night, a woman on a rooftop looking at the moon', seed: 3 },
  boat: { prompt: 'a wide shot of a child on a boat on a lake at night, stars, aurora', seed: 3 },
  astronaut: { prompt: 'a wide shot of an astronaut on the moon looking at the earth', seed: 2 },
  jellyfish: { prompt: 'a wide shot of a jellyfish glowing in the deep sea, a diver', seed: 2 },
  whale: { prompt: 'a wide shot of a whale swimming over mountains at night under the stars', seed: 2 },
  'robot-day': { prompt: 'a wide shot of a robot in a garden at golden hour', seed: 5 },
  'robot-evening': { prompt: 'a wide shot of a robot in a garden at night under the stars, fireflies', seed: 6 },
  'robot-night': { prompt: 'a wide shot of a robot in a garden at night under the stars, moon', seed: 2 },
  'rocket-desert': { prompt: 'a wide shot of a rocket standing in the desert at night, stars', seed: 2 },
  'rocket-space': { prompt: 'a wide shot of a rocket flying past a ringed planet in space', seed: 2 },
}

const LAKE: Recipe = { prompt: 'a wide shot of a child on a boat on a lake at night, stars', seed: 3 }
/** Pictures behind the headlines of pages. Their subject is right of the middle. */
export const WIDE_SCENES: Readonly<Record<string, Recipe>> = {
  'lake-wide': LAKE,
  'rooftop-wide': { ...TALL_SCENES['rooftop']!, isMirrored: true },
  'sunset-wide': {
    prompt: 'a wide shot of a wide sea at dusk under clouds, one distant ship',
    seed: 3,
    isMirrored: true,
  },
  'moon-sea-wide': { prompt: 'a wide shot of a calm sea at night under the stars and the moon', seed: 4 },
  'balloon-wide': { prompt: 'a wide shot of a hot air balloon over mountains at dawn', seed: 2, isMirrored: true },
  'castle-wide': {
    prompt: 'a wide shot of a castle above the clouds at dusk, two moons in the sky, birds',
    seed: 2,
    isMirrored: true,
  },
  'autumn-wide': { prompt: 'a wide shot of an autumn forest path at golden hour, a woman', seed: 3 },
  'lighthouse-wide': { prompt: 'a wide shot of a lighthouse on a rock at dusk, the sea', seed: 2, isMirrored: true },
  'door-wide': { prompt: 'a wide shot of a door standing in a field under the stars at night', seed: 1 },
}

/** All pictures of the site and the app. */
export const ASSET_PICTURES: readonly AssetPicture[] = [
  ...STYLES.map(({ id, name }) => ({ file: `styles/${id}`, style: name, ...STYLE_SCENE, ...SLIDE })),
  ...TEMPLATES.map(({ id }) => ({
    file: `templates/${id}`,
    ...templateScene(id),
    ...TALL,
  })),
  ...scenes(TALL_SCENES, TALL),
  ...STORIES.map(({ name, line, style }) => ({
    file: `scenes/${name}`,
    prompt: wideShotOf(line),
    style,
    seed: STORY_SEEDS[name],
    ...TALL,
  })),
  ...scenes(WIDE_SCENES, WIDE),
  { file: 'scenes/lake-wide-800', style: 'None', ...LAKE, ...WIDE, fileWidth: 800 },
]

function wideShotOf(line: string): string {
  return `a wide shot of ${line.replace(/^./, (first) => first.toLowerCase())}`
}

function scenes(recipes: Readonly<Record<string, Recipe>>, size: typeof TALL): AssetPicture[] {
  return Object.entries(recipes).map(([name, recipe]) => ({
    file: `scenes/${name}`,
    style: 'None',
    ...recipe,
    ...size,
  }))
}
