import { AUTOMATIC_LOOK, BOARD_LOOK, BOARD_THEMES, SCENE_LOOKS } from '@dayreel/catalogue'
import { chooseLook } from '@dayreel/storyboard'
import { createRestingPool } from '@dayreel/threads'
import type { FramesToDraw } from '../../render/draw-frames.ts'
import {
  planLookSample,
  SAMPLE_FRAMES,
  SAMPLE_RATE,
  type SampledScene,
  type SamplePorts,
  sampleSize,
  sampleStoryboard,
} from './plan-look-sample.ts'

/** A set of samples: the looks, or the board with each theme. */
export type LookSampleRequest = Omit<SampledScene, 'look'> & { of: 'looks' | 'themes' }

type LookSamples = {
  samples: {
    /** The id of the look or the theme. */
    id: string
    /** A WebP file with all frames below each other. */
    image: Uint8Array
  }[]
  /** The look that the automatic one would choose for the sentence. */
  automatic: string
  frames: number
  framesPerSecond: number
  /** Size of one frame in pixels. */
  width: number
  height: number
}

export type LookSampler = {
  /**
   * Draws a moving sample of each look. See `planLookSample`.
   *
   * @throws {StudioError} `invalid-storyboard` if a choice is invalid.
   */
  draw(request: LookSampleRequest, signal: AbortSignal): Promise<LookSamples>
  close(): Promise<void>
}

export function createLookSampler(ports: SamplePorts): LookSampler {
  const pool = createRestingPool(new URL('./look-sample-worker.ts', import.meta.url), { size: 1 })
  // A drawing takes less than a second, so none is aborted: the thread may be in the middle of a call of FFmpeg.
  const never = new AbortController().signal
  const running = new Set<Promise<unknown>>()
  const drawStrip = (toDraw: FramesToDraw): Promise<Uint8Array> => {
    const work = pool.run<Uint8Array>(toDraw, never).finally(() => running.delete(work))
    running.add(work)
    return work
  }
  return {
    async draw({ of, ...scene }, signal) {
      const storyboard = sampleStoryboard({ ...scene, look: AUTOMATIC_LOOK }, ports.reader)
      const samples = await Promise.all(
        choicesOf(of).map(async ({ id, ...choice }) => {
          return { id, image: await drawStrip(await planLookSample({ ...scene, ...choice }, ports, signal)) }
        }),
      )
      return {
        samples,
        automatic: chooseLook(storyboard, ports.boardArtist).look,
        frames: SAMPLE_FRAMES,
        framesPerSecond: SAMPLE_RATE,
        ...sampleSize(storyboard),
      }
    },
    async close() {
      await Promise.allSettled(running)
      await pool.close()
    },
  }
}

function choicesOf(
  of: LookSampleRequest['of'],
): (Pick<SampledScene, 'look'> & Partial<SampledScene> & { id: string })[] {
  if (of === 'looks') return SCENE_LOOKS.map(({ id }) => ({ id, look: id }))
  return BOARD_THEMES.map(({ id }) => ({ id, look: BOARD_LOOK, boardTheme: id }))
}
