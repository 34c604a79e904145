import { createReader } from '@dayreel/embedded'
import { choosePorts } from '@dayreel/providers/base'
import { createPlanner, createScore, makeVideo } from '@dayreel/studio'
import { createPictureRedrawer } from '@dayreel/studio/planning'
import type { Config } from '#config'
import { testLanguageModel } from '#costs/test-language-model.ts'
import type { Log } from '#log/create-log.ts'
import type { SharedServices, WorkerServices } from './services.ts'
import { enginesOf } from './engines.ts'

type StudioOptions = {
  log?: Log
  /** Measures and caches model calls that belong to no video. */
  asked?: Parameters<typeof createPlanner>[1]
  /** Counts a failure of a language model. */
  onFault?: (fault: { source: string; kind: string }) => Promise<void>
}

/** Creates the services that only a worker has. Threads start with their first task and are idle between tasks. */
export async function createStudio(
  { frameScale = 1, models }: Partial<Pick<Config, 'frameScale' | 'models'>> = {},
  { asked, ...options }: StudioOptions = {},
): Promise<{
  steps: Omit<WorkerServices, keyof SharedServices>
  close: () => Promise<void>
}> {
  const { close: closePorts, ...ports } = await choosePorts(enginesOf(models, options))
  const score = createScore()
  const pictures = createPictureRedrawer()
  const studio = { ...ports, reader: createReader(), score, frameScale, makeVideo }
  return {
    steps: {
      studio,
      narrators: ports.narrators,
      pictures,
      planner: createPlanner(studio, asked),
      probe: () => testLanguageModel(models),
    },
    close: async () => void (await Promise.all([closePorts(), score.close(), pictures.close()])),
  }
}
