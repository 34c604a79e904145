import { integratedLoudness, SAMPLE_RATE, toGain } from '../lib/loudness.ts'
import type { ClipSound, EffectsPlan } from '@dayreel/storyboard'
import { addEffects } from './effects/add-effects.ts'
import { limit } from './limit.ts'

export type SoundPlan = {
  /** The narration of each scene, mono, 48 kHz, with its first sample in the video. Clips do not overlap. */
  clips: readonly { startSample: number; samples: Float32Array }[]
  /** Music at 48 kHz that loops without a seam. Null for no music. */
  music: readonly [left: Float32Array, right: Float32Array] | null
  effects?: EffectsPlan
  clipSounds?: readonly ClipSound[]
  lengthSamples: number
}

/** The loudness up to which platforms play a video without making it quieter. */
const TARGET_LUFS = -14
/** AAC changes peaks by up to a decibel, so a limit of −2 keeps the file below −1 dBTP. */
const CEILING_DBTP = -2

/** Levels of the music relative to the speech, during speech and in pauses. */
const DUCKED_LU = -17
const OPEN_LU = -9
/**
 * The music becomes quieter shortly before the first word and louder after the last word. It stays quiet in the pauses
 * between sentences.
 */
const ATTACK_SECONDS = 0.25
const RELEASE_SECONDS = 0.7
const HOLD_SECONDS = 0.6
/** Maximum gain of a clip's sound. More would only amplify the noise of an almost silent clip. */
const MOST_CLIP_GAIN_DB = 20
const FADE_IN_SECONDS = 0.03
const FADE_OUT_SECONDS = 0.9
const GAIN_STEP_SAMPLES = 240

/**
 * Mixes the sound of a whole video: narration over music that is lowered during speech, at −14 LUFS and at most −2
 * dBTP.
 *
 * @returns interleaved stereo, 48 kHz, 2 × lengthSamples values. All values are 0 if there is neither speech nor music.
 */
export function mixSound({ clips, music, effects, clipSounds = [], lengthSamples }: SoundPlan): Float32Array {
  const speech = new Float32Array(lengthSamples)
  for (const { startSample, samples } of clips) {
    speech.set(samples.subarray(0, Math.max(0, lengthSamples - startSample)), startSample)
  }
  const speechLoudness = integratedLoudness([speech, speech])
  const voiceLoudness = Number.isFinite(speechLoudness) ? speechLoudness : TARGET_LUFS - OPEN_LU
  const left = speech.slice()
  const right = speech
  if (music) {
    const leading = clipSounds.filter(({ isInsteadOfVoice }) => isInsteadOfVoice)
    const heard = [...clips, ...leading.map(({ startSample, left }) => ({ startSample, samples: left }))]
    const gains = musicGains(heard, lengthSamples)
    addMusic(left, right, music, gains, musicLevel(music, voiceLoudness))
  }
  for (const sound of clipSounds) addClipSound(left, right, sound, { clips, voiceLoudness })
  if (effects) addEffects(left, right, effects, voiceLoudness)
  fade(left)
  fade(right)
  master(left, right)
  const mixed = new Float32Array(2 * lengthSamples)
  for (let i = 0; i < lengthSamples; i++) {
    mixed[2 * i] = left[i]!
    mixed[2 * i + 1] = right[i]!
  }
  return mixed
}

/** Returns the gain of the music over time, relative to the loudness of the speech, with one value per 5 ms. */
export function musicGains(clips: SoundPlan['clips'], lengthSamples: number): Float32Array {
  const steps = Math.ceil(lengthSamples / GAIN_STEP_SAMPLES) + 1
  const stepSeconds = GAIN_STEP_SAMPLES / SAMPLE_RATE
  const speaking = new Uint8Array(steps)
  for (const { startSample, samples } of clips) {
    for (let i = 0; i < samples.length; i += 16) {
      if (Math.abs(samples[i]!) > 0.004) speaking[Math.floor((startSample + i) / GAIN_STEP_SAMPLES)] = 1
    }
  }
  bridgePauses(speaking, Math.round(HOLD_SECONDS / stepSeconds))
  const gains = new Float32Array(steps)
  const fall = (OPEN_LU - DUCKED_LU) / (ATTACK_SECONDS / stepSeconds)
  const rise = (OPEN_LU - DUCKED_LU) / (RELEASE_SECONDS / stepSeconds)
  let level = OPEN_LU
  for (let i = 0; i < steps; i++) gains[i] = level = speaking[i] ? DUCKED_LU : Math.min(OPEN_LU, level + rise)
  level = OPEN_LU
  for (let i = steps - 1; i >= 0; i--) gains[i] = level = Math.min(gains[i]!, level + fall, OPEN_LU)
  return gains.map(toGain)
}

function bridgePauses(speaking: Uint8Array, longestSteps: number): void {
  let last = -1
  for (let i = 0; i < speaking.length; i++) {
    if (!speaking[i]) continue
    if (last >= 0 && i - last <= longestSteps) speaking.fill(1, last, i)
    last = i
  }
}

/** Returns the gain that brings the whole music to the loudness of the speech. */
function musicLevel(music: readonly [Float32Array, Float32Array], loudness: number): number {
  const own = integratedLoudness(music)
  return Number.isFinite(own) ? toGain(loudness - own) : 0
}

function addMusic(
  left: Float32Array,
  right: Float32Array,
  [musicLeft, musicRight]: readonly [Float32Array, Float32Array],
  gains: Float32Array,
  level: number,
): void {
  for (let i = 0, at = 0; i < left.length; i++) {
    const step = Math.floor(i / GAIN_STEP_SAMPLES)
    const part = i / GAIN_STEP_SAMPLES - step
    const gain = level * (gains[step]! + (gains[step + 1]! - gains[step]!) * part)
    left[i]! += gain * musicLeft[at]!
    right[i]! += gain * musicRight[at]!
    if (++at === musicLeft.length) at = 0
  }
}

/** Adds the sound of a clip. It is as loud as the voice if it replaces the voice, and otherwise ducked like music. */
function addClipSound(
  left: Float32Array,
  right: Float32Array,
  sound: ClipSound,
  { clips, voiceLoudness }: { clips: SoundPlan['clips']; voiceLoudness: number },
): void {
  const own = integratedLoudness([sound.left, sound.right])
  if (!Number.isFinite(own)) return
  const level = toGain(Math.min(MOST_CLIP_GAIN_DB, voiceLoudness - own))
  const gains = sound.isInsteadOfVoice ? undefined : musicGains(clips, left.length)
  const count = Math.min(sound.left.length, left.length - sound.startSample)
  for (let i = 0; i < count; i++) {
    const at = sound.startSample + i
    const gain = level * (gains?.[Math.floor(at / GAIN_STEP_SAMPLES)] ?? 1)
    left[at]! += gain * sound.left[i]!
    right[at]! += gain * sound.right[i]!
  }
}

function fade(samples: Float32Array): void {
  const fadeIn = Math.min(samples.length, FADE_IN_SECONDS * SAMPLE_RATE)
  for (let i = 0; i < fadeIn; i++) samples[i]! *= i / fadeIn
  const fadeOut = Math.min(samples.length, FADE_OUT_SECONDS * SAMPLE_RATE)
  for (let i = 0; i < fadeOut; i++) samples[samples.length - 1 - i]! *= Math.sin((Math.PI / 2) * (i / fadeOut))
}

/**
 * Brings the mix to the target loudness. The limiter lowers the loudness a little, so the gain is corrected and the
 * limiter runs again. Even quiet passages need at most three corrections.
 */
function master(left: Float32Array, right: Float32Array): void {
  const measured = integratedLoudness([left, right])
  if (!Number.isFinite(measured)) return
  const ceiling = toGain(CEILING_DBTP)
  let gain = toGain(TARGET_LUFS - measured)
  for (let round = 0; ; round++) {
    const [tryLeft, tryRight] = limit(left, right, gain, ceiling)
    const missing = TARGET_LUFS - integratedLoudness([tryLeft, tryRight])
    if (Math.abs(missing) < 0.1 || round === 3) {
      left.set(tryLeft)
      right.set(tryRight)
      return
    }
    gain *= toGain(missing)
  }
}
