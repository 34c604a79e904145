import { createBoardArtist, createPlayArtist } from '@dayreel/cast'
import { createIllustrator } from '@dayreel/painter'
import type { SamplePorts } from '@dayreel/studio'
import { createReader } from '@dayreel/writer'

/**
 * Creates the engines that draw samples of looks. Each has one thread, because starting a thread takes longer than
 * drawing a sample.
 */
export function createSamplePorts(): Required<SamplePorts> & { close(): Promise<void> } {
  const illustrator = createIllustrator({ threads: 1 })
  const boardArtist = createBoardArtist({ threads: 1 })
  const playArtist = createPlayArtist({ threads: 1 })
  return {
    reader: createReader(),
    illustrators: [illustrator],
    boardArtist,
    playArtist,
    async close() {
      await Promise.all([illustrator, boardArtist, playArtist].map((port) => port.close()))
    },
  }
}
