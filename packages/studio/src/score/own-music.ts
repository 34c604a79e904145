import { SAMPLE_RATE } from '../lib/loudness.ts'
import { withSoundFile } from '../sound-file/with-sound-file.ts'
import { decodeMusic } from './decode-music.ts'

type Stereo = [left: Float32Array, right: Float32Array]

/** −50 dBFS. Quieter beginnings and ends are cut, because a loop would seem to stop there. */
const SILENCE = 0.003
/** Where a shorter piece begins again, its end fades into its beginning. */
const CROSSFADE_SECONDS = 1.5
/** Seconds that are decoded beyond the video's length, to make up for a quiet beginning. */
const SPARE_SECONDS = 10

/**
 * Decodes a user's own music and makes it as long as the video.
 *
 * @param bytes a sound file.
 * @throws {StudioError} `sound-unreadable`
 */
export async function decodeOwnMusic(bytes: Uint8Array, lengthSamples: number): Promise<Stereo> {
  return withSoundFile(bytes, async (file) =>
    fitMusic(await decodeMusic(file, lengthSamples + SPARE_SECONDS * SAMPLE_RATE), lengthSamples),
  )
}

/**
 * Cuts music to a length, or repeats it with its end faded into its beginning. Unlike our tracks, a user's music is not
 * composed to loop.
 */
export function fitMusic(music: Stereo, lengthSamples: number): Stereo {
  const [from, to] = soundRange(music)
  const length = to - from
  const fade = Math.floor(Math.min(CROSSFADE_SECONDS * SAMPLE_RATE, length / 4))
  const step = length - fade
  return music.map((whole) => {
    const channel = whole.subarray(from, to)
    const fitted = new Float32Array(lengthSamples)
    for (let start = 0; start < lengthSamples; start += step) {
      const isLast = start + step >= lengthSamples
      const count = Math.min(length, lengthSamples - start)
      for (let i = 0; i < count; i++) {
        let gain = 1
        if (start > 0 && i < fade) gain = Math.sin((Math.PI / 2) * (i / fade))
        else if (!isLast && i >= step) gain = Math.cos((Math.PI / 2) * ((i - step) / fade))
        fitted[start + i]! += gain * channel[i]!
      }
    }
    return fitted
  }) as Stereo
}

/** Returns the range between the first and the last sample that is heard. */
function soundRange([left, right]: Stereo): [from: number, to: number] {
  const isHeard = (i: number): boolean => Math.abs(left[i]!) > SILENCE || Math.abs(right[i]!) > SILENCE
  let from = 0
  let to = left.length
  while (from < to && !isHeard(from)) from++
  if (from === to) return [0, left.length]
  while (!isHeard(to - 1)) to--
  return [from, to]
}
