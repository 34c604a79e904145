import { windowAt } from './camera.ts'
import type { CaptionPainter } from '../caption/caption-painter.ts'
import type { CaptionDrawing, CreateCaptionPainter } from './captions.ts'
import type { Size } from './cover-crop.ts'
import { FramePainter, type FrameView, type FramePlanes, type StoredPicture } from './frame-painter.ts'
import { layerAt, type CameraTravel } from './layers/layer-motion.ts'
import type { FrameLayer, LayerPicture } from './layers/layer-painter.ts'
import { storedKey, type ChunkInputs, type ChunkView } from './timeline.ts'

/** A painter that draws the frames of one chunk after another. */
export type ChunkPainter = {
  /** Loads the caption painter in advance, so that the first chunk does not wait for it. */
  open(): Promise<void>
  /**
   * Begins a chunk.
   *
   * @param pictures the pictures of the chunk's views.
   * @param layers the pictures of the chunk's layers.
   */
  begin(inputs: ChunkInputs, pictures: readonly StoredPicture[], layers?: readonly LayerPicture[]): Promise<void>
  /** Draws a frame, counted from the start of the chunk, and overwrites all of `planes`. */
  paint(frame: number, planes: FramePlanes): void
}

/** @param drawing null for a video without captions. */
export function createChunkPainter(size: Size, drawing: CaptionDrawing | null): ChunkPainter {
  const frames = new FramePainter(size)
  let captions: CaptionPainter | undefined
  let chunk: ChunkInputs
  /** The caption that is currently loaded in `frames`. */
  let shown: string | null = null

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
      if (inputs.captions !== null) await open()
      frames.loadPictures(pictures)
      frames.loadLayers(layers)
    },
    paint(frame, planes) {
      showCaption(frame)
      const views = viewsAt(chunk, frame)
      frames.draw(planes, views, layersAt(chunk, frame, views))
    },
  }
}

function viewsAt({ views, frames }: ChunkInputs, frame: number): FrameView[] {
  return views.map((view, i) => {
    const time = (frame + 1) / (frames + 1)
    const cover = i === 0 ? 1 : time * time * (3 - 2 * time)
    return { picture: storedKey(view), window: windowAt(view.move, view.moveFrame + frame), cover }
  })
}

/** Returns the layers in front of each view, and those in front of everything. */
function layersAt(
  { layers = [], views, frames, size, encoder: { framesPerSecond } }: ChunkInputs,
  frame: number,
  shown: readonly FrameView[],
): FrameLayer[][] {
  return layers.map((group, i) => {
    const view = views[i]
    const travel = view && travelOf(view)
    // The layers of a scene fade in with its picture.
    const cover = shown[i]?.cover ?? 1
    return group
      .flatMap(
        (layer) => layerAt(layer, frame, { size, framesPerSecond, frames, ...(travel && { view: travel }) }) ?? [],
      )
      .map((layer) => ({ ...layer, opacity: layer.opacity * cover }))
  })
}

function travelOf({ move, moveFrame }: ChunkView): CameraTravel {
  const middle = windowAt(move, move.travelInFrames / 2)
  return (frame) => ({ window: windowAt(move, moveFrame + frame), middle })
}

async function openCaptions({ painterUrl, look }: CaptionDrawing, size: Size): Promise<CaptionPainter> {
  const module = (await import(painterUrl)) as { createCaptionPainter: CreateCaptionPainter }
  return module.createCaptionPainter(size, look)
}
