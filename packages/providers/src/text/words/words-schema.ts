import { z } from 'zod'

/**
 * The schema of a model's answer. All properties are required (`nullable`, never `optional`) and have no bounds,
 * because strict structured output rejects optional properties and bounds. Bounds are checked afterwards.
 */
const scene = z.object({
  words: z.string().describe('What is spoken, one or two short sentences.'),
  shows: z
    .string()
    .describe('What can be seen, concretely, in English: who or what, where, doing what, in what light.'),
  item: z.number().nullable().describe('In a counted list the number of the item that this scene tells, else null.'),
})
const about = {
  title: z.string().describe('At most 60 characters, in the language of the video.'),
  sheet: z
    .array(
      z.object({
        name: z.string().describe('As the scenes call it.'),
        looks: z.string().describe('In English: age, build, hair, clothes; or shape, colours, materials.'),
      }),
    )
    .describe('Each person and each place that comes in more than one scene, once. Empty where there is none.'),
}
const around = {
  description: z.string().describe('One or two sentences to stand under the video, in its language.'),
  hashtags: z.array(z.string()).describe('Four to six, each one word.'),
  thumbnail: z.string().describe('Two to five words for the thumbnail, in the language of the video.'),
}

export const VIDEO_WORDS = z.object({
  ...about,
  hook: scene.omit({ item: true }).describe('The first sentence that is spoken.'),
  scenes: z.array(scene).describe('All that follows the hook, in order.'),
  ...around,
})
export type VideoWords = z.infer<typeof VIDEO_WORDS>

export const SHOWN = z.object({
  ...about,
  shown: z.array(scene.shape.shows).describe('What each scene shows, one entry a scene, in their order.'),
  ...around,
})
export type Shown = z.infer<typeof SHOWN>

export const IMPROVED = z.object({ improved: z.array(z.string()).describe('Each part made better, in order.') })

export const IDEA = z.object({
  concept: z.string().describe('What the videos of the channel are, in two or three sentences to who may watch them.'),
  reason: z.string().describe('Why a viewer who has seen one comes back for the next, in one or two sentences.'),
  formula: z
    .string()
    .describe(
      'How each video tells its story: who speaks, how it begins, what returns in each, how it ends. Directions.',
    ),
  pictures: z.string().describe('What all pictures share: place, hour, weather, colours, who is seen. 12 to 30 words.'),
  cover: z.string().describe('One picture that shows the channel: who or what, where, in what light. 12 to 25 words.'),
})
export type Idea = z.infer<typeof IDEA>

export const SUBJECTS = z.object({
  subjects: z
    .array(z.string())
    .describe('Three subjects, the best one first; each one line, one sentence at most, at most 120 characters.'),
})
export type Subjects = z.infer<typeof SUBJECTS>

export const READY = z.object({ answer: z.string() })
