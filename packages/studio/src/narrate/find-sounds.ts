import { SAMPLE_RATE as RATE } from '../lib/loudness.ts'

/** A stretch of sound between two silences, in seconds. */
export type Sound = { start: number; end: number }

const WINDOW_SECONDS = 0.01
/** Decibels below the loudest moment of speech at which a window counts as silent. */
const SILENCE_BELOW_PEAK_DB = 38
/** Level below which nothing counts as speech, as a factor. */
const INAUDIBLE = 0.001
/** A shorter silence is part of a word, such as the closure of a “t”. */
const SHORTEST_PAUSE_SECONDS = 0.12

/** Finds the stretches of sound in a mono clip at 48 kHz. The list is empty if the clip is silent. */
export function findSounds(samples: Float32Array): Sound[] {
  const size = WINDOW_SECONDS * RATE
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, i) =>
    levelOf(samples.subarray(i * size, (i + 1) * size)),
  )
  const peak = levels.reduce((most, level) => Math.max(most, level), 0)
  const threshold = Math.max(INAUDIBLE, peak * 10 ** (-SILENCE_BELOW_PEAK_DB / 20))
  const sounds: Sound[] = []
  levels.forEach((level, i) => {
    if (level < threshold) return
    const [start, end] = [i * WINDOW_SECONDS, (i + 1) * WINDOW_SECONDS]
    const last = sounds.at(-1)
    if (last !== undefined && start - last.end < SHORTEST_PAUSE_SECONDS) last.end = end
    else sounds.push({ start, end })
  })
  return sounds
}

function levelOf(window: Float32Array): number {
  let sum = 0
  for (const sample of window) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, window.length))
}
