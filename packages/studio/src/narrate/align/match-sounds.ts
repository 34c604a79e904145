import type { Speech } from '@dayreel/storyboard'
import { speakUnmastered } from '../speak-english.ts'
import { soundingFrames } from './sounding-frames.ts'
import { FEATURES, speechFeatures } from './speech-features.ts'
import { BINS, spectrogram, type Spectrogram } from './spectrogram.ts'
import { warpPath, type WarpPath } from './warp-path.ts'

/** The fastest speaker of the synthesiser. Its times are exact, and it sounds at 16 kHz. */
const REFERENCE = { speaker: 'kal16', formantScale: 1, pitch: undefined, stretch: 1, breath: 1 } as const
/** The mouth sizes to try, relative to that of the reference speaker. */
const MOUTHS = [0.82, 0.88, 0.94, 1, 1.06, 1.12, 1.18]
/** The mouth is chosen by every fourth frame. */
const COARSE = 4
/** If the mean distance exceeds this fraction of `unlike`, the sound says another text. */
const MOST_LIKENESS_TO_ANOTHER_TEXT = 0.88
/** A shorter sound, such as a single syllable, gives too little to compare. */
const FEWEST_FRAMES = 15

/** Nobody speaks this much more slowly than the reference speaker. A longer sound would also take much memory. */
const SLOWEST = 4

/** A sound and the reference speaker's speech of its text, ready to be aligned. */
export type MatchedSounds = {
  words: Speech['words']
  /** The frames of each sound without its pauses, and their features. */
  spokenFrames: number[]
  heardFrames: number[]
  spoken: Float32Array
  heard: Float32Array
  /** The mean distance of two unrelated sounds of this kind. */
  unlike: number
}

/**
 * Speaks an English text with the synthesiser, in the way that is most like a sound.
 *
 * @param samples mono at 16 kHz.
 * @returns undefined if the sound does not say this text, or nothing in the text can be spoken.
 */
export async function matchSounds(samples: Float32Array, text: string): Promise<MatchedSounds | undefined> {
  const reference = await speakUnmastered(text, REFERENCE, 1)
  if (reference === undefined) return undefined
  const [spoken, heard] = [spectrogram(reference.samples), spectrogram(samples)]
  const [spokenFrames, heardFrames] = [soundingFrames(spoken), soundingFrames(heard)]
  if (heardFrames.length < FEWEST_FRAMES || heardFrames.length > SLOWEST * spokenFrames.length) return undefined
  const { mouth, distance, unlike } = findMouth(thin(spoken, spokenFrames), thin(heard, heardFrames))
  if (distance > MOST_LIKENESS_TO_ANOTHER_TEXT * unlike) return undefined
  return {
    words: reference.words,
    spokenFrames,
    heardFrames,
    spoken: speechFeatures(spoken, spokenFrames, mouth),
    heard: speechFeatures(heard, heardFrames),
    unlike,
  }
}

/**
 * Finds the size of the reference speaker's mouth at which both sounds are most alike.
 *
 * @returns `distance` is the mean distance of the sounds, and `unlike` that of the sound and the reference played
 * backwards.
 */
function findMouth(spoken: Spectrogram, heard: Spectrogram): { mouth: number; distance: number; unlike: number } {
  const heardFeatures = speechFeatures(heard, indexesOf(heard))
  let best = { mouth: 1, distance: Number.POSITIVE_INFINITY, features: heardFeatures }
  for (const mouth of MOUTHS) {
    const features = speechFeatures(spoken, indexesOf(spoken), mouth)
    const distance = meanDistance(warpPath(features, heardFeatures))
    if (distance < best.distance) best = { mouth, distance, features }
  }
  const unlike = meanDistance(warpPath(reversed(best.features), heardFeatures))
  return { mouth: best.mouth, distance: best.distance, unlike }
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

export function meanDistance({ distances }: WarpPath): number {
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length
}
