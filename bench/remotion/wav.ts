const HEADER_BYTES = 44
const SAMPLES_PER_SECOND = 48_000
const CHANNELS = 2
const BYTES_A_SAMPLE = 2

/** A WAV file of interleaved stereo at 48 kHz, sixteen bits a sample. */
export function wavFile(sound: Float32Array): Uint8Array {
  const bytes = Buffer.alloc(HEADER_BYTES + sound.length * BYTES_A_SAMPLE)
  const frameBytes = CHANNELS * BYTES_A_SAMPLE
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16) // length of what follows, up to "data"
  bytes.writeUInt16LE(1, 20) // plain PCM
  bytes.writeUInt16LE(CHANNELS, 22)
  bytes.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  bytes.writeUInt32LE(SAMPLES_PER_SECOND * frameBytes, 28)
  bytes.writeUInt16LE(frameBytes, 32)
  bytes.writeUInt16LE(8 * BYTES_A_SAMPLE, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(sound.length * BYTES_A_SAMPLE, 40)
  for (let i = 0; i < sound.length; i++)
    bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sound[i]!)) * 32_767), HEADER_BYTES + i * BYTES_A_SAMPLE)
  return bytes
}
