import { createRandom } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { addMono, sampleAt, type Loop } from '../composer/loop.ts'

export type Sweep = {
  seconds: number
  /** The middle of the noise's band in hertz, at the start, in the middle and at the end. */
  path: readonly [from: number, middle: number, to: number]
  /** Where the noise is loudest, as a fraction of its length. */
  peak: number
  /** Width of the band: higher is narrower. */
  focus?: number
  pan?: number
  seed: number
}

/** Adds noise whose pitch moves along a path, like air around something fast. */
export function sweptNoise(
  loop: Loop,
  at: number,
  gain: number,
  { seconds, path: [from, middle, to], peak, focus = 1.4, pan = 0, seed }: Sweep,
): void {
  const random = createRandom(`sweep ${seed}`)
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  // The band output of a state variable filter.
  let low = 0
  let band = 0
  for (let i = 0; i < samples.length; i++) {
    const part = i / samples.length
    const half = part < 0.5
    const hertz = half ? from * (middle / from) ** (2 * part) : middle * (to / middle) ** (2 * part - 1)
    const edge = 2 * Math.sin((Math.PI * hertz) / SAMPLE_RATE)
    low += edge * band
    band += edge * (random() * 2 - 1 - low - band / focus)
    const level = part < peak ? part / peak : (1 - part) / (1 - peak)
    samples[i] = gain * band * Math.sin((level * Math.PI) / 2) ** 2
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}
