import { createReader } from '@dayreel/embedded'
import { choosePorts } from '@dayreel/providers/base'
import { createScore, makeVideo } from '@dayreel/studio'
import { createPictureRedrawer } from '@dayreel/studio/planning'
import type { Config } from '#config'
import type { WorkerServices } from './services.ts'
import { type EngineOptions, enginesOf, siteOffers } from './engines.ts'

/** Creates the services that only a worker has. Threads start with their first task and are idle between tasks. */
export async function createStudio(
  { frameScale = 1, models }: Partial<Pick<Config, 'frameScale' | 'models'>> = {},
  options: EngineOptions = {},
): Promise<{
  steps: Pick<WorkerServices, 'studio' | 'pictures'>
  close: () => Promise<void>
}> {
  const { close: closePorts, ...ports } = await choosePorts(enginesOf(models, options))
  const score = createScore()
  const pictures = createPictureRedrawer()
  const studio = { ...ports, offers: siteOffers(models), reader: createReader(), score, frameScale, makeVideo }
  return {
    steps: {
      studio,
      pictures,
    },
    close: async () => void (await Promise.all([closePorts(), score.close(), pictures.close()])),
  }
}
