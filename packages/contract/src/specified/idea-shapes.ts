import {
  MAX_CHANNEL_NAME_CHARACTERS,
  MAX_LABEL_CHARACTERS,
  MAX_NICHE_CHARACTERS,
  MAX_PROMPT_CHARACTERS,
  MAX_TEMPLATE_TEXT_CODE_POINTS,
} from '@dayreel/catalogue'
import { line, text } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { Channel } from '../channel-shapes.ts'
import { ChannelConfig } from './channel-config.ts'

const MAX_URL_CHARACTERS = 2_000
const NO_IDEA = 'This idea doesn’t come from the generator. Generate one and save it.'
const TOO_LONG = `Use at most ${MAX_TEMPLATE_TEXT_CODE_POINTS} characters for the text.`
/** The length of a five-megabyte image as a data URL, including the prefix. */
const MAX_IMAGE_CHARACTERS = 7_000_000

/** An idea for a channel. The first five fields are enough to save the idea. */
export const GeneratedIdea = z
  .object(
    {
      channelConcept: text(MAX_PROMPT_CHARACTERS, 'the concept'),
      whyItWorks: text(MAX_PROMPT_CHARACTERS, 'why it works'),
      storytellingPromptFormula: text(MAX_PROMPT_CHARACTERS, 'the storytelling formula'),
      imageDesignPromptFormula: text(MAX_PROMPT_CHARACTERS, 'the image formula'),
      thumbnailPrompt: text(MAX_PROMPT_CHARACTERS, 'the prompt of the thumbnail'),
      templateId: line(MAX_LABEL_CHARACTERS, 'the template')
        .optional()
        .describe('The template of its videos. Default: the template with the closest words.'),
      isBuiltIn: z.boolean().optional().describe('The idea comes from the built-in tables, not from a language model.'),
    },
    NO_IDEA,
  )
  .meta({ id: 'GeneratedIdea' })
export type GeneratedIdea = z.output<typeof GeneratedIdea>

/** The body of a call is optional. Without a topic, the idea may be about anything. */
export const IdeaWish = z
  .object({
    niche: line(MAX_NICHE_CHARACTERS, 'the topic')
      .default('')
      .describe('The topic of the channel. Every part of the idea is about it. Empty for any topic.'),
  })
  .nullable()

export const ThumbnailPrompt = z.object({
  prompt: text(MAX_PROMPT_CHARACTERS, 'the prompt').refine((value) => value.trim() !== '', 'Describe the picture.'),
})
export const Thumbnail = z.object({ imageUrl: z.string().describe('A 9:16 picture on this site.') })

export const SavedIdea = z.object({
  name: line(MAX_CHANNEL_NAME_CHARACTERS, 'the name').min(1, 'Channel name cannot be empty.'),
  generatedData: GeneratedIdea,
  generatedThumbnailUrl: line(MAX_URL_CHARACTERS, 'the thumbnail')
    .nullable()
    .default(null)
    .describe('As returned by generate-thumbnail; null if there is none.'),
  preferred_timezone: line(MAX_LABEL_CHARACTERS, 'the time zone')
    .optional()
    .describe('The IANA time zone in which its daily 18:00 post time is set.'),
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

/** The values that fill the configuration form after a template was customized. */
export const CustomizedTemplate = ChannelConfig.extend({
  palette: z
    .array(z.string())
    .describe('The image’s five most frequent colours, as `#rrggbb`, most frequent first; empty if there is no image.'),
  thumbnailUrl: z
    .string()
    .nullable()
    .describe('A small copy of the image. If it is sent with the activation, it becomes the channel’s thumbnail.'),
}).meta({ id: 'CustomizedTemplate' })
export type CustomizedTemplate = z.infer<typeof CustomizedTemplate>

export const ByCustomized = z.object({ templateId: z.string().regex(/^[a-z-]{1,100}$/, 'Template not found.') })
