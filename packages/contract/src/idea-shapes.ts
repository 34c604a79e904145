import {
  MAX_CHANNEL_NAME_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_TEMPLATE_TEXT_CODE_POINTS,
} from '@dayreel/catalogue'
import { line, text } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { Channel, ChannelConfig } from './channel-shapes.ts'

const MAX_URL_CHARACTERS = 2_000
const NO_IDEA = 'This is no idea of the generator. Generate one and save that.'
const TOO_LONG = `Use at most ${MAX_TEMPLATE_TEXT_CODE_POINTS} characters for the text.`
/** Five megabytes as a data URL has them, with what stands before them. */
const MAX_IMAGE_CHARACTERS = 7_000_000

const part = (what: string) => line(MAX_LABEL_CHARACTERS, what).nullable()

/** What an idea of the built-in generator is put together from, by the ids of its tables; null where a language model wrote it. */
const IdeaParts = z.object({
  setting: part('the setting'),
  narrator: part('the narrator'),
  rule: part('the rule'),
  palette: part('the palette'),
})

/** A channel that nobody has yet. It is sent back whole to be saved. */
export const GeneratedIdea = z
  .object(
    {
      channelConcept: text(MAX_PROMPT_CHARACTERS, 'the concept'),
      whyItWorks: text(MAX_PROMPT_CHARACTERS, 'why it works'),
      storytellingPromptFormula: text(MAX_PROMPT_CHARACTERS, 'the storytelling formula'),
      imageDesignPromptFormula: text(MAX_PROMPT_CHARACTERS, 'the image formula'),
      thumbnailPrompt: text(MAX_PROMPT_CHARACTERS, 'the prompt of the thumbnail'),
      templateId: line(MAX_LABEL_CHARACTERS, 'the template').describe('Which of the eight tells its videos.'),
      parts: IdeaParts,
    },
    NO_IDEA,
  )
  .meta({ id: 'GeneratedIdea' })
export type GeneratedIdea = z.output<typeof GeneratedIdea>

export const ThumbnailPrompt = z.object({
  prompt: text(MAX_PROMPT_CHARACTERS, 'the prompt').refine(
    (value) => value.trim() !== '',
    'Enter what the picture is to show.',
  ),
})
export const Thumbnail = z.object({ imageUrl: z.string().describe('A 9:16 picture on this site.') })

export const SavedIdea = z.object({
  name: line(MAX_CHANNEL_NAME_CHARACTERS, 'the name').min(1, 'Channel name cannot be empty.'),
  generatedData: GeneratedIdea,
  generatedThumbnailUrl: line(MAX_URL_CHARACTERS, 'the thumbnail')
    .nullable()
    .default(null)
    .describe('As generate-thumbnail answered it; null where there is none.'),
  preferred_timezone: line(MAX_LABEL_CHARACTERS, 'the time zone')
    .optional()
    .describe('Where its daily 18:00 is; a zone of the IANA database.'),
})
export type SavedIdea = z.output<typeof SavedIdea>

export const SavedChannel = z.object({ message: z.string(), channel: Channel })

export const Customization = z.object({
  text: text(2 * MAX_TEMPLATE_TEXT_CODE_POINTS, 'the text')
    .refine((value) => Array.from(value).length <= MAX_TEMPLATE_TEXT_CODE_POINTS, TOO_LONG)
    .default(''),
  image: z
    .string()
    .max(MAX_IMAGE_CHARACTERS, 'Choose an image of at most 5 MB.')
    .refine((value) => value.startsWith('data:image/'), 'Choose a PNG, JPEG or WebP image.')
    .nullable()
    .default(null)
    .describe('A data URL of a PNG, JPEG or WebP file of at most 5 MB.'),
})
export type Customization = z.output<typeof Customization>

/** What the configuration form is filled with after a template was customized. */
export const CustomizedTemplate = ChannelConfig.extend({
  palette: z
    .array(z.string())
    .describe('Five colours of the image, `#rrggbb`, the most frequent first; none without one.'),
  thumbnailUrl: z
    .string()
    .nullable()
    .describe('The image, small. Sent with the activation it is the channel’s thumbnail.'),
}).meta({ id: 'CustomizedTemplate' })
export type CustomizedTemplate = z.infer<typeof CustomizedTemplate>

export const ByCustomized = z.object({ templateId: z.string().regex(/^[a-z-]{1,100}$/, 'There is no such template.') })
