import type { RawSpeech } from '@dayreel/storyboard'
import { SAMPLE_RATE as RATE } from '../lib/loudness.ts'
import { readSound } from '../sound-file/read-sound.ts'
import { withSoundFile } from '../sound-file/with-sound-file.ts'
import { softenNoise } from './soften-noise.ts'

/**
 * Decodes a recording of a person's voice, and lowers the noise between the words.
 *
 * @param bytes a sound file.
 * @throws {StudioError} `sound-unreadable`
 */
export async function decodeRecording(bytes: Uint8Array): Promise<RawSpeech> {
  const pieces: Float32Array[] = []
  await withSoundFile(bytes, (file) =>
    readSound(file, {
      onPiece: ([left, right]) => void pieces.push(left.map((sample, i) => (sample + right[i]!) / 2)),
    }),
  )
  const samples = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    samples.set(piece, at)
    at += piece.length
  }
  softenNoise(samples)
  return { samples, sampleRate: RATE }
}
