import { readFile } from 'node:fs/promises'
import { TRACKS, type TrackId } from '@dayreel/catalogue'
import { describe, expect, test } from 'vitest'
import { integratedLoudness, SAMPLE_RATE, toDecibels, truePeak } from '../lib/loudness.ts'
import { hashFile, hashLoop, MADE_TRACKS_FILE, type MadeTrack } from './compose.ts'
import { COMPOSERS } from './composer/tracks.ts'
import { decodeMusic, previewFile, trackFile } from './decode-music.ts'

/** The track that takes the least time to compose. `npm run soak` composes all six tracks. */
const COMPOSED: TrackId = 'skywalker'

const made = JSON.parse(await readFile(MADE_TRACKS_FILE, 'utf8')) as MadeTrack[]
const madeOf = (id: TrackId): MadeTrack => made.find((track) => track.id === id)!

test('the composer script gives the samples that the files were made from', () => {
  expect(hashLoop(COMPOSERS[COMPOSED]())).toBe(madeOf(COMPOSED).composed)
})

describe.each(TRACKS)('$name', ({ id }) => {
  test('the files are those of the composer script', async () => {
    expect(await hashFile(trackFile(id))).toBe(madeOf(id).ogg)
    expect(await hashFile(previewFile(id))).toBe(madeOf(id).preview)
  })

  test('lasts a minute or more and loops without a seam', async () => {
    const channels = await decodeMusic(trackFile(id))
    expect(channels[0].length).toBe(madeOf(id).samples)
    expect(channels[0].length / SAMPLE_RATE).toBeGreaterThanOrEqual(60)
    expect(integratedLoudness(channels)).toBeCloseTo(-18, 0)
    expect(toDecibels(truePeak(channels))).toBeLessThan(-1)
    for (const samples of channels) {
      const jump = Math.abs(samples[0]! - samples.at(-1)!)
      expect(jump).toBeLessThan(4 * typicalJump(samples))
    }
  })
})

test('the tracks differ in their number of onsets and in brightness', async () => {
  const characters = await Promise.all(
    TRACKS.map(async ({ id }) => {
      const [left] = await decodeMusic(trackFile(id))
      return { onsets: onsetsASecond(left), brightness: crossingsASecond(left) }
    }),
  )
  for (const [i, a] of characters.entries()) {
    for (const b of characters.slice(i + 1)) {
      const differ = Math.abs(Math.log(a.onsets / b.onsets)) + Math.abs(Math.log(a.brightness / b.brightness))
      expect(differ).toBeGreaterThan(0.15)
    }
  }
})

/** Returns the root mean square of the differences between neighbouring samples, in the half second around the seam. */
function typicalJump(samples: Float32Array): number {
  let sum = 0
  const reach = SAMPLE_RATE / 4
  for (let i = 1; i < reach; i++) {
    sum += (samples[i]! - samples[i - 1]!) ** 2
    sum += (samples[samples.length - i]! - samples[samples.length - i - 1]!) ** 2
  }
  return Math.sqrt(sum / (2 * reach))
}

/** Counts how often per second the level rises by half within 20 ms. */
function onsetsASecond(samples: Float32Array): number {
  const hop = SAMPLE_RATE / 50
  let onsets = 0
  let before = 0
  for (let i = 0; i + hop <= samples.length; i += hop) {
    let energy = 0
    for (let j = i; j < i + hop; j++) energy += samples[j]! ** 2
    const level = Math.sqrt(energy / hop)
    if (level > 1.5 * before && level > 0.02) onsets++
    before = level
  }
  return onsets / (samples.length / SAMPLE_RATE)
}

function crossingsASecond(samples: Float32Array): number {
  let crossings = 0
  for (let i = 1; i < samples.length; i++) if (samples[i]! >= 0 !== samples[i - 1]! >= 0) crossings++
  return crossings / (samples.length / SAMPLE_RATE)
}
