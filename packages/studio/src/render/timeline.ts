import { planShots, type Move } from './camera.ts'
import type { CaptionPage } from '../caption/caption.ts'
import { captionStates, type CaptionState } from './captions.ts'
import { coverCrop, type Crop, type Size } from './cover-crop.ts'
import type { EncoderSettings } from './encoder-settings.ts'
import type { Box } from '@dayreel/storyboard'
import { CONTENT_ID } from './content-id.ts'
import { framesIn, timeScenes } from './timing.ts'

/** A cross-fade into a scene takes so long of it: softer than a cut, and too short to be seen as two pictures in one. */
const FADE_SECONDS = 0.2

export type TimelineScene = {
  id: string
  seconds: number
  picture: Size & { key: string; focus: { x: number; y: number }; subjects?: readonly Box[]; isNearing?: true }
  captions: readonly CaptionPage[]
}

/** A picture, and how the camera moves over it during a chunk. */
export type ChunkLayer = {
  picture: string
  crop: Crop
  move: Move
  /** Frame of the move that the chunk's first frame shows. */
  moveFrame: number
}

/** Everything that decides a chunk's bytes, as plain JSON: what its key is made of, and all that a worker is told. */
export type ChunkInputs = {
  renderer: string
  size: Size
  encoder: EncoderSettings
  frames: number
  /** One, or two where the second fades in over the first from the chunk's first frame to its last. */
  layers: ChunkLayer[]
  /** Null without captions. */
  captions: { version: string; states: CaptionState[] } | null
}

/** What names the stored form of a layer's picture: another part of the same picture is another one. */
export function storedKey({ picture, crop }: ChunkLayer): string {
  return `${picture} ${crop.x} ${crop.y} ${crop.width} ${crop.height}`
}

export type Chunk = {
  inputs: ChunkInputs
  /** From the video's start. */
  startFrame: number
  /** Scenes whose pictures the layers show, in the same order. */
  scenes: number[]
}

/**
 * Cuts a video into chunks that are drawn and encoded by themselves: for each scene the fade out of the scene before it,
 * then its shots. Editing a scene changes its own chunks and the next scene's fade, no others.
 *
 * @param captionVersion changes when the same captions would look different; null leaves captions out.
 */
export function planTimeline(
  scenes: readonly TimelineScene[],
  size: Size,
  encoder: EncoderSettings,
  captionVersion: string | null,
): { chunks: Chunk[]; frames: number; samples: number } {
  const { framesPerSecond } = encoder
  const { sceneFrames, frames, samples } = timeScenes(
    scenes.map(({ seconds }) => seconds),
    framesPerSecond,
  )
  const fadeFrames = framesIn(FADE_SECONDS, framesPerSecond)
  const shooting = { framesPerSecond, overrunInFrames: fadeFrames }
  const plans = scenes.map((scene, i) => {
    const { crop, subject } = coverCrop(scene.picture, size)
    return { scene, crop, shots: planShots(scene.id, sceneFrames[i]!, subject, shooting) }
  })
  const chunks: Chunk[] = []
  let sceneStart = 0
  plans.forEach(({ scene, crop, shots }, i) => {
    const add = (from: number, to: number, layers: ChunkLayer[], shown: number[]): void => {
      const states = captionStates(scene.captions, from, to - from, framesPerSecond)
      const captions = captionVersion === null ? null : { version: captionVersion, states }
      const inputs = { renderer: CONTENT_ID, size, encoder, frames: to - from, layers, captions }
      chunks.push({ inputs, startFrame: sceneStart + from, scenes: shown })
    }
    const layer = (move: Move, moveFrame: number): ChunkLayer => ({
      picture: scene.picture.key,
      crop,
      move,
      moveFrame,
    })
    const previous = plans[i - 1]
    const fade = previous ? Math.min(fadeFrames, Math.floor(shots[0]!.lengthInFrames / 2)) : 0
    if (previous) {
      const last = previous.shots[previous.shots.length - 1]!
      const under = {
        picture: previous.scene.picture.key,
        crop: previous.crop,
        move: last.move,
        moveFrame: last.lengthInFrames,
      }
      add(0, fade, [under, layer(shots[0]!.move, 0)], [i - 1, i])
    }
    shots.forEach(({ startFrame, lengthInFrames, move }, k) => {
      const skipped = k === 0 ? fade : 0
      add(startFrame + skipped, startFrame + lengthInFrames, [layer(move, skipped)], [i])
    })
    sceneStart += sceneFrames[i]!
  })
  return { chunks, frames, samples }
}
