import type { WordTime } from '@dayreel/storyboard'
import { speakUnmastered } from '../speak-english.ts'
import { soundingFrames } from './sounding-frames.ts'
import { FEATURES, speechFeatures } from './speech-features.ts'
import { BINS, HOP_SECONDS, spectrogram, type Spectrogram } from './spectrogram.ts'
import { warpPath, type WarpPath } from './warp-path.ts'

/** The fastest speaker of the synthesiser. Its times are exact, and it sounds at 16 kHz. */
const REFERENCE = { speaker: 'kal16', formantScale: 1, pitch: undefined, stretch: 1, breath: 1 } as const
/** Sizes of a mouth, relative to that of the reference speaker. */
const MOUTHS = [0.82, 0.88, 0.94, 1, 1.06, 1.12, 1.18]
/** The mouth is chosen by every fourth frame. */
const COARSE = 4
/** A sound this much like the reference played backwards says another text. */
const MOST_LIKENESS_TO_ANOTHER_TEXT = 0.88
/** A shorter sound, such as a single syllable, gives too little to compare. */
const FEWEST_FRAMES = 15
/** A window is longer than a hop, so speech shows in a frame that begins before it. */
const WINDOW_FRAMES = 1
/** A silence of this many frames is a pause. */
const SHORTEST_PAUSE_FRAMES = 8
/** A word that begins this close to a pause begins after it. */
const NEAR_PAUSE_FRAMES = 3
/** The same for a word that the reference speaker says after a pause. */
const NEAR_OWN_PAUSE_FRAMES = 18

/**
 * Finds the time of each word of an English text in its sound: the synthesiser speaks the text, and both sounds are laid
 * on each other without their pauses.
 *
 * @param samples mono at 16 kHz.
 * @returns undefined if the sound does not say this text, or nothing in the text can be spoken.
 */
export async function alignSpeech(samples: Float32Array, text: string): Promise<WordTime[] | undefined> {
  const reference = await speakUnmastered(text, REFERENCE, 1)
  if (reference === undefined) return undefined
  const [spoken, heard] = [spectrogram(reference.samples), spectrogram(samples)]
  const [spokenFrames, heardFrames] = [soundingFrames(spoken), soundingFrames(heard)]
  if (heardFrames.length < FEWEST_FRAMES) return undefined
  const { mouth, likeness } = findMouth(thin(spoken, spokenFrames), thin(heard, heardFrames))
  if (likeness > MOST_LIKENESS_TO_ANOTHER_TEXT) return undefined
  const path = warpPath(speechFeatures(spoken, spokenFrames, mouth), speechFeatures(heard, heardFrames))
  const place = createPlacer(path, spokenFrames, heardFrames)
  return reference.words.map(({ from, to, start, end }) => ({
    from,
    to,
    start: place.start(start),
    end: place.end(end),
  }))
}

/**
 * Finds the size of the reference speaker's mouth at which both sounds are most alike.
 *
 * @returns `likeness` is the distance of the sounds relative to that of the reference played backwards, which says
 * nothing of the text.
 */
function findMouth(spoken: Spectrogram, heard: Spectrogram): { mouth: number; likeness: number } {
  const heardFeatures = speechFeatures(heard, indexesOf(heard))
  let best = { mouth: 1, distance: Number.POSITIVE_INFINITY, features: heardFeatures }
  for (const mouth of MOUTHS) {
    const features = speechFeatures(spoken, indexesOf(spoken), mouth)
    const distance = meanDistance(warpPath(features, heardFeatures))
    if (distance < best.distance) best = { mouth, distance, features }
  }
  const backwards = meanDistance(warpPath(reversed(best.features), heardFeatures))
  return { mouth: best.mouth, likeness: best.distance / backwards }
}

function thin({ powers, levels }: Spectrogram, frames: readonly number[]): Spectrogram {
  const kept = frames.filter((_, i) => i % COARSE === 0)
  const thinned = new Float32Array(kept.length * BINS)
  kept.forEach((frame, i) => thinned.set(powers.subarray(frame * BINS, (frame + 1) * BINS), i * BINS))
  return { frames: kept.length, powers: thinned, levels: Float32Array.from(kept, (frame) => levels[frame]!) }
}

function indexesOf({ frames }: Spectrogram): number[] {
  return Array.from({ length: frames }, (_, i) => i)
}

function reversed(features: Float32Array): Float32Array {
  const out = new Float32Array(features.length)
  for (let at = 0; at < features.length; at += FEATURES)
    out.set(features.subarray(at, at + FEATURES), features.length - FEATURES - at)
  return out
}

function meanDistance({ distances }: WarpPath): number {
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
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

/** Returns the index of the first frame after the pause that is nearest to an index. */
function nearestPause(frames: readonly number[], index: number, reach: number): number | undefined {
  const isPause = (at: number): boolean =>
    at > 0 && at < frames.length && frames[at]! - frames[at - 1]! > SHORTEST_PAUSE_FRAMES
  for (let away = 0; away <= reach; away++) {
    if (isPause(index + away)) return index + away
    if (isPause(index - away)) return index - away
  }
  return undefined
}
