import {
  CAPTION_STYLES,
  FASTEST_PACE,
  FRAME_RATES,
  FRAMEWORK_IDS,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_HASHTAGS,
  MAX_LABEL_CHARACTERS,
  MAX_NOTES_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_SCENE_CHARACTERS,
  MAX_SCENES,
  MAX_SEED,
  MAX_TITLE_CHARACTERS,
  QUALITY_NAMES,
  SHAPES,
  SLOWEST_PACE,
  STYLES,
  TRACKS,
  VOICES,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { STORYBOARD_VERSION } from './storyboard-version.ts'
import { text, whole } from './text-rules.ts'

const MAX_PATH_CHARACTERS = 4_096
/** Of what the illustrator keeps of a scene, and how deep it may lie. */
const MAX_BRIEF_CHARACTERS = 4_000
const MAX_BRIEF_DEPTH = 6
const RELOAD = 'Load the page again and repeat your change.'
const PACE = `Choose a pace from ${SLOWEST_PACE} to ${FASTEST_PACE}.`
const label = (what: string) => text(MAX_LABEL_CHARACTERS, what)
const seed = whole(0, MAX_SEED, 'the seed')
const words = text(MAX_SCENE_CHARACTERS, 'what is said')
const prompt = text(MAX_PROMPT_CHARACTERS, 'the picture prompt')
const id = z.string().regex(/^[a-z\d][\w-]{0,99}$/i, `It could not be read. ${RELOAD}`)

/**
 * What a scene shows, resolved once from its own words and those of the scenes around it. Painting reads nothing of other scenes, so
 * these may come, go and change without changing its picture.
 */
export const Shows = z.object({
  position: z
    .object({
      index: whole(0, MAX_SCENES - 1, 'the place of the scene'),
      count: whole(1, MAX_SCENES, 'the number of scenes'),
    })
    .refine(({ index, count }) => index < count, `Its place is not among the scenes. ${RELOAD}`)
    .describe('Where the scene stood, 0 first, and among how many: composition varies along it.'),
  of: label('what it was resolved from').describe(
    'A hash of the scene’s own words and what they are read with; where that is another, it is resolved anew.',
  ),
  brief: z
    .record(z.string(), z.unknown())
    .refine(
      (brief) => isFlat(brief) && JSON.stringify(brief).length <= MAX_BRIEF_CHARACTERS,
      `It could not be read. ${RELOAD}`,
    )
    .describe('Place, view, people and things; names are the illustrator’s own.'),
})
export type Shows = z.infer<typeof Shows>

export const StoryboardScene = z.object({
  id: id.describe('Stable while the storyboard is edited. A new scene gets any id that no other has.'),
  text: words
    .refine((said) => said.trim() !== '', 'It has no words. Write some, or remove the scene.')
    .describe('The words, spoken and shown exactly so.'),
  imagePrompt: prompt.describe('What the picture shows; left empty, it follows the words.'),
  seed: seed.describe('Another seed gives another picture of the same prompt.'),
  picture: text(MAX_PATH_CHARACTERS, 'the picture')
    .exactOptional()
    .describe('A picture of one’s own in place of a drawn one: what its upload answered; in a file, a path.'),
  written: z
    .object({ text: words, imagePrompt: prompt })
    .exactOptional()
    .describe('What was written at first; send it back as it came.'),
  // Last, where the planner adds it: a file that is read and written again is the same, byte for byte.
  shows: Shows.exactOptional().describe('What its picture shows; send it back as it came.'),
})
export type StoryboardScene = z.infer<typeof StoryboardScene>
export type Scene = StoryboardScene

/** What stays the same in all pictures of one video. Names are the illustrator's own. */
const WorldShape = z.object({ palette: label('the palette'), figure: label('the figure'), light: label('the light') })
export type World = z.infer<typeof WorldShape>

const FormatShape = z.object({
  shape: z
    .enum(
      SHAPES.map((shape) => shape.id),
      'Choose one of the shapes.',
    )
    .describe('Of the picture; its size follows the quality.'),
  framesPerSecond: z
    .literal(
      FRAME_RATES,
      `Choose ${new Intl.ListFormat('en', { type: 'disjunction' }).format(FRAME_RATES.map(String))} frames a second.`,
    )
    .describe('How many pictures are shown in a second.'),
})

/**
 * The one value that flows through the studio: what is said, shown and heard, scene by scene. The writer makes it, each later step reads
 * it; people edit it and have it made again. Files, the API and the rows of the database are parsed with this one shape, whose rules
 * carry the sentences that people read.
 */
export const Storyboard = z
  .object({
    version: z.literal(STORYBOARD_VERSION, `The storyboard is of another version of this site. ${RELOAD}`),
    title: text(MAX_TITLE_CHARACTERS, 'the title'),
    description: text(MAX_DESCRIPTION_CHARACTERS, 'the description').describe(
      'What a platform shows under the video; plain text.',
    ),
    hashtags: z
      .array(label('a hashtag'))
      .max(MAX_HASHTAGS, `Use at most ${MAX_HASHTAGS} hashtags.`)
      .describe('Without #, letters and digits only.'),
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/, 'Choose the language of the words.')
      .describe('Primary subtag of BCP 47, such as `en`.'),
    template: z.enum(FRAMEWORK_IDS, 'Choose one of the templates.'),
    style: z.enum(
      STYLES.map(({ name }) => name),
      'Choose one of the preset styles.',
    ),
    quality: z.enum(QUALITY_NAMES, 'Choose low or high quality.'),
    format: FormatShape.describe('What the picture is; left as it came, every video has the same.'),
    voice: z.enum(
      VOICES.map(({ voice_id }) => voice_id),
      'Choose one of the voices.',
    ),
    music: z
      .enum(
        TRACKS.map((track) => track.id),
        'Choose one of the six tracks, or no music.',
      )
      .nullable()
      .describe('The id of a track; null for none.'),
    captions: z
      .boolean()
      .describe('Whether captions are drawn into the picture. The subtitle files are made either way.'),
    captionStyle: z
      .enum(
        CAPTION_STYLES.map((style) => style.id),
        'Choose one of the caption styles.',
      )
      .describe('How captions look, and the words of the thumbnail.'),
    notes: text(MAX_NOTES_CHARACTERS, 'the additional information').describe(
      'Steers pictures and mood, never the words.',
    ),
    seed,
    pace: z
      .number()
      .min(SLOWEST_PACE, PACE)
      .max(FASTEST_PACE, PACE)
      .describe('Speed of the narration against the voice’s own; above 1 is faster.'),
    world: WorldShape,
    madeBy: z
      .object({ words: label('who wrote the words') })
      .exactOptional()
      .describe('Who wrote the words: `built-in`, or the provider and the model; send it back as it came.'),
    thumbnail: z
      .object({ sceneId: label('the scene of the thumbnail'), text: label('the text of the thumbnail') })
      .describe('Which scene’s picture is the thumbnail, and the few words written on it.'),
    scenes: z
      .array(StoryboardScene)
      .min(1, 'A video needs at least one scene. Add one.')
      .max(MAX_SCENES, `A video has at most ${MAX_SCENES} scenes. Join some, or remove some.`)
      .refine(
        (scenes) => new Set(scenes.map((scene) => scene.id)).size === scenes.length,
        `Two scenes cannot be told apart. ${RELOAD}`,
      ),
  })
  .meta({ id: 'Storyboard' })
export type Storyboard = z.infer<typeof Storyboard>

/** Whether nothing in it lies deeper than anybody would look. */
function isFlat(value: unknown, depth = MAX_BRIEF_DEPTH): boolean {
  if (value === null || typeof value !== 'object') return true
  return depth > 0 && Object.values(value).every((part) => isFlat(part, depth - 1))
}

/** When a word of a scene is spoken, in seconds from the start of the scene's narration. */
export type WordTime = {
  /** Range of the word in the scene's text, in UTF-16 code units, end exclusive. Words never overlap and come in order. */
  from: number
  to: number
  start: number
  end: number
}
