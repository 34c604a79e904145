const SAMPLE_RATE = 48_000
const WAV_HEADER_BYTES = 44

/** @param samples mono, 48 kHz. */
export function toWav(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(WAV_HEADER_BYTES + 2 * samples.length)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16) // length of the format
  bytes.writeUInt16LE(1, 20) // PCM
  bytes.writeUInt16LE(1, 22) // mono
  bytes.writeUInt32LE(SAMPLE_RATE, 24)
  bytes.writeUInt32LE(2 * SAMPLE_RATE, 28)
  bytes.writeUInt16LE(2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(2 * samples.length, 40)
  samples.forEach((sample, i) => bytes.writeInt16LE(Math.round(sample * 32_767), WAV_HEADER_BYTES + 2 * i))
  return bytes
}
