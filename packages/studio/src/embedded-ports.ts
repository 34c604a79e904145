import { createIllustrator } from './illustrate/illustrator.ts'
import { createNarrator } from './narrate/create-narrator.ts'
import type { Ports } from './ports.ts'
import { createScore } from './score/score.ts'
import type { StepStore } from './step-store.ts'
import { createWriter } from './write/write-storyboard.ts'

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
    narrator,
    illustrator,
    score,
    store,
    async close() {
      await Promise.all([narrator.close(), illustrator.close(), score.close()])
    },
  }
}
