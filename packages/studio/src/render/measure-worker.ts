import { workerData } from 'node:worker_threads'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { serveTasks } from '@dayreel/threads'
import { createChunkPainter } from './chunk-painter.ts'
import { decodePicture } from './decode-picture.ts'
import { encodeChunk, FrameBuffer } from './encode-chunk.ts'
import type { StoredPicture } from './frame-painter.ts'
import { largestPicture } from './picture-planes.ts'
import type { RenderWorkerSettings } from './render-worker.ts'
import { storedKey, type ChunkInputs } from './timeline.ts'

/** Encodes one chunk of a render alone, after drawing its frames. `pictures` are whole files, one per view. */
export type EncodeTask = { inputs: ChunkInputs; pictures: Uint8Array[] }
export type EncodeTimes = { seconds: number; cpuSeconds: number }

const { size, captions } = workerData as RenderWorkerSettings
Log.setLevel(AV_LOG_ERROR)
const painter = createChunkPainter(size, captions)
const buffers: FrameBuffer[] = []

serveTasks<EncodeTask, EncodeTimes>(async ({ inputs, pictures }) => {
  const stored = pictures.map((file, i): StoredPicture => {
    const view = inputs.views[i]!
    const bytes = new Uint8Array(largestPicture(size))
    return { key: storedKey(view), ...decodePicture(file, view.crop, size, bytes), bytes }
  })
  await painter.begin(inputs, stored)
  for (let frame = 0; frame < inputs.frames; frame++) {
    const buffer = (buffers[frame] ??= new FrameBuffer(size))
    painter.paint(frame, buffer.planes)
  }
  const cpu = process.threadCpuUsage()
  const started = performance.now()
  encodeChunk(inputs.encoder, size, inputs.frames, (frame) => buffers[frame]!)
  const { user, system } = process.threadCpuUsage(cpu)
  return { seconds: (performance.now() - started) / 1e3, cpuSeconds: (user + system) / 1e6 }
})
