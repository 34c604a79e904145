import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'

/** Serves moving samples of the caption styles. */
export function serveCaptionSamples(app: FastifyInstance, { captionSampler }: Services): void {
  serve(app, api.drawCaptionSamples, async ({ body: { sampleWords, ...choices } }) => {
    const { samples, ...shape } = await captionSampler.draw({ words: sampleWords, ...choices })
    return {
      samples: samples.map(({ captionStyle, image }) => ({
        captionStyle,
        image: `data:image/webp;base64,${Buffer.from(image).toString('base64')}`,
      })),
      ...shape,
    }
  })
}
