import { z } from 'zod'
import { CHOICES } from '../video-choices.ts'
import { Brand } from './brand.ts'

/** A brand, and the choices that come with it when a user selects it for a video. */
export const BrandKit = z.object({
  brand: Brand,
  choices: z
    .object({
      captionStyle: CHOICES.captionStyle.exactOptional(),
      voice: CHOICES.voice.exactOptional(),
      music: CHOICES.music.exactOptional(),
    })
    .default({})
    .describe('The choices of a video that the brand sets. An absent choice stays as it is.'),
})
export type BrandKit = z.output<typeof BrandKit>
