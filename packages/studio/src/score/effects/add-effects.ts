import type { EffectsPlan } from '@dayreel/storyboard'
import { loudestMoment, SAMPLE_RATE, toGain } from '../../lib/loudness.ts'
import { composeEffect } from './effect-sounds.ts'

/** Time at the start of each word in which no effect is heard, so that its first sound stays clear. */
export const CLEAR_SECONDS = 0.05
const RAMP_SECONDS = 0.006

/**
 * Adds sound effects to a mix. Each is as far below the voice as the plan states, measured in its loudest 400 ms, and
 * silent while a word begins.
 *
 * @param loudness of the voice, in LUFS.
 */
export function addEffects(left: Float32Array, right: Float32Array, plan: EffectsPlan, loudness: number): void {
  const gains = gainsAround(plan.wordStarts, left.length)
  for (const { sound, startSample } of plan.sounds) {
    const [soundLeft, soundRight] = composeEffect(sound)
    const level = toGain(loudness - plan.belowVoiceLu - loudestMoment([soundLeft, soundRight]))
    const from = Math.max(0, -startSample)
    const to = Math.min(soundLeft.length, left.length - startSample)
    for (let i = from; i < to; i++) {
      const at = startSample + i
      left[at]! += level * gains[at]! * soundLeft[i]!
      right[at]! += level * gains[at]! * soundRight[i]!
    }
  }
}

/** Returns the gain of the effects for each sample: 0 while a word begins, else 1, with short ramps. */
function gainsAround(wordStarts: readonly number[], length: number): Float32Array {
  const gains = new Float32Array(length).fill(1)
  const clear = CLEAR_SECONDS * SAMPLE_RATE
  const ramp = RAMP_SECONDS * SAMPLE_RATE
  for (const start of wordStarts) {
    const from = Math.max(0, Math.floor(start - ramp))
    const to = Math.min(length, Math.ceil(start + clear + ramp))
    for (let i = from; i < to; i++) {
      const distance = i < start ? start - i : i - (start + clear)
      gains[i] = Math.min(gains[i]!, Math.max(0, distance / ramp))
    }
  }
  return gains
}
