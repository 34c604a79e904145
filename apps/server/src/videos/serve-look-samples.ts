import { api, CATALOGUE_OFFERS } from '@dayreel/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { refuseUnoffered } from './refuse-unoffered.ts'
import { createSampleQueue } from './sample-queue.ts'

/** Serves moving samples of the looks and of the board themes. */
export function serveLookSamples(app: FastifyInstance, { drawLookSamples }: Pick<Services, 'drawLookSamples'>): void {
  const queue = createSampleQueue(drawLookSamples)

  serve(app, api.drawLookSamples, async ({ body: { samplesOf: of, sampleSentence: sentence, ...scene }, reply }) => {
    const { style, format, boardTheme } = scene
    refuseUnoffered({ style, format, boardTheme }, CATALOGUE_OFFERS, (option) => option)
    return queue.draw({ of, sentence, ...scene }, untilGone(reply))
  })
}

/** Returns a signal that aborts if the caller leaves before the response is sent. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort()
  })
  if (raw.destroyed) gone.abort() // The caller left earlier, so no `close` event will follow.
  return gone.signal
}
