import type { LookSamples } from '@dayreel/contract'
import type { LookSampler, LookSampleRequest } from '@dayreel/studio/planning'

/** The time limit of a drawing, after which its caller no longer waits. Drawing is slow while videos are being made. */
const TIMEOUT_MS = 60_000

/** Draws moving samples of the looks. Only a worker does this. */
export async function drawLookSamples(sampler: LookSampler, request: LookSampleRequest): Promise<LookSamples> {
  const { samples, ...shape } = await sampler.draw(request, AbortSignal.timeout(TIMEOUT_MS))
  return {
    samples: samples.map(({ id, image }) => ({
      id,
      image: `data:image/webp;base64,${Buffer.from(image).toString('base64')}`,
    })),
    ...shape,
  }
}
