import { z } from 'zod'

/**
 * The plan of a video as a browser edits it. Only shapes are checked here; whether it can be made (names, lengths, limits) says the
 * server, in a sentence for a person.
 */
export const StoryboardScene = z.object({
  id: z.string().describe('Stable while the storyboard is edited. A new scene gets any id that no other has.'),
  text: z.string().describe('The words, spoken and shown exactly so.'),
  imagePrompt: z.string().describe('What the picture shows; left empty, it follows the words.'),
  seed: z.int().min(0).max(0xffff_ffff).describe('Another seed gives another picture of the same prompt.'),
  picture: z.string().optional().describe('A picture of one’s own: what its upload answered.'),
  written: z
    .object({ text: z.string(), imagePrompt: z.string() })
    .optional()
    .describe('What was written at first; send it back as it came.'),
})
export type StoryboardScene = z.infer<typeof StoryboardScene>

export const Storyboard = z
  .object({
    version: z.literal(1),
    title: z.string(),
    description: z.string(),
    hashtags: z.array(z.string()),
    language: z.string(),
    template: z.string(),
    style: z.string().describe('The name of a preset style.'),
    quality: z.enum(['low', 'high']),
    voice: z.string(),
    music: z.string().nullable().describe('The id of a track; null for none.'),
    captions: z.boolean(),
    notes: z.string().describe('Steers pictures and mood, never the words.'),
    seed: z.int().min(0).max(0xffff_ffff),
    pace: z.number(),
    world: z.object({ palette: z.string(), figure: z.string(), light: z.string() }),
    thumbnail: z.object({ sceneId: z.string(), text: z.string() }),
    scenes: z.array(StoryboardScene),
  })
  .meta({ id: 'Storyboard' })
export type Storyboard = z.infer<typeof Storyboard>
