import type { SoundEffect } from '@dayreel/storyboard'
import { SAMPLE_RATE } from '../../lib/loudness.ts'
import { clap, kick, noiseHit } from '../composer/drums.ts'
import { bell } from '../composer/instruments.ts'
import { createLoop, type Loop } from '../composer/loop.ts'
import { sweptNoise } from './swept-noise.ts'

/** Length of each sound in seconds, with its end. */
const SECONDS: Readonly<Record<SoundEffect, number>> = {
  pop: 0.4,
  whoosh: 0.6,
  swish: 0.4,
  page: 0.4,
  pen: 0.4,
  tick: 0.4,
  riser: 0.9,
  hit: 0.6,
  shutter: 0.4,
  slap: 0.4,
  ding: 0.9,
  thud: 0.4,
}

const COMPOSERS: Readonly<Record<SoundEffect, (loop: Loop) => void>> = {
  pop(loop) {
    kick(loop, 0, 0.8, { high: 1_150, low: 420, decay: 42 })
  },
  whoosh(loop) {
    sweptNoise(loop, 0, 0.7, { seconds: 0.5, path: [260, 2_100, 500], peak: 0.5, pan: -0.3, seed: 1 })
    sweptNoise(loop, 0.05, 0.5, { seconds: 0.5, path: [300, 2_600, 700], peak: 0.55, pan: 0.4, seed: 2 })
  },
  swish(loop) {
    sweptNoise(loop, 0, 0.7, { seconds: 0.24, path: [900, 4_200, 2_200], peak: 0.35, seed: 3 })
  },
  page(loop) {
    sweptNoise(loop, 0, 0.5, { seconds: 0.22, path: [1_800, 5_200, 3_000], peak: 0.6, focus: 0.8, seed: 4 })
    noiseHit(loop, 0.16, 0.5, { edge: 2_400, decay: 46, seconds: 0.12, seed: 5 })
  },
  pen(loop) {
    for (let stroke = 0; stroke < 4; stroke++) {
      const rising = stroke % 2 === 0
      const path = rising ? ([2_600, 3_600, 4_400] as const) : ([4_200, 3_400, 2_500] as const)
      sweptNoise(loop, stroke * 0.075, 0.5, { seconds: 0.085, path, peak: 0.4, focus: 1, seed: 6 + stroke })
    }
  },
  tick(loop) {
    noiseHit(loop, 0, 0.6, { edge: 4_500, decay: 190, seconds: 0.03, seed: 10 })
    bell(loop, { at: 0, seconds: 0.12, pitch: 96, gain: 0.25 })
  },
  riser(loop) {
    sweptNoise(loop, 0, 0.7, { seconds: 0.85, path: [240, 900, 4_800], peak: 0.96, pan: -0.2, seed: 11 })
    sweptNoise(loop, 0, 0.5, { seconds: 0.85, path: [200, 800, 5_600], peak: 0.97, pan: 0.2, seed: 12 })
  },
  hit(loop) {
    kick(loop, 0, 0.9, { high: 170, low: 52, decay: 8 })
    noiseHit(loop, 0, 0.25, { edge: 700, decay: 24, seconds: 0.25, seed: 13 })
  },
  shutter(loop) {
    noiseHit(loop, 0, 0.7, { edge: 1_900, decay: 130, seconds: 0.05, tone: 0.2, toneHertz: 640, seed: 14 })
    noiseHit(loop, 0.075, 0.6, { edge: 1_500, decay: 110, seconds: 0.06, tone: 0.25, toneHertz: 480, seed: 15 })
  },
  slap(loop) {
    clap(loop, 0, 0.5, 16)
    kick(loop, 0, 0.4, { high: 240, low: 110, decay: 40 })
  },
  ding(loop) {
    bell(loop, { at: 0, seconds: 0.85, pitch: 83, gain: 0.5 })
    bell(loop, { at: 0.09, seconds: 0.75, pitch: 88, gain: 0.4, pan: 0.2 })
  },
  thud(loop) {
    kick(loop, 0, 0.9, { high: 120, low: 62, decay: 22 })
    noiseHit(loop, 0, 0.12, { edge: 500, decay: 60, seconds: 0.1, seed: 17 })
  },
}

/** Composes a sound effect. The same name always gives the same samples. */
export function composeEffect(name: SoundEffect): readonly [left: Float32Array, right: Float32Array] {
  const loop = createLoop(Math.round(SECONDS[name] * SAMPLE_RATE))
  COMPOSERS[name](loop)
  return [loop.left, loop.right]
}
