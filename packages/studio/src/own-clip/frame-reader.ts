import { Frame } from 'node-av/lib'
import type { OpenClip } from './open-clip.ts'

const ROUNDING_SECONDS = 1e-4

/** Reads a video of any frame rate at a constant one. Dispose of it to free its memory. */
export type FrameReader = Disposable & {
  /** Returns whether the video has this frame. Numbers must not decrease. */
  hasFrame: (number: number) => boolean
  /** Returns a frame and whether another number did not return it before, or undefined after the end. */
  frameAt: (number: number) => { frame: Frame; isNew: boolean } | undefined
}

/**
 * At the time of each output frame, the latest frame of the clip that begins at most half an output frame later is
 * shown, so that no cut moves by more than half a frame.
 */
export function createFrameReader(clip: OpenClip, framesPerSecond: number): FrameReader {
  const [a, b] = [newFrame(), newFrame()]
  let shown = { frame: a, seconds: -1 }
  let next: { frame: Frame; seconds: number } | undefined
  let isNew = false
  const read = (into: Frame): typeof next => {
    const seconds = clip.nextFrame(into)
    return seconds === undefined ? undefined : { frame: into, seconds }
  }
  const first = read(a)
  if (first !== undefined) {
    shown = first
    isNew = true
    next = read(b)
  }
  const goTo = (number: number): boolean => {
    if (first === undefined) return false
    while (next !== undefined && next.seconds <= (number + 0.5) / framesPerSecond) {
      const free = shown.frame
      shown = next
      isNew = true
      next = read(free)
    }
    // The last frame is shown for as long as a frame of the clip's own rate.
    return next !== undefined || number / framesPerSecond < shown.seconds + 1 / clip.framesPerSecond - ROUNDING_SECONDS
  }
  return {
    hasFrame: goTo,
    frameAt(number) {
      if (!goTo(number)) return undefined
      const frame = { frame: shown.frame, isNew }
      isNew = false
      return frame
    },
    [Symbol.dispose]() {
      a.free()
      b.free()
    },
  }
}

function newFrame(): Frame {
  const frame = new Frame()
  frame.alloc()
  return frame
}
