import { DescribedBoard } from '@dayreel/storyboard/schema'
import { z } from 'zod'

/**
 * The schema of a model's answer. All properties are required (`nullable`, never `optional`) and have no bounds,
 * because strict structured output rejects optional properties and bounds. Bounds are checked afterwards.
 */
const scene = z.object({
  words: z.string().describe('The spoken words: one or two short sentences.'),
  shows: z
    .string()
    .describe('The visible content, concrete and in English: who or what, where, the action, the light.'),
  item: z.number().nullable().describe('In a numbered list, the number of this scene’s item. Otherwise null.'),
})
const about = {
  title: z.string().describe('At most 60 characters, in the language of the video.'),
  sheet: z
    .array(
      z.object({
        name: z.string().describe('The name that the scenes use.'),
        looks: z.string().describe('In English: age, build, hair, clothes; or shape, colours, materials.'),
      }),
    )
    .describe('Each person and place of more than one scene, listed once. Empty if there is none.'),
}
const around = {
  description: z.string().describe('One or two sentences for the text under the video, in its language.'),
  hashtags: z.array(z.string()).describe('Four to six hashtags of one word each.'),
  thumbnail: z.string().describe('Two to five words for the thumbnail, in the language of the video.'),
}

export const VIDEO_WORDS = z.object({
  ...about,
  hook: scene.omit({ item: true }).describe('The first spoken sentence.'),
  scenes: z.array(scene).describe('All scenes after the hook, in order.'),
  ...around,
})
type Scene = z.infer<typeof scene>
/** The scenes of a conversation have speakers. Those of a chat assistant may have boards. */
export type VideoWords = Omit<z.infer<typeof VIDEO_WORDS>, 'hook' | 'scenes'> & {
  hook: Omit<Scene, 'item'> & { board?: DescribedBoard }
  scenes: (Scene & { speaker?: number; board?: DescribedBoard })[]
}

const spokenScene = scene.extend({
  speaker: z.number().describe('The person who says these words: a whole number from 1 to 4.'),
})
/** The words of a conversation. */
export const DIALOGUE_WORDS = VIDEO_WORDS.extend({
  scenes: z.array(spokenScene).describe('All scenes after the hook, in order.'),
})

export const SHOWN = z.object({
  ...about,
  shown: z
    .array(scene.shape.shows)
    .describe('The visible content of each scene: one entry per scene, in the same order.'),
  ...around,
})
export type Shown = z.infer<typeof SHOWN>

export const BOARDS = z.object({
  boards: z.array(DescribedBoard).describe('The board of each scene: one entry per scene, in the same order.'),
})
export type Boards = z.infer<typeof BOARDS>

export const IMPROVED = z.object({ improved: z.array(z.string()).describe('The improved parts, in order.') })

export const IDEA = z.object({
  concept: z.string().describe('Two or three sentences that describe the channel’s videos to viewers.'),
  reason: z.string().describe('One or two sentences: why a viewer of one video comes back for the next.'),
  formula: z
    .string()
    .describe(
      'Instructions for each video’s story: the narrator, the beginning, the elements of every video, the ending.',
    ),
  pictures: z
    .string()
    .describe('What all pictures have in common: place, time of day, weather, colours, people. 12 to 30 words.'),
  cover: z.string().describe('One picture that represents the channel: who or what, where, the light. 12 to 25 words.'),
})
export type Idea = z.infer<typeof IDEA>

export const SUBJECTS = z.object({
  subjects: z
    .array(z.string())
    .describe('Three subjects, the best one first. Each is one line of at most one sentence and 120 characters.'),
})
export type Subjects = z.infer<typeof SUBJECTS>

export const READY = z.object({ answer: z.string() })
