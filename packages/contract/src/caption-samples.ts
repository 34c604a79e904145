import { CHOICES, line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const MAX_SAMPLE_CHARACTERS = 120

const CaptionSamples = z
  .object({
    samples: z.array(
      z.object({
        captionStyle: z.string(),
        image: z.string().describe('A data URL of a WebP file with all frames below each other.'),
      }),
    ),
    frames: z.int(),
    framesPerSecond: z.int(),
    width: z.int().describe('The width of one frame in pixels.'),
    height: z.int(),
  })
  .meta({ id: 'CaptionSamples' })
export type CaptionSamples = z.infer<typeof CaptionSamples>

export const captionSamples = {
  drawCaptionSamples: endpoint({
    method: 'POST',
    path: '/api/caption-samples',
    summary: 'A moving sample of each caption style, with the first of some words',
    tag: 'Videos',
    access: 'account',
    body: z.object({
      sampleWords: line(MAX_SAMPLE_CHARACTERS, 'the words of the samples').min(1, 'Enter a word for the samples.'),
      language: z.string().regex(/^[a-z]{2,3}$/, 'Choose the language of the words.'),
      captionSize: CHOICES.captionSize,
      captionWords: CHOICES.captionWords,
      captionColor: CHOICES.captionColor,
      captionLitColor: CHOICES.captionLitColor,
    }),
    answer: CaptionSamples,
    limit: { points: 60, seconds: 60 },
  }),
}
