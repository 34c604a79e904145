import type { PlayedClip } from '@dayreel/storyboard'

/** How a scene plays a clip. Frames are counted at the clip's own rate. */
export type ClipPlay = {
  framesPerSecond: number
  /** The frames that the scene shows: `count` frames from `from`. */
  from: number
  count: number
  /** The first shown frame, counted from `from`. */
  first: number
  /** Seconds of the clip in a second of the video: less than 1 if the clip is slowed down. */
  pace: number
  /** Whether the frames repeat. If not, the last one stays. */
  loops: boolean
}

/** The slowest pace that does not look like slow motion. */
const SLOWEST = 0.8
/** Guards against rounding errors in the time of a frame. */
const ROUNDING = 1e-6

/**
 * Plans how a clip fills a scene. If the clip is too short from its start frame, it is slowed down. If that is not
 * enough, it starts earlier, then both, and otherwise all of it repeats.
 */
export function playClip({ framesPerSecond, frames, startFrame }: PlayedClip, seconds: number): ClipPlay {
  const needed = Math.max(1, Math.ceil(seconds * framesPerSecond - ROUNDING))
  const start = Math.min(Math.max(0, startFrame), frames - 1)
  const part = (from: number, pace = 1): ClipPlay => {
    const count = Math.min(frames - from, Math.ceil(needed * pace) + 1)
    return { framesPerSecond, from, count, first: 0, pace, loops: false }
  }
  if (frames - start >= needed) return part(start)
  if (frames - start >= needed * SLOWEST) return part(start, round((frames - start) / needed))
  if (frames >= needed) return part(frames - needed)
  if (frames >= needed * SLOWEST) return part(0, round(frames / needed))
  return { framesPerSecond, from: 0, count: frames, first: start, pace: 1, loops: true }
}

/**
 * Returns the frame of a clip that is shown at a frame of its scene, counted from `play.from`. It is the
 * nearest one in time.
 */
export function clipFrameAt(play: ClipPlay, sceneFrame: number, framesPerSecond: number): number {
  const elapsed = (sceneFrame / framesPerSecond) * play.pace * play.framesPerSecond
  const at = play.first + Math.floor(elapsed + 0.5 - ROUNDING)
  return play.loops ? at % play.count : Math.min(at, play.count - 1)
}

function round(pace: number): number {
  return Math.floor(pace * 1e6) / 1e6
}
