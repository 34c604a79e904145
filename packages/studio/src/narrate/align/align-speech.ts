import type { WordTime } from '@dayreel/storyboard'
import { matchSounds } from './match-sounds.ts'
import { HOP_SECONDS } from './spectrogram.ts'
import { warpPath, type WarpPath } from './warp-path.ts'

/** A window is longer than a hop, so speech shows in a frame that begins before it. */
const WINDOW_FRAMES = 1
/** A silence of this many frames is a pause. */
const SHORTEST_PAUSE_FRAMES = 8
/** A word that begins this close to a pause begins after it. */
const NEAR_PAUSE_FRAMES = 3
/** The same for a word that the reference speaker says after a pause. */
const NEAR_OWN_PAUSE_FRAMES = 18

/**
 * Finds the time of each word of an English text in its sound: the synthesiser speaks the text, and both sounds are
 * aligned without their pauses.
 *
 * @param samples mono at 16 kHz.
 * @returns undefined if the sound does not say this text, or nothing in the text can be spoken.
 */
export async function alignSpeech(samples: Float32Array, text: string): Promise<WordTime[] | undefined> {
  const matched = await matchSounds(samples, text)
  if (matched === undefined) return undefined
  const { words, spoken, heard, spokenFrames, heardFrames } = matched
  const place = createPlacer(warpPath(spoken, heard), spokenFrames, heardFrames)
  return words.map(({ from, to, start, end }) => ({ from, to, start: place.start(start), end: place.end(end) }))
}

/** Translates times of the reference into times of the heard sound. */
function createPlacer({ heardAt }: WarpPath, spokenFrames: readonly number[], heardFrames: readonly number[]) {
  return {
    start(seconds: number): number {
      const at = spokenFrames.findIndex((frame) => timeOf(frame) >= seconds)
      const near = at === -1 ? spokenFrames.length - 1 : at
      const own = nearestPause(spokenFrames, near, NEAR_PAUSE_FRAMES)
      const column = heardAt[own ?? near]!
      const reach = own === undefined ? NEAR_PAUSE_FRAMES : NEAR_OWN_PAUSE_FRAMES
      const pause = nearestPause(heardFrames, Math.ceil(column), reach)
      if (pause !== undefined) return timeOf(heardFrames[pause]!)
      const whole = Math.floor(column)
      return timeOf(heardFrames[whole]! + column - whole)
    },
    end(seconds: number): number {
      const near = Math.max(
        0,
        spokenFrames.findLastIndex((frame) => timeOf(frame) <= seconds),
      )
      const own = nearestPause(spokenFrames, near + 1, NEAR_PAUSE_FRAMES)
      const column = Math.floor(heardAt[own === undefined ? near : own - 1]!)
      const reach = own === undefined ? NEAR_PAUSE_FRAMES : NEAR_OWN_PAUSE_FRAMES
      const pause = nearestPause(heardFrames, column + 1, reach)
      return timeOf(heardFrames[pause === undefined ? column : pause - 1]! + WINDOW_FRAMES)
    },
  }
}

function timeOf(frame: number): number {
  return (frame + WINDOW_FRAMES) * HOP_SECONDS
}

/** Returns the index of the first frame after the nearest pause. */
function nearestPause(frames: readonly number[], index: number, reach: number): number | undefined {
  const isPause = (at: number): boolean =>
    at > 0 && at < frames.length && frames[at]! - frames[at - 1]! > SHORTEST_PAUSE_FRAMES
  for (let away = 0; away <= reach; away++) {
    if (isPause(index + away)) return index + away
    if (isPause(index - away)) return index - away
  }
  return undefined
}
