import { createIllustrator } from '@dayreel/painter'
import { createNarrator, createScore } from '@dayreel/studio'
import type { Ports, StepStore } from '@dayreel/storyboard'
import { createReader, createWriter } from '@dayreel/writer'

/**
 * Every step's embedded default: no key, no network, nothing outside this process.
 *
 * @returns ports that one or many videos may use, one after the other or at once; `close` ends their threads.
 */
export function createEmbeddedPorts({ store }: { store: StepStore }): Ports & { close(): Promise<void> } {
  const narrator = createNarrator()
  const illustrator = createIllustrator()
  const score = createScore()
  return {
    writer: createWriter(),
    reader: createReader(),
    narrator,
    illustrator,
    score,
    store,
    async close() {
      await Promise.all([narrator.close(), illustrator.close(), score.close()])
    },
  }
}
