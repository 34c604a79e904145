import { StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { readSound } from '../sound-file/read-sound.ts'

/** Fades both ends, because a cut in the middle of a sound clicks. */
const FADE_SAMPLES = 0.03 * SAMPLE_RATE

/**
 * Decodes a part of the sound of a stored clip.
 *
 * @param part.loopSeconds the length after which the clip repeats. Absent if it does not.
 * @returns stereo, 48 kHz, as long as `part.samples`; silent after the end. Undefined if the clip has no sound.
 * @throws {StudioError} `clip-unreadable`
 */
export async function readClipSound(
  path: string,
  { startSeconds, samples, loopSeconds }: { startSeconds: number; samples: number; loopSeconds?: number },
): Promise<{ left: Float32Array; right: Float32Array } | undefined> {
  const [left, right] = [new Float32Array(samples), new Float32Array(samples)]
  const first = Math.round(startSeconds * SAMPLE_RATE)
  const loop = loopSeconds === undefined ? Infinity : Math.round(loopSeconds * SAMPLE_RATE)
  let at = 0
  try {
    await readSound(path, {
      onPiece([fromLeft, fromRight]) {
        for (let i = 0; i < fromLeft.length && at < loop; i++, at++) {
          for (let into = at - first; into < samples; into += loop) {
            if (into < 0) continue
            left[into] = fromLeft[i]!
            right[into] = fromRight[i]!
          }
        }
        return loop < Infinity || at < first + samples
      },
    })
  } catch (error) {
    if (error instanceof StudioError && error.code === 'sound-unreadable') return undefined
    throw error
  }
  for (const channel of [left, right]) fadeEnds(channel)
  return { left, right }
}

function fadeEnds(channel: Float32Array): void {
  const fade = Math.min(FADE_SAMPLES, channel.length / 2)
  for (let i = 0; i < fade; i++) {
    channel[i]! *= i / fade
    channel[channel.length - 1 - i]! *= i / fade
  }
}
