import { createBoardArtist, createPlayArtist } from '@dayreel/cast'
import { createIconNames } from '@dayreel/cast/planning'
import { createIllustrator } from '@dayreel/painter'
import { createNarrator, createScore } from '@dayreel/studio'
import { offersOf } from '@dayreel/storyboard/schema'
import type { Ports, StepStore } from '@dayreel/storyboard'
import { BUILT_IN_ENGINES } from './engines.ts'
import { createReader, createWriter } from '@dayreel/writer'

/**
 * Creates the built-in implementation of every step. It needs no key, no network and no other process.
 *
 * @returns ports for any number of videos, which may be made concurrently. `close` ends the worker threads.
 */
export function createEmbeddedPorts({ store }: { store: StepStore }): Ports & { close(): Promise<void> } {
  const writer = createWriter()
  const narrator = createNarrator()
  const illustrator = createIllustrator()
  const boardArtist = createBoardArtist()
  const playArtist = createPlayArtist()
  const score = createScore()
  return {
    writers: [writer],
    reader: createReader(),
    narrators: [narrator],
    illustrators: [illustrator],
    boardArtist,
    playArtist,
    iconNames: createIconNames(),
    score,
    offers: offersOf(BUILT_IN_ENGINES),
    store,
    async close() {
      await Promise.all([writer, narrator, illustrator, boardArtist, playArtist, score].map((port) => port.close()))
    },
  }
}
