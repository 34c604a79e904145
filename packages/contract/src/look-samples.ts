import { CHOICES, line } from '@dayreel/storyboard/schema'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const MAX_SAMPLE_SENTENCE_CHARACTERS = 300

export const LookSamples = z
  .object({
    samples: z.array(
      z.object({
        id: z.string().describe('The id of the look or of the board theme.'),
        image: z.string().describe('A data URL of a WebP file with all frames below each other.'),
      }),
    ),
    automatic: z.string().describe('The look that `automatic` would choose for a video with this sentence.'),
    frames: z.int(),
    framesPerSecond: z.int(),
    width: z.int().describe('The width of one frame in pixels.'),
    height: z.int(),
  })
  .meta({ id: 'LookSamples' })
export type LookSamples = z.infer<typeof LookSamples>

export const lookSamples = {
  drawLookSamples: endpoint({
    method: 'POST',
    path: '/api/look-samples',
    summary: 'A moving sample of each look, or of a board with each theme, that shows a sentence',
    tag: 'Videos',
    access: 'account',
    body: z.object({
      samplesOf: z.enum(['looks', 'themes'], 'Ask for samples of looks or of themes.'),
      sampleSentence: line(MAX_SAMPLE_SENTENCE_CHARACTERS, 'the sentence of the samples').min(
        1,
        'Enter a sentence for the samples.',
      ),
      language: z.string().regex(/^[a-z]{2,3}$/, 'Choose the language of the sentence.'),
      style: CHOICES.style,
      format: CHOICES.format,
      boardTheme: CHOICES.boardTheme,
    }),
    answer: LookSamples,
    errors: ['unacceptable', 'unavailable'],
    limit: { points: 60, seconds: 60 },
  }),
}
