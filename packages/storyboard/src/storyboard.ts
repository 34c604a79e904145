import {
  FASTEST_PACE,
  MAX_DESCRIPTION_CHARACTERS,
  MAX_HASHTAGS,
  MAX_LABEL_CHARACTERS,
  MAX_LAYERS,
  MAX_PROMPT_CHARACTERS,
  MAX_SCENE_CHARACTERS,
  MAX_SCENES,
  MAX_SEED,
  MAX_TITLE_CHARACTERS,
  MAX_VOICES,
  recordingOf,
  SLOWEST_PACE,
} from '@dayreel/catalogue'
import { z } from 'zod'
import { Board } from './board/board.ts'
import { Brand } from './layers/brand.ts'
import { areLayersSmall, SceneLayer } from './layers/scene-layer.ts'
import { MAX_SOURCES, MAX_UNSOURCED, Source } from './facts/source.ts'
import { SceneClip } from './clips/scene-clip.ts'
import { Photo } from './photos/photo.ts'
import { Play } from './play/play.ts'
import { Pronunciations } from './pronounce/pronunciation.ts'
import { Sheet } from './sheet.ts'
import { STORYBOARD_VERSION } from './storyboard-version.ts'
import { isSavable, line, MAX_PATH_CHARACTERS, text, whole } from './text-rules.ts'
import { CHOICES, STORYBOARD_CHOICES } from './video-choices.ts'

/** Size limits for an illustrator's own value in the storyboard: the length and the depth of its JSON. */
const MAX_BRIEF_CHARACTERS = 4_000
const MAX_BRIEF_DEPTH = 6
const RELOAD = 'Reload the page and repeat your change.'
const PACE = `Choose a pace from ${SLOWEST_PACE} to ${FASTEST_PACE}.`
const label = (what: string) => text(MAX_LABEL_CHARACTERS, what)
const seed = whole(0, MAX_SEED, 'the seed')
const words = text(MAX_SCENE_CHARACTERS, 'what is said')
const prompt = text(MAX_PROMPT_CHARACTERS, 'the picture prompt')
const id = z.string().regex(/^[a-z\d][\w-]{0,99}$/i, `It couldn’t be read. ${RELOAD}`)

/**
 * The content of a scene's picture, decided once from the words of the scene and its neighbours. Drawing reads no other
 * scene, so adding, removing or editing other scenes does not change the picture.
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
    'A hash of the scene’s own words and the rules that read them. If it differs, the picture is resolved again.',
  ),
  brief: keptByIllustrator('Place, view, people and things; names are the illustrator’s own.'),
})
export type Shows = z.infer<typeof Shows>

export const StoryboardScene = z.object({
  id: id.describe('Stable while the storyboard is edited. A new scene gets any id that no other has.'),
  text: words
    .refine((said) => said.trim() !== '', 'It has no words. Write some, or remove the scene.')
    .describe('The words, spoken and shown exactly so.'),
  imagePrompt: prompt.describe('What the picture shows. If it is empty, the picture follows the words.'),
  seed: seed.describe('Another seed gives another picture of the same prompt.'),
  picture: text(MAX_PATH_CHARACTERS, 'the picture')
    .exactOptional()
    .describe('An uploaded picture that replaces the drawn one: the id that the upload returned; in a file, a path.'),
  found: z
    .object({
      picture: text(MAX_PATH_CHARACTERS, 'the picture').describe('The id of the picture or the clip.'),
      of: line(MAX_LABEL_CHARACTERS, 'what the picture was found for'),
    })
    .exactOptional()
    .describe('Set if `picture` or `clip` was found among the user’s own files; send it back unchanged.'),
  written: z
    .object({ text: words, imagePrompt: prompt })
    .exactOptional()
    .describe('The first version of the texts; send it back unchanged.'),
  voice: CHOICES.voice
    .exactOptional()
    .describe('The voice of this scene, for several speakers. Default: the voice of the video.'),
  said: words
    .exactOptional()
    .describe('The words of the scene when its recording was made or kept; send them back unchanged.'),
  layers: z
    .array(SceneLayer)
    .max(MAX_LAYERS, `A scene has at most ${MAX_LAYERS} layers. Remove some.`)
    .refine(areLayersSmall, 'The layers of this scene are too large together. Make some of them smaller.')
    .exactOptional()
    .describe('Pictures in front of the scene’s picture.'),
  look: CHOICES.look.exactOptional().describe('The look of this scene. Default: the look of the video.'),
  photo: Photo.exactOptional().describe(
    'The photograph or the clip that was found for this scene; send it back unchanged.',
  ),
  clip: SceneClip.exactOptional().describe(
    'An uploaded clip that the scene shows in place of its picture, its board or its shadow play.',
  ),
  board: Board.exactOptional().describe(
    'What its board shows. If it is absent, the planner makes it for the look `board`.',
  ),
  play: Play.exactOptional().describe('The figures of its shadow play. Scenes without one show their picture.'),
  // `shows` comes last, where the planner adds it, so that a file that is read and written again is byte-identical.
  shows: Shows.exactOptional().describe('What its picture shows; send it back unchanged.'),
})
export type StoryboardScene = z.infer<typeof StoryboardScene>
export type Scene = StoryboardScene

/**
 * The shared properties of one video's pictures. The illustrator chooses and reads this value, which is empty until
 * then.
 */
const KeptWorldShape = keptByIllustrator('Shared by all pictures; names are the illustrator’s own.')
export type KeptWorld = z.infer<typeof KeptWorldShape>

/**
 * The one value that all studio steps share: the words, pictures and sound of each scene. The writer makes it, each
 * later step reads it, and users can edit it and make the video again. Files, API requests and database rows are parsed
 * with this schema, whose rules contain the messages for users. Ids of voices, styles and other lists may be any label
 * here, so that a storyboard stays readable after a list entry is removed. `findUnoffered` and `refuseGone` check these
 * ids.
 */
export const Storyboard = z
  .object({
    version: z.literal(STORYBOARD_VERSION, `This storyboard belongs to another version of this site. ${RELOAD}`),
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
    ...STORYBOARD_CHOICES,
    captions: z
      .boolean()
      .describe('Whether captions are drawn into the picture. The subtitle files are always created.'),
    seed,
    pace: z
      .number()
      .min(SLOWEST_PACE, PACE)
      .max(FASTEST_PACE, PACE)
      .describe('Speed of the narration relative to the voice’s own speed; above 1 is faster.'),
    brand: Brand.exactOptional().describe('Logo, title card, end card and progress bar.'),
    world: KeptWorldShape,
    madeBy: z
      .object({
        words: label('the writer of the words').exactOptional(),
        pictures: label('the source of the pictures').exactOptional(),
      })
      .exactOptional()
      .describe(
        'Writer of the words and source of the pictures: `built-in`, or provider and model. Send it back unchanged.',
      ),
    sheet: Sheet.exactOptional().describe('The people and places of the pictures; send it back unchanged.'),
    sources: z
      .array(Source)
      .max(MAX_SOURCES, `A video has at most ${MAX_SOURCES} sources. ${RELOAD}`)
      .exactOptional()
      .describe('The articles that the words were written from; send them back unchanged.'),
    unsourced: z
      .array(label('a word without a source'))
      .max(MAX_UNSOURCED, `At most ${MAX_UNSOURCED} words are marked. ${RELOAD}`)
      .exactOptional()
      .describe('Numbers and names of the first version that no source contains; send them back unchanged.'),
    pronunciations: Pronunciations.exactOptional().describe(
      'Spellings of words of this video for the voices. The account’s list sets them.',
    ),
    thumbnail: z
      .object({ sceneId: label('the scene of the thumbnail'), text: label('the text of the thumbnail') })
      .describe('Which scene’s picture is the thumbnail, and the few words written on it.'),
    scenes: z
      .array(StoryboardScene)
      .min(1, 'A video needs at least one scene. Add one.')
      .max(MAX_SCENES, `A video has at most ${MAX_SCENES} scenes. Join some, or remove some.`)
      .refine(
        (scenes) => new Set(scenes.map((scene) => scene.id)).size === scenes.length,
        `Two scenes have the same id. ${RELOAD}`,
      ),
  })
  .refine(
    (storyboard) => voicesOf(storyboard).filter((voice) => recordingOf(voice) === undefined).length <= MAX_VOICES,
    {
      path: ['scenes'],
      error: `A video has at most ${MAX_VOICES} voices. Choose one of them for this scene.`,
    },
  )
  .meta({ id: 'Storyboard' })
export type Storyboard = z.infer<typeof Storyboard>

/** Returns the ids of all voices of a video, that of the video first. */
export function voicesOf({
  voice,
  scenes,
}: {
  voice: string
  scenes: readonly { voice?: string | undefined }[]
}): string[] {
  return [...new Set([voice, ...scenes.flatMap((scene) => scene.voice ?? [])])]
}

/**
 * Returns the schema of a JSON value that only an illustrator writes and reads. The storyboard limits only its size.
 */
function keptByIllustrator(description: string) {
  return z
    .record(z.string(), z.unknown())
    .refine(
      (value) => isFlat(value) && JSON.stringify(value).length <= MAX_BRIEF_CHARACTERS,
      `It couldn’t be read. ${RELOAD}`,
    )
    .refine((value) => hasOnlySavableText(value), 'Use letters, digits and signs only for it.')
    .describe(description)
}

/** Checks all texts in a value, because PostgreSQL rejects NUL and lone surrogates even inside JSON. */
function hasOnlySavableText(value: unknown, depth = MAX_BRIEF_DEPTH): boolean {
  if (typeof value === 'string') return isSavable(value)
  if (value === null || typeof value !== 'object') return true
  // `isFlat` rejects deeper values. Checking their texts here could overflow the stack.
  if (depth === 0) return true
  return Object.entries(value).every(([key, part]) => isSavable(key) && hasOnlySavableText(part, depth - 1))
}

/** Checks that a value is not nested deeper than `depth`. */
function isFlat(value: unknown, depth = MAX_BRIEF_DEPTH): boolean {
  if (value === null || typeof value !== 'object') return true
  return depth > 0 && Object.values(value).every((part) => isFlat(part, depth - 1))
}

/** The time at which a word of a scene is spoken, in seconds from the start of the scene's narration. */
export type WordTime = {
  /**
   * Range of the word in the scene's text, in UTF-16 code units, end exclusive. Words are in order and never overlap.
   */
  from: number
  to: number
  start: number
  end: number
}
