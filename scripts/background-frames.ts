import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadImage } from '@napi-rs/canvas'
import { Rational, type Frame } from 'node-av/lib'
import { windowAt, type Move } from '../packages/studio/src/render/camera.ts'
import { coverCrop } from '../packages/studio/src/render/cover-crop.ts'
import { decodePicture } from '../packages/studio/src/render/decode-picture.ts'
import { FrameBuffer } from '../packages/studio/src/render/encode-chunk.ts'
import { FramePainter, type StoredPicture } from '../packages/studio/src/render/frame-painter.ts'
import { largestPicture } from '../packages/studio/src/render/picture-planes.ts'
import { BACKGROUND } from './asset-clips.ts'

const FRAMES_PER_SECOND = 30
const SCENE_FRAMES = BACKGROUND.secondsPerScene * FRAMES_PER_SECOND
const FADE_FRAMES = BACKGROUND.fadeSeconds * FRAMES_PER_SECOND
const SIZE = { width: BACKGROUND.width, height: BACKGROUND.height }
/** The camera is on a scene from its fade in to its fade out, and far slower than in a video: words stand before it. */
const TRAVEL_FRAMES = SCENE_FRAMES + FADE_FRAMES
const FAR = 1.03
const NEAR = 1.13
const MOVES = [
  { from: { x: 0.48, y: 0.5, zoom: FAR }, to: { x: 0.54, y: 0.46, zoom: NEAR }, travelInFrames: TRAVEL_FRAMES },
  { from: { x: 0.54, y: 0.46, zoom: NEAR }, to: { x: 0.48, y: 0.52, zoom: FAR }, travelInFrames: TRAVEL_FRAMES },
] as const satisfies readonly Move[]

/**
 * The frames of the background from its first to its last, after which the first may follow without a seam.
 *
 * @param pictures the folder of the wide pictures.
 */
export async function* backgroundFrames(pictures: string): AsyncGenerator<Frame> {
  const stored = await Promise.all(BACKGROUND.scenes.map((name) => store(join(pictures, `${name}.webp`))))
  const painter = new FramePainter(SIZE)
  const count = stored.length
  for (let frame = 0; frame < count * SCENE_FRAMES; frame++) {
    const scene = Math.floor(frame / SCENE_FRAMES)
    const time = frame % SCENE_FRAMES
    const next = (scene + 1) % count
    const fade = (time - (SCENE_FRAMES - FADE_FRAMES)) / FADE_FRAMES
    const layers = [layer(stored[scene]!, scene, time + FADE_FRAMES, 1)]
    if (fade > 0) layers.push(layer(stored[next]!, next, time - (SCENE_FRAMES - FADE_FRAMES), fade))
    painter.loadPictures(fade > 0 ? [stored[scene]!, stored[next]!] : [stored[scene]!])
    const buffer = new FrameBuffer(SIZE)
    painter.draw(buffer.planes, layers)
    buffer.frame.pts = BigInt(frame)
    buffer.frame.timeBase = new Rational(1, FRAMES_PER_SECOND)
    yield buffer.frame
    buffer.free()
  }
}

function layer({ key }: StoredPicture, scene: number, moveFrame: number, cover: number) {
  return {
    picture: key,
    window: windowAt(MOVES[scene % MOVES.length]!, moveFrame),
    cover: cover * cover * (3 - 2 * cover),
  }
}

async function store(file: string): Promise<StoredPicture> {
  const bytes = await readFile(file)
  const { width, height } = await loadImage(bytes)
  const { crop } = coverCrop({ width, height, focus: { x: 0.5, y: 0.4 } }, SIZE)
  const into = new Uint8Array(largestPicture(SIZE))
  return { key: file, ...decodePicture(bytes, crop, SIZE, into), bytes: into }
}
