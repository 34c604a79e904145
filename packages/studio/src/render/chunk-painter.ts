import { windowAt } from './camera.ts'
import type { CaptionPainter } from '../caption/caption-painter.ts'
import type { CaptionDrawing, CreateCaptionPainter } from './captions.ts'
import type { Size } from './cover-crop.ts'
import { FramePainter, type FrameLayer, type FramePlanes, type StoredPicture } from './frame-painter.ts'
import { storedKey, type ChunkInputs } from './timeline.ts'

/** A painter that draws the frames of one chunk after another. */
export type ChunkPainter = {
  /** Loads the caption painter in advance, so that the first chunk does not wait for it. */
  open(): Promise<void>
  /**
   * Begins a chunk.
   *
   * @param pictures the pictures of the chunk's layers.
   */
  begin(inputs: ChunkInputs, pictures: readonly StoredPicture[]): Promise<void>
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
    frames.loadPatch(state && captions ? captions.draw(state.page, state.lit, state.part) : null)
    shown = wanted
  }

  const open = async (): Promise<void> => {
    if (drawing !== null) captions ??= await openCaptions(drawing, size)
  }
  return {
    open,
    async begin(inputs, pictures) {
      chunk = inputs
      if (inputs.captions !== null) await open()
      frames.loadPictures(pictures)
    },
    paint(frame, planes) {
      showCaption(frame)
      frames.draw(planes, layersAt(chunk, frame))
    },
  }
}

function layersAt({ layers, frames }: ChunkInputs, frame: number): FrameLayer[] {
  return layers.map((layer, i) => {
    const time = (frame + 1) / (frames + 1)
    const cover = i === 0 ? 1 : time * time * (3 - 2 * time)
    return { picture: storedKey(layer), window: windowAt(layer.move, layer.moveFrame + frame), cover }
  })
}

async function openCaptions({ painterUrl, look }: CaptionDrawing, size: Size): Promise<CaptionPainter> {
  const module = (await import(painterUrl)) as { createCaptionPainter: CreateCaptionPainter }
  return module.createCaptionPainter(size, look)
}
