import { createBoardArtist, createPlayArtist, createReader, createSamplePorts } from '@dayreel/embedded'
import { createIconNames, createIconPainter } from '@dayreel/embedded/planning'
import { choosePorts } from '@dayreel/providers/base'
import {
  createBrandPreviewer,
  createClipKeeper,
  createLookSampler,
  createScore,
  createSoundKeeper,
  makeVideo,
  previewBoard,
} from '@dayreel/studio'
import { createCaptionSampler, createPictureRedrawer } from '@dayreel/studio/planning'
import { drawBrandPreview } from '#brands/preview-brand.ts'
import { drawLookSamples } from '#videos/draw-look-samples.ts'
import { drawBoardPreview } from '#videos/preview-board.ts'
import type { Config } from '#config'
import { findDeviations } from '#media/find-deviations.ts'
import { decodeFile } from '#media/decode-file.ts'
import { loadFinisher } from './create-speakers.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import type { WorkerServices } from './services.ts'
import { type EngineOptions, enginesOf, siteOffers } from './engines.ts'

/** Creates the services that only a worker has. Threads start with their first task and are idle between tasks. */
export async function createStudio(
  { frameScale = 1, models }: Partial<Pick<Config, 'frameScale' | 'models'>> = {},
  { storage, ...options }: EngineOptions & { storage: FileStorage },
): Promise<{
  steps: Pick<
    WorkerServices,
    | 'studio'
    | 'pictures'
    | 'captionSampler'
    | 'iconPainter'
    | 'previewBoard'
    | 'drawLookSamples'
    | 'decodeFile'
    | 'previewBrand'
    | 'findDeviations'
  >
  close: () => Promise<void>
}> {
  const { close: closePorts, ...ports } = await choosePorts(enginesOf(models, options))
  const score = createScore()
  const boardArtist = createBoardArtist()
  const playArtist = createPlayArtist()
  const pictures = createPictureRedrawer()
  const captionSampler = createCaptionSampler()
  const iconPainter = createIconPainter()
  const sounds = createSoundKeeper()
  const clips = createClipKeeper()
  const previewer = createBrandPreviewer()
  const samplePorts = createSamplePorts()
  const lookSampler = createLookSampler(samplePorts)
  const studio = {
    ...ports,
    offers: siteOffers(models),
    reader: createReader(),
    boardArtist,
    playArtist,
    iconNames: createIconNames(),
    score,
    frameScale,
    makeVideo,
  }
  return {
    steps: {
      studio,
      pictures,
      captionSampler,
      iconPainter,
      decodeFile: (file) => decodeFile(storage, { sounds, clips }, file),
      previewBoard: (preview) => drawBoardPreview(storage, studio, previewBoard, preview),
      drawLookSamples: (request) => drawLookSamples(lookSampler, request),
      previewBrand: (preview) => drawBrandPreview(storage, ports, previewer, preview),
      findDeviations: (recording, text) => findDeviations(storage, loadFinisher(), recording, text),
    },
    close: async () => {
      const artists = [
        boardArtist,
        playArtist,
        pictures,
        captionSampler,
        iconPainter,
        previewer,
        lookSampler,
        samplePorts,
      ]
      await Promise.all([closePorts(), ...[score, sounds, clips, ...artists].map((each) => each.close())])
    },
  }
}
