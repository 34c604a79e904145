import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { createRandom } from '@dayreel/storyboard/base'
import { addMono, sampleAt, type Loop } from './loop.ts'

const TURN = 2 * Math.PI

/** Adds a kick drum: a sine whose pitch falls quickly from `high` to `low` hertz. */
export function kick(loop: Loop, at: number, gain: number, { high = 120, low = 46, decay = 9 } = {}): void {
  const samples = new Float32Array(Math.round(0.36 * SAMPLE_RATE))
  let phase = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE
    phase += (low + (high - low) * Math.exp(-t * 34)) / SAMPLE_RATE
    const click = i < 130 ? 0.12 * (1 - i / 130) * Math.sin(0.65 * i) : 0
    const end = Math.min(1, (samples.length - i) / 500)
    samples[i] = gain * end * (Math.tanh(1.5 * Math.sin(TURN * phase)) * Math.exp(-t * decay) + click)
  }
  addMono(loop, sampleAt(loop, at), samples, 0)
}

export type NoiseOptions = {
  /** Lower edge of the noise in hertz. `decay` is per second, and `seconds` is its length. */
  edge: number
  decay: number
  seconds: number
  /** Level and pitch of the tone of a drum skin. */
  tone?: number
  toneHertz?: number
  pan?: number
  seed: number
}

/** Adds a hat, snare, shaker or brush: high-passed noise, in some cases with the tone of a drum skin. */
export function noiseHit(loop: Loop, at: number, gain: number, options: NoiseOptions): void {
  const { edge, decay, seconds, tone = 0, toneHertz = 190, pan = 0, seed } = options
  const random = createRandom(`noise ${seed}`)
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  const keep = Math.exp((-TURN * edge) / SAMPLE_RATE)
  let before = 0
  let high = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE
    const noise = random() * 2 - 1
    high = keep * (high + noise - before)
    before = noise
    const skin = tone * Math.sin(TURN * toneHertz * t + 4 * Math.exp(-t * 40)) * Math.exp(-t * 22)
    const end = Math.min(1, (samples.length - i) / 300)
    samples[i] = gain * end * (high * Math.exp(-t * decay) * Math.min(1, i / 20) + skin)
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}

/** Adds a clap: four bursts of noise within 25 ms, followed by the sound of the room. */
export function clap(loop: Loop, at: number, gain: number, seed: number): void {
  for (let hand = 0; hand < 4; hand++) {
    const late = hand * 0.008 + 0.003 * createRandom(`clap ${seed} ${hand}`)()
    const decay = hand === 3 ? 24 : 120
    noiseHit(loop, at + late, gain * (hand === 3 ? 1 : 0.6), {
      edge: 1_100,
      decay,
      seconds: hand === 3 ? 0.22 : 0.03,
      pan: hand * 0.2 - 0.3,
      seed: 4 * seed + hand,
    })
  }
}
