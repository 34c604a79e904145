import { workerData } from 'node:worker_threads'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { StudioError } from '@dayreel/storyboard/base'
import { serveTasks } from '@dayreel/threads'
import type { CaptionDrawing } from './captions.ts'
import { createChunkPainter } from './chunk-painter.ts'
import type { StoredClip } from './clip-reader.ts'
import type { Crop, Size } from './cover-crop.ts'
import { decodePicture } from './decode-picture.ts'
import { encodeChunk, FrameBuffer } from './encode-chunk.ts'
import { encodeSound, type EncodedSound } from './encode-sound.ts'
import type { StoredPicture } from './frame-painter.ts'
import { decodeLayer } from './layers/decode-layer.ts'
import type { LayerPicture } from './layers/layer-painter.ts'
import type { ChunkInputs } from './timeline.ts'

export type RenderWorkerSettings = {
  size: Size
  /** How captions are drawn. Null for a video without captions. */
  captions: CaptionDrawing | null
  /** A 32-bit number that is 0 until the render stops. */
  stop: SharedArrayBuffer
}

export type RenderTask =
  /** Completes when the thread has loaded everything that it needs. */
  | { kind: 'ready' }
  | { kind: 'picture'; bytes: Uint8Array; crop: Crop; into: SharedArrayBuffer }
  | { kind: 'layer'; bytes: Uint8Array; size: Size; into: SharedArrayBuffer }
  | { kind: 'chunk'; inputs: ChunkInputs; pictures: (StoredPicture | StoredClip)[]; layers: LayerPicture[] }
  | { kind: 'sound'; sound: Float32Array<ArrayBuffer> }

/** The result of a task: the stored size of a picture, the packed bytes of a chunk, or the encoded sound. */
export type RenderResult = void | Size | Uint8Array<ArrayBuffer> | EncodedSound

const { size, captions, stop } = workerData as RenderWorkerSettings
const stopFlag = new Int32Array(stop)
Log.setLevel(AV_LOG_ERROR)
const painter = createChunkPainter(size, captions)
const buffer = new FrameBuffer(size)

serveTasks<RenderTask, RenderResult>(
  (task) => {
    if (task.kind === 'ready') return painter.open()
    if (task.kind === 'picture') return decodePicture(task.bytes, task.crop, size, new Uint8Array(task.into))
    if (task.kind === 'layer') return decodeLayer(task.bytes, task.size, new Uint8Array(task.into))
    if (task.kind === 'sound') return encodeAndFree(task.sound)
    return renderChunk(task)
  },
  (result) => (result instanceof Uint8Array ? [result.buffer] : []),
)

/**
 * Encodes the sound and frees its memory. A minute takes 23 MB, which would otherwise stay until the next garbage
 * collection.
 */
function encodeAndFree(sound: Float32Array<ArrayBuffer>): EncodedSound {
  const encoded = encodeSound(sound, throwIfStopped)
  sound.buffer.transfer(0)
  return encoded
}

async function renderChunk({
  inputs,
  pictures,
  layers,
}: RenderTask & { kind: 'chunk' }): Promise<Uint8Array<ArrayBuffer>> {
  await painter.begin(inputs, pictures, layers)
  return encodeChunk(inputs.encoder, size, inputs.frames, (frame) => {
    throwIfStopped()
    painter.paint(frame, buffer.planes)
    return buffer
  })
}

/**
 * Throws if the render was stopped. Ending a thread inside a call of node-av would crash the whole process, so the
 * thread checks a stop flag between two frames instead.
 */
function throwIfStopped(): void {
  if (Atomics.load(stopFlag, 0) !== 0) throw new StudioError('step-failed', 'The render was stopped.')
}
