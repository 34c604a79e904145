import type { TrackId } from '@dayreel/catalogue'
import { createRestingPool } from '../lib/resting-pool.ts'
import type { Score } from '../ports.ts'
import { decodeTrack } from './decode-track.ts'
import type { SoundPlan } from './mix-sound.ts'

/** A video has one mix. */
const REST_AFTER_MS = 100

/**
 * The embedded score: the six composed tracks, mixed in a thread of its own. Tracks are decoded out here, because a thread
 * must not be ended while it is inside FFmpeg.
 */
export function createScore(): Score {
  const pool = createRestingPool(new URL('./mix-worker.ts', import.meta.url), { size: 1 }, REST_AFTER_MS)
  let last: { track: TrackId; sound: Promise<Float32Array> } | undefined
  const soundOf = (track: TrackId): Promise<Float32Array> => {
    if (last?.track !== track) last = { track, sound: interleaved(track) } // one track is what a video needs; each takes 25 MB
    return last.sound
  }
  return {
    id: 'embedded-score-1',
    async mix({ clips, music, lengthSamples }, signal) {
      const sound = music === null ? null : await soundOf(music)
      return await pool.run<Float32Array>({ clips, music: sound, lengthSamples } satisfies SoundPlan, signal)
    },
    close: () => pool.close(),
  }
}

async function interleaved(track: TrackId): Promise<Float32Array> {
  const [left, right] = await decodeTrack(track)
  const sound = new Float32Array(2 * left.length)
  for (let i = 0; i < left.length; i++) {
    sound[2 * i] = left[i]!
    sound[2 * i + 1] = right[i]!
  }
  return sound
}
