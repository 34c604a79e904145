import { createReader } from '@dayreel/embedded'
import { choosePorts } from '@dayreel/providers/base'
import { createScore, createSoundKeeper, makeVideo } from '@dayreel/studio'
import { createCaptionSampler, createPictureRedrawer } from '@dayreel/studio/planning'
import type { Config } from '#config'
import { keepSound } from '#media/keep-sound.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import type { WorkerServices } from './services.ts'
import { type EngineOptions, enginesOf, siteOffers } from './engines.ts'

/** Creates the services that only a worker has. Threads start with their first task and are idle between tasks. */
export async function createStudio(
  { frameScale = 1, models }: Partial<Pick<Config, 'frameScale' | 'models'>> = {},
  { storage, ...options }: EngineOptions & { storage: FileStorage },
): Promise<{
  steps: Pick<WorkerServices, 'studio' | 'pictures' | 'captionSampler' | 'keepSound'>
  close: () => Promise<void>
}> {
  const { close: closePorts, ...ports } = await choosePorts(enginesOf(models, options))
  const score = createScore()
  const pictures = createPictureRedrawer()
  const captionSampler = createCaptionSampler()
  const sounds = createSoundKeeper()
  const studio = { ...ports, offers: siteOffers(models), reader: createReader(), score, frameScale, makeVideo }
  return {
    steps: {
      studio,
      pictures,
      captionSampler,
      keepSound: (file) => keepSound(storage, sounds, file),
    },
    close: async () => {
      await Promise.all([closePorts(), score.close(), pictures.close(), captionSampler.close(), sounds.close()])
    },
  }
}
