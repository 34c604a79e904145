import { workerData } from 'node:worker_threads'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { serveTasks } from '../lib/worker-pool.ts'
import { windowAt } from './camera.ts'
import type { CaptionPainter, CreateCaptionPainter } from './captions.ts'
import type { Crop, Size } from './cover-crop.ts'
import { decodePicture } from './decode-picture.ts'
import { encodeChunk, FrameBuffer } from './encode-chunk.ts'
import { encodeSound, type EncodedSound } from './encode-sound.ts'
import { FramePainter, type FrameLayer, type StoredPicture } from './frame-painter.ts'
import type { ChunkInputs } from './timeline.ts'

export type RenderWorkerSettings = { size: Size; painterUrl: string | null }

export type RenderTask =
  | { kind: 'picture'; bytes: Uint8Array; crop: Crop; into: SharedArrayBuffer }
  | { kind: 'chunk'; inputs: ChunkInputs; pictures: StoredPicture[] }
  | { kind: 'sound'; sound: Float32Array }

/** For a picture its stored size, for a chunk its packed bytes. */
export type RenderResult = Size | Uint8Array<ArrayBuffer> | EncodedSound

const { size, painterUrl } = workerData as RenderWorkerSettings
Log.setLevel(AV_LOG_ERROR)
const frames = new FramePainter(size)
const buffer = new FrameBuffer(size)
let captions: CaptionPainter | undefined
/** The caption that `frames` holds now. */
let shownCaption: string | null = null

serveTasks<RenderTask, RenderResult>(
  (task) => {
    switch (task.kind) {
      case 'picture':
        return decodePicture(task.bytes, task.crop, size, new Uint8Array(task.into))
      case 'sound':
        return encodeSound(task.sound)
      case 'chunk':
        return renderChunk(task.inputs, task.pictures)
    }
  },
  (result) => (result instanceof Uint8Array ? [result.buffer] : []),
)

async function renderChunk(inputs: ChunkInputs, pictures: StoredPicture[]): Promise<Uint8Array<ArrayBuffer>> {
  captions ??= await openCaptions()
  frames.loadPictures(pictures)
  return encodeChunk(inputs.encoder, size, inputs.frames, buffer, (frame) => {
    showCaption(inputs, frame)
    frames.draw(buffer.planes, layersAt(inputs, frame))
  })
}

function layersAt({ layers, frames }: ChunkInputs, frame: number): FrameLayer[] {
  return layers.map(({ picture, move, moveFrame }, i) => {
    const time = (frame + 1) / (frames + 1)
    const cover = i === 0 ? 1 : time * time * (3 - 2 * time)
    return { picture, window: windowAt(move, moveFrame + frame), cover }
  })
}

function showCaption({ captions: captioned }: ChunkInputs, frame: number): void {
  const state = captioned?.states.find(({ from, to }) => from <= frame && frame < to)
  const wanted = state ? JSON.stringify([state.page, state.lit]) : null
  if (wanted === shownCaption) return
  frames.loadPatch(state ? captions!.draw(state.page, state.lit) : null)
  shownCaption = wanted
}

async function openCaptions(): Promise<CaptionPainter> {
  if (painterUrl === null) return { draw: () => null }
  const module = (await import(painterUrl)) as { createCaptionPainter: CreateCaptionPainter }
  return module.createCaptionPainter(size)
}
