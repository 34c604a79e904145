import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { createRandom } from '@dayreel/storyboard/base'
import { addMono, sampleAt, type Loop } from './loop.ts'

/**
 * One note. `at` and `seconds` are its start and length, `pitch` is its MIDI number (60 is middle C), and `gain` is its
 * loudness, 0…1.
 */
export type Note = { at: number; seconds: number; pitch: number; gain: number; pan?: number }

const TURN = 2 * Math.PI

function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12)
}

/** Returns the coefficient of a one-pole low pass, which follows a change within about 1 / (2π · cutoff) seconds. */
function smoothing(cutoffHertz: number): number {
  return 1 - Math.exp((-TURN * cutoffHertz) / SAMPLE_RATE)
}

/** Returns the correction of a saw wave near its jump that reduces aliasing (PolyBLEP). */
function jumpCorrection(phase: number, step: number): number {
  if (phase < step) {
    const t = phase / step
    return t + t - t * t - 1
  }
  if (phase > 1 - step) {
    const t = (phase - 1) / step
    return t * t + t + t + 1
  }
  return 0
}

export type PadOptions = { cutoff: number; attack: number; release: number; detune?: number; seed: number }

/** Adds a pad: five detuned saws across the stereo field, with a soft filter that opens during the note. */
export function pad(loop: Loop, note: Note, { cutoff, attack, release, detune = 0.006, seed }: PadOptions): void {
  const random = createRandom(`pad ${seed} ${note.pitch}`)
  const step = hertz(note.pitch) / SAMPLE_RATE
  const phases = Array.from({ length: 5 }, random)
  const steps = [-2, -1, 0, 1, 2].map((voice) => step * (1 + (detune * voice) / 2))
  const length = Math.round((note.seconds + release) * SAMPLE_RATE)
  const start = sampleAt(loop, note.at)
  let left1 = 0
  let left2 = 0
  let right1 = 0
  let right2 = 0
  let openness = 0
  for (let i = 0, at = start; i < length; i++) {
    const t = i / SAMPLE_RATE
    const level =
      Math.min(1, t / attack) ** 1.5 * (t > note.seconds ? Math.exp(-(t - note.seconds) / (release * 0.3)) : 1)
    let left = 0
    let right = 0
    for (let voice = 0; voice < 5; voice++) {
      let phase = phases[voice]! + steps[voice]!
      if (phase >= 1) phase -= 1
      phases[voice] = phase
      const saw = 2 * phase - 1 - jumpCorrection(phase, steps[voice]!)
      const pan = 0.1 + 0.2 * voice
      left += saw * (1 - pan)
      right += saw * pan
    }
    if (i % 32 === 0) openness = smoothing(cutoff * (0.65 + 0.45 * level + 0.12 * Math.sin(0.7 * t + note.pitch)))
    left1 += openness * (left - left1)
    left2 += openness * (left1 - left2)
    right1 += openness * (right - right1)
    right2 += openness * (right1 - right2)
    loop.left[at]! += left2 * level * note.gain * 0.2
    loop.right[at]! += right2 * level * note.gain * 0.2
    if (++at === loop.length) at = 0
  }
}

/**
 * Adds an electric piano: frequency modulation with two operators, a bell-like attack and a slow tremolo across the
 * stereo field.
 */
export function electricPiano(loop: Loop, { at, seconds, pitch, gain, pan = 0 }: Note, brightness = 1): void {
  const turn = (TURN * hertz(pitch)) / SAMPLE_RATE
  const samples = new Float32Array(Math.round((seconds + 0.8) * SAMPLE_RATE))
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE
    const level =
      Math.min(1, t / 0.004) * Math.exp(-t * (0.5 + 0.012 * pitch)) * (t > seconds ? Math.exp(-(t - seconds) * 8) : 1)
    const bark = brightness * (1.2 * Math.exp(-t * 3.2) + 0.2) * Math.sin(turn * i)
    const tine = brightness * 0.3 * Math.exp(-t * 14) * Math.sin(turn * 14 * i)
    samples[i] =
      0.5 * gain * level * Math.sin(turn * i + (bark + tine) * (0.6 + gain)) * (1 + 0.1 * Math.sin(TURN * 4.6 * t))
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}

/**
 * Adds a note of a felted upright piano: a few slightly stretched partials and the thud of the hammer. Higher partials
 * fade faster.
 */
export function feltPiano(loop: Loop, { at, seconds, pitch, gain, pan = 0 }: Note, softness = 1): void {
  const fundamental = hertz(pitch)
  const random = createRandom(`felt ${pitch} ${at.toFixed(3)}`)
  const samples = new Float32Array(Math.round(Math.min(6, seconds + 2.2) * SAMPLE_RATE))
  for (let partial = 1; partial <= 7; partial++) {
    const frequency = fundamental * partial * Math.sqrt(1 + 0.0004 * partial * partial)
    if (frequency > 9_000) break
    const share = Math.exp(-(partial - 1) * (0.75 * softness + 0.02 * (pitch - 60))) * (partial === 2 ? 0.8 : 1)
    const decay = (0.5 + 0.018 * Math.max(0, pitch - 40)) * (1 + 0.45 * (partial - 1))
    const phase = random() * TURN
    const beat = 1 + 0.0006 * (random() - 0.5)
    for (let i = 0; i < samples.length; i++) {
      const t = i / SAMPLE_RATE
      const damper = t > seconds ? Math.exp(-(t - seconds) * 3.2) : 1
      const wave = Math.sin(TURN * frequency * t + phase) + 0.4 * Math.sin(TURN * frequency * beat * t + 2 * phase)
      samples[i]! += 0.42 * gain * share * Math.exp(-decay * t) * damper * wave
    }
  }
  let thud = 0
  for (let i = 0; i < Math.min(samples.length, 2_400); i++) {
    thud += 0.04 * (random() * 2 - 1 - thud)
    samples[i] = samples[i]! * Math.min(1, i / 140) + 0.35 * gain * thud * Math.exp(-i / 500)
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}

/** Adds a round bass: a slightly distorted mix of sine and triangle, with a filter that closes after the attack. */
export function bass(loop: Loop, { at, seconds, pitch, gain }: Note, { cutoff = 420, drive = 1.6 } = {}): void {
  const step = hertz(pitch) / SAMPLE_RATE
  const samples = new Float32Array(Math.round((seconds + 0.12) * SAMPLE_RATE))
  let phase = 0
  let low1 = 0
  let low2 = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE
    const level =
      Math.min(1, t / 0.006) * (0.55 + 0.45 * Math.exp(-t * 4)) * (t > seconds ? Math.exp(-(t - seconds) * 40) : 1)
    phase += step
    if (phase >= 1) phase -= 1
    const triangle = 1 - 4 * Math.abs(phase - 0.5)
    const wave = Math.tanh(drive * (0.75 * Math.sin(TURN * phase) + 0.35 * triangle))
    const open = smoothing(cutoff * (0.6 + 1.2 * Math.exp(-t * 9)))
    low1 += open * (wave - low1)
    low2 += open * (low1 - low2)
    samples[i] = low2 * level * gain
  }
  addMono(loop, sampleAt(loop, at), samples, 0)
}

export type SynthOptions = { cutoff: number; sweep?: number; decay?: number; detune?: number }

/** Adds a synthesiser of the eighties, for basses and arpeggios: two saws with a filter that closes quickly. */
export function sawSynth(loop: Loop, { at, seconds, pitch, gain, pan = 0 }: Note, options: SynthOptions): void {
  const { cutoff, sweep = 2, decay = 7, detune = 0.004 } = options
  const step = hertz(pitch) / SAMPLE_RATE
  const samples = new Float32Array(Math.round((seconds + 0.15) * SAMPLE_RATE))
  let first = 0.25
  let second = 0.75
  let low1 = 0
  let low2 = 0
  let open = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE
    const level = Math.min(1, t / 0.004) * (t > seconds ? Math.exp(-(t - seconds) * 30) : 1)
    first = (first + step * (1 + detune)) % 1
    second = (second + step * (1 - detune)) % 1
    const wave = 2 * first - 1 - jumpCorrection(first, step) + 2 * second - 1 - jumpCorrection(second, step)
    if (i % 16 === 0) open = smoothing(cutoff * (1 + sweep * Math.exp(-t * decay)))
    low1 += open * (wave - low1)
    low2 += open * (low1 - low2)
    samples[i] = 0.5 * low2 * level * gain
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}

export type PluckOptions = { decay?: number; brightness?: number; damp?: number }

/** Adds a plucked string (Karplus-Strong): a burst of noise in a delay loop that softens it in each round. */
export function pluck(loop: Loop, { at, pitch, gain, pan = 0 }: Note, options: PluckOptions = {}): void {
  const { decay = 0.996, brightness = 0.5, damp = 1.1 } = options
  const random = createRandom(`pluck ${pitch} ${at.toFixed(3)}`)
  const period = SAMPLE_RATE / hertz(pitch) - 0.5
  const size = Math.max(8, Math.floor(period))
  const tuning = period - size // The fraction of a sample in the period. A first-order all pass adds it.
  const allPass = (1 - tuning) / (1 + tuning)
  const string = new Float32Array(size)
  let soft = 0
  for (let i = 0; i < size; i++) string[i] = soft += brightness * (random() * 2 - 1 - soft)
  const samples = new Float32Array(Math.round(2.4 * SAMPLE_RATE))
  let previous = 0
  let delayedIn = 0
  let delayedOut = 0
  for (let i = 0, j = 0; i < samples.length; i++) {
    const value = string[j]!
    const averaged = decay * 0.5 * (value + previous)
    previous = value
    delayedOut = allPass * (averaged - delayedOut) + delayedIn
    delayedIn = averaged
    string[j] = delayedOut
    if (++j === size) j = 0
    samples[i] = value * gain * Math.min(1, i / 50) * Math.exp((-i / SAMPLE_RATE) * damp)
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}

/** Adds a struck bar: one modulated sine, and a high partial that fades immediately. */
export function bell(loop: Loop, { at, seconds, pitch, gain, pan = 0 }: Note): void {
  const turn = (TURN * hertz(pitch)) / SAMPLE_RATE
  const samples = new Float32Array(Math.round(seconds * SAMPLE_RATE))
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE
    const body = Math.sin(turn * i + 0.9 * Math.exp(-t * 4) * Math.sin(3.01 * turn * i)) * Math.exp(-t * 2.4)
    const strike = 0.25 * Math.sin(2.76 * turn * i) * Math.exp(-t * 6)
    const end = Math.min(1, (samples.length - i) / 2_400)
    samples[i] = (body + strike) * Math.min(1, t / 0.003) * gain * end
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}

/** Adds a whistle: almost a sine, with a late vibrato, a little breath, and a glide from the previous note. */
export function whistle(loop: Loop, { at, seconds, pitch, gain, pan = 0 }: Note, from = pitch): void {
  const random = createRandom(`whistle ${at.toFixed(3)}`)
  const samples = new Float32Array(Math.round((seconds + 0.12) * SAMPLE_RATE))
  let phase = 0
  let breath = 0
  for (let i = 0; i < samples.length; i++) {
    const t = i / SAMPLE_RATE
    const glide = from + (pitch - from) * Math.min(1, t / 0.06)
    const vibrato = 0.22 * Math.min(1, Math.max(0, t - 0.18) / 0.25) * Math.sin(TURN * 5.4 * t)
    phase += hertz(glide + vibrato) / SAMPLE_RATE
    breath += 0.3 * (random() * 2 - 1 - breath)
    const level = Math.min(1, t / 0.035) * (t > seconds ? Math.exp(-(t - seconds) * 35) : 1)
    samples[i] = gain * level * (Math.sin(TURN * phase) + 0.12 * Math.sin(2 * TURN * phase) + 0.05 * breath)
  }
  addMono(loop, sampleAt(loop, at), samples, pan)
}
