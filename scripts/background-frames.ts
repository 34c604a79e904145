import { readFile } from 'node:fs/promises'
import { DEFAULT_FRAME_RATE } from '@dayreel/catalogue'
import { loadImage } from '@napi-rs/canvas'
import { Rational, type Frame } from 'node-av/lib'
import {
  coverCrop,
  decodePicture,
  FrameBuffer,
  FramePainter,
  largestPicture,
  type Move,
  type StoredPicture,
  windowAt,
} from '@dayreel/studio/testing'
import { BACKGROUND } from './asset-clips.ts'

const framesPerSecond = DEFAULT_FRAME_RATE
const LENGTH_IN_FRAMES = BACKGROUND.seconds * framesPerSecond
const SIZE = { width: BACKGROUND.width, height: BACKGROUND.height }
/** A camera move that is far slower than in a video, because text is in front of the background. */
const MOVE: Move = {
  from: { x: 0.49, y: 0.5, zoom: 1.02 },
  to: { x: 0.54, y: 0.46, zoom: 1.12 },
  travelInFrames: LENGTH_IN_FRAMES / 2,
}

/**
 * Draws the frames of a background. The first frame can follow the last one without a visible seam.
 *
 * @param file A wide picture.
 */
export async function* backgroundFrames(file: string): AsyncGenerator<Frame> {
  const stored = await store(file)
  const painter = new FramePainter(SIZE)
  painter.loadPictures([stored])
  for (let frame = 0; frame < LENGTH_IN_FRAMES; frame++) {
    const away = (1 - Math.cos((2 * Math.PI * frame) / LENGTH_IN_FRAMES)) / 2
    const window = windowAt(MOVE, away * MOVE.travelInFrames)
    const buffer = new FrameBuffer(SIZE)
    painter.draw(buffer.planes, [{ picture: stored.key, window, cover: 1 }])
    buffer.frame.pts = BigInt(frame)
    buffer.frame.timeBase = new Rational(1, framesPerSecond)
    yield buffer.frame
    buffer.free()
  }
}

async function store(file: string): Promise<StoredPicture> {
  const bytes = await readFile(file)
  const { width, height } = await loadImage(bytes)
  const { crop } = coverCrop({ width, height, focus: { x: 0.5, y: 0.4 } }, SIZE)
  const into = new Uint8Array(largestPicture(SIZE))
  return { key: file, ...decodePicture(bytes, crop, SIZE, into), bytes: into }
}
