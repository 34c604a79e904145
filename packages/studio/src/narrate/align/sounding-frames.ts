import { HOP_SECONDS, type Spectrogram } from './spectrogram.ts'

/** Decibels below the loud part of speech at which a frame counts as silent. */
const SILENCE_BELOW_SPEECH_DB = 36
/** Decibels above the noise between words at which a frame counts as speech. */
const SPEECH_ABOVE_NOISE_DB = 6
/** A shorter silence belongs to a word, such as the closure of a “t”. */
const SHORTEST_PAUSE_FRAMES = Math.round(0.08 / HOP_SECONDS)

/** Returns the frames of a sound without its pauses, in order. */
export function soundingFrames({ frames, levels }: Spectrogram): number[] {
  const sorted = levels.toSorted()
  const loud = sorted[Math.floor(sorted.length * 0.95)] ?? 0
  const noise = sorted[Math.floor(sorted.length * 0.05)] ?? 0
  const threshold = Math.max(loud - SILENCE_BELOW_SPEECH_DB, Math.min(noise + SPEECH_ABOVE_NOISE_DB, loud - 15))
  const kept: number[] = []
  let quiet = 0
  for (let frame = 0; frame < frames; frame++) {
    if (levels[frame]! < threshold) {
      quiet++
      continue
    }
    if (kept.length > 0 && quiet < SHORTEST_PAUSE_FRAMES) for (let k = frame - quiet; k < frame; k++) kept.push(k)
    quiet = 0
    kept.push(frame)
  }
  return kept
}
