import { planShots, restingShots, type Move, type Shot } from './camera.ts'
import { type ClipPlay, playClip } from './clip-play.ts'
import type { CaptionPage } from '../caption/caption.ts'
import { captionStates, type CaptionMotion, type CaptionState } from './captions.ts'
import { type CameraHints, coverCrop, type Crop, type Size } from './cover-crop.ts'
import type { EncoderSettings } from './encoder-settings.ts'
import { SOFT_FADE, type Transition } from '@dayreel/catalogue'
import type { Box, PlayedClip } from '@dayreel/storyboard'
import { CONTENT_ID } from './content-id.ts'
import type { ChunkLayer } from './layers/layer-motion.ts'
import { type DrawnTransition, overrunInFrames } from './transition.ts'
import { layersIn, type TimedLayer } from './layers/plan-layers.ts'
import { timeScenes } from './timing.ts'

export type TimelineScene = {
  id: string
  seconds: number
  picture: Size & {
    key: string
    focus: { x: number; y: number }
    subjects?: readonly Box[]
  } & CameraHints
  /** Set if the scene plays a clip, over which the camera does not move. */
  clip?: PlayedClip
  captions: readonly CaptionPage[]
  layers?: readonly TimedLayer[]
  /** Whether the scene replaces the previous one at once, without the video's transition. Default: false. */
  startsAtOnce?: true
}

/** The layers and settings of the whole video. */
export type WholeVideo = {
  layers: readonly TimedLayer[]
  /** Seconds by which an end card extends the last scene. */
  endSeconds: number
  transition: Transition
}
const PLAIN_VIDEO: WholeVideo = { layers: [], endSeconds: 0, transition: SOFT_FADE }

/** A picture with the camera's move over it during a chunk. */
export type ChunkView = {
  picture: string
  crop: Crop
  move: Move
  /** The frame of the move at which the chunk begins. On a clip, this is the frame of the scene. */
  moveFrame: number
  /** Absent for a still picture. */
  clip?: ClipPlay
}

/**
 * Everything that decides a chunk's bytes, as plain JSON. The chunk's key is made from it, and its worker draws from
 * it.
 */
export type ChunkInputs = {
  renderer: string
  size: Size
  encoder: EncoderSettings
  frames: number
  /** One view, or two if the second one replaces the first during the whole chunk. */
  views: ChunkView[]
  /** How the second view replaces the first. Absent for the soft fade. */
  transition?: DrawnTransition
  /** The layers in front of each view, and then those in front of everything. Absent if there are none. */
  layers?: ChunkLayer[][]
  /** The captions, or null for a video without captions. */
  captions: { version: string; states: CaptionState[] } | null
}

/** Returns the key of a view's stored picture. Another crop of the same picture has another key. */
export function storedKey({ picture, crop }: ChunkView): string {
  return `${picture} ${crop.x} ${crop.y} ${crop.width} ${crop.height}`
}

/** Returns the stored pictures of a chunk's layers, each of them once. */
export function layerPictures({ layers = [] }: ChunkInputs): ChunkLayer['picture'][] {
  const pictures = layers.flat().flatMap(({ picture, film }) => film?.pictures ?? [picture])
  return [...new Map(pictures.map((picture) => [picture.key, picture])).values()]
}

export type Chunk = {
  inputs: ChunkInputs
  /** Start of the chunk in frames, from the start of the video. */
  startFrame: number
  /** Indexes of the scenes that the views' pictures belong to, in the order of the views. */
  scenes: number[]
}

/**
 * Splits a video into independent chunks. Each scene has one chunk for the transition from the previous scene, if there
 * is one, and then one for each shot. Editing a scene changes only its own chunks and the transition into the next
 * scene.
 *
 * @param drawn the motion of the captions, and a version that changes when the same captions would look different. Null
 * leaves captions out.
 * @param whole.layers stay in front of all scenes and their layers, and behind the captions.
 */
export function planTimeline(
  scenes: readonly TimelineScene[],
  size: Size,
  encoder: EncoderSettings,
  drawn: { version: string; motion?: CaptionMotion } | null,
  { layers: front, endSeconds, transition }: WholeVideo = PLAIN_VIDEO,
): { chunks: Chunk[]; frames: number; samples: number } {
  const { framesPerSecond } = encoder
  const { sceneFrames, frames, samples } = timeScenes(
    scenes.map(({ seconds }) => seconds),
    framesPerSecond,
    endSeconds,
  )
  const transitionFrames = overrunInFrames(transition, framesPerSecond)
  const shooting = { framesPerSecond, overrunInFrames: transitionFrames }
  const plans = scenes.map((scene, i) => {
    const { crop, subject } = coverCrop(scene.picture, size)
    const length = sceneFrames[i]!
    if (scene.clip === undefined) return { scene, crop, shots: planShots(scene.id, length, subject, shooting) }
    const clip = playClip(scene.clip, (length + transitionFrames) / framesPerSecond)
    return { scene, crop, clip, shots: restingShots(length, shooting) }
  })
  const chunks: Chunk[] = []
  let sceneStart = 0
  plans.forEach(({ scene, crop, clip, shots }, i) => {
    const add = (from: number, to: number, views: ChunkView[], shown: number[]): void => {
      const states = captionStates(scene.captions, from, to - from, framesPerSecond, drawn?.motion)
      const captions = drawn && { version: drawn.version, states }
      const stretch = { frames: to - from, size, framesPerSecond, totalFrames: frames }
      const layers = [
        // During a transition, the layers of the previous scene stay in front of its picture.
        ...shown.map((index) =>
          layersIn(scenes[index]!.layers ?? [], { ...stretch, from: index === i ? from : sceneFrames[index]! + from }),
        ),
        layersIn(front, { ...stretch, from: sceneStart + from }),
      ]
      const inputs = {
        renderer: CONTENT_ID,
        size,
        encoder,
        frames: to - from,
        views,
        ...(views.length > 1 && transition !== 'cut' && transition !== SOFT_FADE && { transition }),
        captions,
        ...(layers.some((group) => group.length > 0) && { layers }),
      }
      chunks.push({ inputs, startFrame: sceneStart + from, scenes: shown })
    }
    const view = (shot: Shot, skipped: number): ChunkView => ({
      picture: scene.picture.key,
      crop,
      move: shot.move,
      moveFrame: (shot.moveFrame ?? 0) + skipped,
      ...(clip && { clip }),
    })
    const previous = plans[i - 1]
    const hasTransition = previous !== undefined && scene.startsAtOnce !== true
    const taken = hasTransition ? Math.min(transitionFrames, Math.floor(shots[0]!.lengthInFrames / 2)) : 0
    if (previous && taken > 0) {
      const last = previous.shots[previous.shots.length - 1]!
      const under = {
        picture: previous.scene.picture.key,
        crop: previous.crop,
        move: last.move,
        moveFrame: (last.moveFrame ?? 0) + last.lengthInFrames,
        ...(previous.clip && { clip: previous.clip }),
      }
      add(0, taken, [under, view(shots[0]!, 0)], [i - 1, i])
    }
    shots.forEach((shot, k) => {
      const { startFrame, lengthInFrames } = shot
      const skipped = k === 0 ? taken : 0
      add(startFrame + skipped, startFrame + lengthInFrames, [view(shot, skipped)], [i])
    })
    sceneStart += sceneFrames[i]!
  })
  return { chunks, frames, samples }
}
