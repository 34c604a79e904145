import { StudioError } from '@dayreel/storyboard/base'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { readSound } from '../sound-file/read-sound.ts'
import { openSoundWriter } from '../sound-file/write-sound.ts'

export type SoundRules = {
  /** Maximum length in seconds. */
  maxSeconds: number
  /** 1 for speech, 2 for music. */
  channels: 1 | 2
}

const BITS_PER_SECOND = { 1: 128_000, 2: 160_000 } as const
const SILENCE = 1e-4
const MIN_SECONDS = 0.5

/**
 * Decodes an uploaded sound file and encodes it into a new M4A file at 48 kHz, which contains only the sound and no
 * metadata. Holds one piece in memory, regardless of the length of the sound.
 *
 * @returns the length in seconds.
 * @throws {StudioError} `sound-unreadable`
 */
export async function keepSound(
  from: string,
  to: string,
  { maxSeconds, channels }: SoundRules,
  throwIfStopped: () => void,
): Promise<{ seconds: number }> {
  await using writer = await openSoundWriter(to, { format: 'aac', channels, bitsPerSecond: BITS_PER_SECOND[channels] })
  let samples = 0
  let isSilent = true
  await readSound(from, {
    throwIfStopped,
    async onPiece([left, right]) {
      samples += left.length
      if (samples > maxSeconds * SAMPLE_RATE) throw tooLong(maxSeconds)
      // A damaged file may decode to NaN, which would spoil the whole mix.
      for (const channel of [left, right]) {
        for (let i = 0; i < channel.length; i++) {
          const value = channel[i]!
          if (!(value >= -1)) channel[i] = value < -1 ? -1 : 0
          else if (value > 1) channel[i] = 1
          if (isSilent && Math.abs(channel[i]!) > SILENCE) isSilent = false
        }
      }
      if (channels === 1) for (let i = 0; i < left.length; i++) left[i] = (left[i]! + right[i]!) / 2
      await writer.write(channels === 1 ? [left] : [left, right])
    },
  })
  if (samples < MIN_SECONDS * SAMPLE_RATE) {
    throw new StudioError('sound-unreadable', 'The sound is shorter than half a second. Choose a longer one.')
  }
  if (isSilent) throw new StudioError('sound-unreadable', 'The file contains only silence. Choose another file.')
  await writer.finish()
  return { seconds: samples / SAMPLE_RATE }
}

/**
 * Encodes speech into a new M4A file like `keepSound`.
 *
 * @param samples mono, 48 kHz.
 */
export async function keepSpeech(samples: Float32Array<ArrayBuffer>, to: string): Promise<{ seconds: number }> {
  await using writer = await openSoundWriter(to, { format: 'aac', channels: 1, bitsPerSecond: BITS_PER_SECOND[1] })
  await writer.write([samples])
  await writer.finish()
  return { seconds: samples.length / SAMPLE_RATE }
}

function tooLong(maxSeconds: number): StudioError {
  return new StudioError(
    'sound-unreadable',
    `The sound is longer than ${maxSeconds / 60} minutes. Cut it and upload it again.`,
  )
}
