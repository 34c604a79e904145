import { openSoundWriter } from '../sound-file/write-sound.ts'

/**
 * Writes stereo sound to a compressed file.
 *
 * @param format see `SoundFormat`.
 * @param bitsPerSecond the approximate rate. The default is enough for music.
 * @throws {StudioError} `step-failed`
 */
export async function encodeTrack(
  channels: readonly [Float32Array, Float32Array],
  file: string,
  format: 'vorbis' | 'aac',
  bitsPerSecond = format === 'vorbis' ? 88_000 : 112_000,
): Promise<void> {
  await using writer = await openSoundWriter(file, { format, channels: 2, bitsPerSecond })
  await writer.write(channels)
  await writer.finish()
}
