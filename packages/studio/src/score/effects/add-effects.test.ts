import type { SoundEffect } from '@dayreel/storyboard'
import { describe, expect, test } from 'vitest'
import { loudestMoment, SAMPLE_RATE } from '../../lib/loudness.ts'
import { addEffects, CLEAR_SECONDS } from './add-effects.ts'
import { composeEffect } from './effect-sounds.ts'

const SOUNDS: readonly SoundEffect[] = [
  'pop',
  'whoosh',
  'swish',
  'page',
  'pen',
  'tick',
  'riser',
  'hit',
  'shutter',
  'slap',
  'ding',
  'thud',
]
const VOICE_LUFS = -20

describe.each(SOUNDS)('%s', (sound) => {
  test('is the same each time, audible, and has a soft end', () => {
    const [left, right] = composeEffect(sound)
    expect(composeEffect(sound)[0]).toEqual(left)
    expect(loudestMoment([left, right])).toBeGreaterThan(-60)
    expect([left, right].flatMap((channel) => [...channel]).every((value) => Math.abs(value) <= 1.5)).toBe(true)
    for (const channel of [left, right]) expect(Math.abs(channel.at(-1)!)).toBeLessThan(0.01)
  })

  test.each([24, 30])('is %i LU below the voice', (belowVoiceLu) => {
    const [left, right] = mixed({ sounds: [{ sound, startSample: SAMPLE_RATE }], belowVoiceLu, wordStarts: [] })
    expect(loudestMoment([left, right])).toBeCloseTo(VOICE_LUFS - belowVoiceLu, 0)
  })

  test('is silent while a word begins, and returns after it', () => {
    const start = SAMPLE_RATE + 2_000
    const [left] = mixed({ sounds: [{ sound, startSample: SAMPLE_RATE }], belowVoiceLu: 24, wordStarts: [start] })
    const clear = left.subarray(start, start + CLEAR_SECONDS * SAMPLE_RATE)
    expect(clear.every((value) => value === 0)).toBe(true)
    expect(left.subarray(SAMPLE_RATE, start).some((value) => value !== 0)).toBe(true)
  })
})

test('effects that begin before the video or end after it are cut off', () => {
  const sounds = [
    { sound: 'riser' as const, startSample: -20_000 },
    { sound: 'ding' as const, startSample: 3 * SAMPLE_RATE - 100 },
  ]
  const [left] = mixed({ sounds, belowVoiceLu: 24, wordStarts: [] })
  expect(left[0]).not.toBe(0)
  expect(left).toHaveLength(3 * SAMPLE_RATE)
})

function mixed(plan: Parameters<typeof addEffects>[2]): [Float32Array, Float32Array] {
  const left = new Float32Array(3 * SAMPLE_RATE)
  const right = new Float32Array(3 * SAMPLE_RATE)
  addEffects(left, right, plan, VOICE_LUFS)
  return [left, right]
}
