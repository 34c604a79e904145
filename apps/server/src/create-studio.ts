import { createEmbeddedPorts } from '@dayreel/embedded'
import { createPictureRedrawer, makeVideo } from '@dayreel/studio'
import type { Studio } from '#services'

/** The studio's embedded steps. Their threads start when they are first needed and rest when they are not. */
export function createStudio({ frameScale = 1 }: { frameScale?: number } = {}): {
  studio: Studio
  close: () => Promise<void>
} {
  const ports = createEmbeddedPorts({ store: NO_STORE })
  const { writer, narrator, illustrator, score } = ports
  const pictures = createPictureRedrawer()
  return {
    studio: { writer, narrator, illustrator, score, frameScale, pictures, makeVideo },
    close: async () => void (await Promise.all([ports.close(), pictures.close()])),
  }
}

/** Each video has its own. */
const NO_STORE = { get: async () => undefined, put: async () => undefined }
