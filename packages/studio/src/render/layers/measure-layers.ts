import { createCanvas } from '@napi-rs/canvas'
import { DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { createRandom } from '@dayreel/storyboard/base'
import { createChunkPainter } from '../chunk-painter.ts'
import type { Size } from '../cover-crop.ts'
import { decodePicture } from '../decode-picture.ts'
import { FrameBuffer } from '../encode-chunk.ts'
import { encoderSettings } from '../encoder-settings.ts'
import { largestPicture } from '../picture-planes.ts'
import { paintTestPicture, testScenes } from '../render-fixtures.ts'
import { layerPictures, planTimeline, storedKey } from '../timeline.ts'
import { decodeLayer, layerBytes } from './decode-layer.ts'
import type { TimedLayer } from './plan-layers.ts'

const SECONDS = 3
/** The longer side of each layer, as a fraction of the frame's shorter side. */
const LAYER_SIZE = 0.25
const LAYER_PIXELS = 400

/**
 * Measures how long drawing a frame takes with some layers in front of the picture. Each layer enters, is turned, and
 * moves with the camera.
 *
 * @returns milliseconds of processor time per frame.
 */
export async function measureLayers(count: number, size: Size, rounds = 4): Promise<number> {
  const random = createRandom(`layers ${count}`)
  const moves = ['pop', 'slap', 'left', 'below', 'fade'] as const
  const file = paintLayer()
  const layers = Array.from({ length: count }, (_, i): TimedLayer => ({
    picture: { key: 'sticker', width: LAYER_PIXELS, height: LAYER_PIXELS },
    place: { x: 0.15 + 0.7 * random(), y: 0.15 + 0.7 * random(), size: LAYER_SIZE, turn: 30 * random() - 15 },
    opacity: 1,
    depth: 0.2 + 0.8 * random(),
    enter: { move: moves[i % moves.length]!, seconds: (SECONDS * i) / (2 * count) },
  }))
  const picture = paintTestPicture(1, size.width, size.height)
  const scenes = testScenes([SECONDS], size, () => picture).map((scene) => ({ ...scene, captions: [], layers }))
  const encoder = encoderSettings(size, DEFAULT_FRAME_RATE)
  const { chunks } = planTimeline(scenes, size, encoder, null)
  const painter = createChunkPainter(size, null)
  const buffer = new FrameBuffer(size)
  const stored = new Uint8Array(largestPicture(size))
  const view = chunks[0]!.inputs.views[0]!
  const pictures = [{ key: storedKey(view), ...decodePicture(picture, view.crop, size, stored), bytes: stored }]
  let milliseconds = Infinity
  for (let round = 0; round < rounds; round++) {
    let spent = 0
    let frames = 0
    for (const { inputs } of chunks) {
      const layerFiles = await Promise.all(
        layerPictures(inputs).map(async (each) => {
          const bytes = new Uint8Array(layerBytes(each))
          await decodeLayer(file, each, bytes)
          return { ...each, bytes }
        }),
      )
      await painter.begin(inputs, pictures, layerFiles)
      const before = process.cpuUsage()
      for (let frame = 0; frame < inputs.frames; frame++) painter.paint(frame, buffer.planes)
      const { user, system } = process.cpuUsage(before)
      spent += (user + system) / 1e3
      frames += inputs.frames
    }
    milliseconds = Math.min(milliseconds, spent / frames)
  }
  buffer.free()
  return milliseconds
}

/** Paints a sticker: a disc with a white rim on clear ground. */
function paintLayer(): Uint8Array {
  const canvas = createCanvas(LAYER_PIXELS, LAYER_PIXELS)
  const context = canvas.getContext('2d')
  const middle = LAYER_PIXELS / 2
  context.arc(middle, middle, 0.45 * LAYER_PIXELS, 0, 2 * Math.PI)
  context.fillStyle = '#d1442f'
  context.strokeStyle = '#ffffff'
  context.lineWidth = 0.06 * LAYER_PIXELS
  context.fill()
  context.stroke()
  return canvas.encodeSync('png')
}
