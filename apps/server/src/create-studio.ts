import { createEmbeddedPorts } from '@dayreel/embedded'
import { createPlanner, makeVideo } from '@dayreel/studio'
import { createPictureRedrawer } from '@dayreel/studio/planning'
import type { SharedServices, WorkerServices } from '#services'

/** What a worker has besides what all share. Threads start when they are first needed and rest when they are not. */
export function createStudio({ frameScale = 1 }: { frameScale?: number } = {}): {
  steps: Omit<WorkerServices, keyof SharedServices>
  close: () => Promise<void>
} {
  const ports = createEmbeddedPorts({ store: NO_STORE })
  const { writer, reader, narrator, illustrator, score } = ports
  const pictures = createPictureRedrawer()
  const studio = { writer, reader, narrator, illustrator, score, frameScale, makeVideo }
  return {
    steps: { studio, narrator, pictures, planner: createPlanner(studio) },
    close: async () => void (await Promise.all([ports.close(), pictures.close()])),
  }
}

/** Each video has its own. */
const NO_STORE = { get: async () => undefined, put: async () => undefined }
