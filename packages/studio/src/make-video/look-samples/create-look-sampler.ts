import { AUTOMATIC_LOOK, BOARD_LOOK, BOARD_THEMES, SCENE_LOOKS } from '@dayreel/catalogue'
import { chooseLook } from '@dayreel/storyboard'
import { createStoppablePool } from '../../lib/stoppable-pool.ts'
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
  const pool = createStoppablePool(new URL('./look-sample-worker.ts', import.meta.url))
  return {
    async draw({ of, ...scene }, signal) {
      const storyboard = sampleStoryboard({ ...scene, look: AUTOMATIC_LOOK }, ports.reader)
      const samples = await Promise.all(
        choicesOf(of).map(async ({ id, ...choice }) => {
          return { id, image: await pool.run<Uint8Array>(await planLookSample({ ...scene, ...choice }, ports, signal)) }
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
    close: () => pool.close(),
  }
}

function choicesOf(
  of: LookSampleRequest['of'],
): (Pick<SampledScene, 'look'> & Partial<SampledScene> & { id: string })[] {
  if (of === 'looks') return SCENE_LOOKS.map(({ id }) => ({ id, look: id }))
  return BOARD_THEMES.map(({ id }) => ({ id, look: BOARD_LOOK, boardTheme: id }))
}
