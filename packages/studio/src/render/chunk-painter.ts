import { windowAt } from './camera.ts'
import { clipFrameAt } from './clip-play.ts'
import { openClipReader, type ClipReader, type StoredClip } from './clip-reader.ts'
import type { CaptionPainter } from '../caption/caption-painter.ts'
import type { CaptionDrawing, CreateCaptionPainter } from './captions.ts'
import type { Size } from './cover-crop.ts'
import { FramePainter, type FrameView, type FramePlanes, type StoredPicture } from './frame-painter.ts'
import { layerAt, type CameraTravel } from './layers/layer-motion.ts'
import type { FrameLayer, LayerPicture } from './layers/layer-painter.ts'
import { flashLayer, stagedLayer, stageTransition, STILL, WHITE, zoomedWindow, type Staging } from './transition.ts'
import type { ChunkInputs, ChunkView } from './timeline.ts'

/** A painter that draws the frames of one chunk after another. */
export type ChunkPainter = {
  /** Loads the caption painter in advance, so that the first chunk does not wait for it. */
  open(): Promise<void>
  /**
   * Begins a chunk.
   *
   * @param pictures the pictures or clips of the chunk's views.
   * @param layers the pictures of the chunk's layers.
   */
  begin(
    inputs: ChunkInputs,
    pictures: readonly (StoredPicture | StoredClip)[],
    layers?: readonly LayerPicture[],
  ): Promise<void>
  /** Draws a frame, counted from the start of the chunk, and overwrites all of `planes`. */
  paint(frame: number, planes: FramePlanes): void
}

/** @param drawing null for a video without captions. */
export function createChunkPainter(size: Size, drawing: CaptionDrawing | null): ChunkPainter {
  const frames = new FramePainter(size)
  let captions: CaptionPainter | undefined
  let chunk: ChunkInputs
  /** The pictures of the chunk's views. For a clip, a reader of its frames. */
  let sources: (StoredPicture | ClipReader)[] = []
  /** The caption that is currently loaded in `frames`. */
  let shown: string | null = null
  /** The frame that was drawn last in this chunk. */
  let drawn: { as: string; planes: FramePlanes } | undefined

  const showCaption = (frame: number): void => {
    const state = chunk.captions?.states.find(({ from, to }) => from <= frame && frame < to)
    const wanted = state ? JSON.stringify([state.page, state.lit, state.part]) : null
    if (wanted === shown) return
    frames.loadCaption(state && captions ? captions.draw(state.page, state.lit, state.part) : null)
    shown = wanted
  }

  const open = async (): Promise<void> => {
    if (drawing !== null) captions ??= await openCaptions(drawing, size)
  }
  return {
    open,
    async begin(inputs, pictures, layers = []) {
      chunk = inputs
      drawn = undefined
      if (inputs.captions !== null) await open()
      for (const source of sources) if ('read' in source) source[Symbol.dispose]()
      sources = pictures.map((picture, i) =>
        'cut' in picture ? openClipReader(picture, inputs.views[i]!.crop, size) : picture,
      )
      frames.loadLayers(inputs.transition === 'flash' ? [...layers, WHITE] : layers)
    },
    paint(frame, planes) {
      showCaption(frame)
      const stagings = stagingsAt(chunk, frame)
      const shownPictures = sources.map((source, i) => pictureAt(source, chunk.views[i]!, chunk.encoder, frame))
      frames.loadPictures(shownPictures)
      const views = chunk.views.map((view, i): FrameView => {
        const { zoom, cover, down } = stagings[i]!
        return {
          picture: shownPictures[i]!.key,
          window: zoomedWindow(windowAt(view.move, view.moveFrame + frame), zoom),
          cover,
          down,
        }
      })
      const layers = layersAt(chunk, frame, stagings)
      // Stepped motion shows the same frame two or three times.
      const as = JSON.stringify([views, layers, shown])
      if (drawn?.as === as && drawn.planes === planes) return
      frames.draw(planes, views, layers)
      drawn = { as, planes }
    },
  }
}

/** Returns the picture of a view at a frame of the chunk. */
function pictureAt(
  source: StoredPicture | ClipReader,
  { clip, moveFrame }: ChunkView,
  { framesPerSecond }: ChunkInputs['encoder'],
  frame: number,
): StoredPicture {
  if (!('read' in source)) return source
  return source.read(clipFrameAt(clip!, moveFrame + frame, framesPerSecond))
}

/** Returns the completed part of a chunk's transition. The first and the last frame already show a part of it. */
function partAt({ frames }: ChunkInputs, frame: number): number {
  return (frame + 1) / (frames + 1)
}

function stagingsAt(chunk: ChunkInputs, frame: number): Staging[] {
  if (chunk.views.length === 1) return [STILL]
  return stageTransition(chunk.transition ?? 'fade', partAt(chunk, frame), chunk.size)
}

/** Returns the layers in front of each view, and those in front of everything. */
function layersAt(chunk: ChunkInputs, frame: number, stagings: readonly Staging[]): FrameLayer[][] {
  const { views, frames, size, transition } = chunk
  const { framesPerSecond } = chunk.encoder
  const groups = chunk.layers ?? [...views.map(() => []), []]
  const shown = groups.map((group, i) => {
    const [view, staging] = [views[i], stagings[i] ?? STILL]
    const travel = view && travelOf(view)
    return group
      .flatMap(
        (layer) => layerAt(layer, frame, { size, framesPerSecond, frames, ...(travel && { view: travel }) }) ?? [],
      )
      .map((layer) => stagedLayer(layer, staging, size))
  })
  // The flash covers the pictures, but not the captions or the layers of the whole video.
  if (transition === 'flash') shown.at(-1)!.unshift(flashLayer(partAt(chunk, frame), size))
  return shown
}

const WHOLE = { left: 0, top: 0, width: 1, height: 1 }

function travelOf({ move, moveFrame }: ChunkView): CameraTravel {
  const isFlat = move.flatHold !== undefined
  const middle = isFlat ? WHOLE : windowAt(move, move.travelInFrames / 2)
  return (frame) => ({ window: windowAt(move, moveFrame + frame), middle, isFlat })
}

async function openCaptions({ painterUrl, look }: CaptionDrawing, size: Size): Promise<CaptionPainter> {
  const module = (await import(painterUrl)) as { createCaptionPainter: CreateCaptionPainter }
  return module.createCaptionPainter(size, look)
}
