import {
  FASTEST_PACE,
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
  SLOWEST_PACE,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { text, whole } from './text.ts'

const seed = whole(0, MAX_SEED, 'the seed')
const label = (what: string) => text(MAX_LABEL_CHARACTERS, what)
const words = text(MAX_SCENE_CHARACTERS, 'what is said')
const prompt = text(MAX_PROMPT_CHARACTERS, 'the picture prompt')
const PACE = `Choose a pace from ${SLOWEST_PACE} to ${FASTEST_PACE}.`

/**
 * The plan of a video as a browser edits it. Shapes and sizes are checked here; whether it can be made says the server, in a sentence
 * for a person.
 */
export const StoryboardScene = z.object({
  id: label('the id').describe('Stable while the storyboard is edited. A new scene gets any id that no other has.'),
  text: words.describe('The words, spoken and shown exactly so.'),
  imagePrompt: prompt.describe('What the picture shows; left empty, it follows the words.'),
  seed: seed.describe('Another seed gives another picture of the same prompt.'),
  picture: label('the picture').optional().describe('A picture of one’s own: what its upload answered.'),
  written: z
    .object({ text: words, imagePrompt: prompt })
    .optional()
    .describe('What was written at first; send it back as it came.'),
})
export type StoryboardScene = z.infer<typeof StoryboardScene>

export const Storyboard = z
  .object({
    version: z.literal(1, 'Choose 1 for the version of the storyboard.'),
    title: text(MAX_TITLE_CHARACTERS, 'the title'),
    description: text(MAX_DESCRIPTION_CHARACTERS, 'the description'),
    hashtags: z.array(label('a hashtag')).max(MAX_HASHTAGS, `Use at most ${MAX_HASHTAGS} hashtags.`),
    language: label('the language'),
    template: label('the template'),
    style: label('the style').describe('The name of a preset style.'),
    quality: z.enum(QUALITY_NAMES, 'Choose low or high quality.'),
    voice: label('the voice'),
    music: label('the music').nullable().describe('The id of a track; null for none.'),
    captions: z.boolean(),
    notes: text(MAX_NOTES_CHARACTERS, 'the additional information').describe(
      'Steers pictures and mood, never the words.',
    ),
    seed,
    pace: z.number().min(SLOWEST_PACE, PACE).max(FASTEST_PACE, PACE),
    world: z.object({ palette: label('the palette'), figure: label('the figure'), light: label('the light') }),
    thumbnail: z.object({ sceneId: label('the scene of the thumbnail'), text: label('the text of the thumbnail') }),
    scenes: z.array(StoryboardScene).max(MAX_SCENES, `Use at most ${MAX_SCENES} scenes.`),
  })
  .meta({ id: 'Storyboard' })
export type Storyboard = z.infer<typeof Storyboard>
