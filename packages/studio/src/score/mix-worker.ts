import type { TrackId } from '@dayreel/catalogue'
import { AV_LOG_ERROR } from 'node-av/constants'
import { Log } from 'node-av/lib'
import { serveTasks } from '../lib/worker-pool.ts'
import type { MixRequest } from '../ports.ts'
import { decodeTrack } from './decode-track.ts'
import { mixSound } from './mix-sound.ts'

// What FFmpeg has to say of a healthy file is not for the command's reader.
Log.setLevel(AV_LOG_ERROR)

/** A worker lives for one run or many; the tracks it has decoded stay, 25 MB each. */
const decoded = new Map<TrackId, Float32Array>()

serveTasks(
  async ({ clips, music, lengthSamples }: MixRequest) =>
    mixSound({ clips, music: music === null ? null : await interleavedTrack(music), lengthSamples }),
  (sound) => [sound.buffer as ArrayBuffer],
)

async function interleavedTrack(track: TrackId): Promise<Float32Array> {
  const known = decoded.get(track)
  if (known) return known
  const [left, right] = await decodeTrack(track)
  const interleaved = new Float32Array(2 * left.length)
  for (let i = 0; i < left.length; i++) {
    interleaved[2 * i] = left[i]!
    interleaved[2 * i + 1] = right[i]!
  }
  decoded.clear() // one track is what a run needs
  decoded.set(track, interleaved)
  return interleaved
}
