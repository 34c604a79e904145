import { Malformed } from '../text/wire-format.ts'

const HEADER_BYTES = 44

/**
 * Reads a mono WAV file of 16-bit samples, the only kind of sound that this stand-in understands.
 *
 * @throws {Malformed}
 */
export function readWavFile(bytes: Buffer): { samples: Float32Array; sampleRate: number } {
  const isWav =
    bytes.length >= HEADER_BYTES &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 16) === 'WAVEfmt ' &&
    bytes.toString('latin1', 36, 40) === 'data'
  if (!isWav) throw new Malformed('Invalid file format.')
  const [channels, sampleRate, bits] = [bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)]
  const length = bytes.readUInt32LE(40)
  if (channels !== 1 || bits !== 16 || sampleRate < 8_000 || length !== bytes.length - HEADER_BYTES) {
    throw new Malformed('Invalid file format.')
  }
  const samples = Float32Array.from({ length: length / 2 }, (_, i) => bytes.readInt16LE(HEADER_BYTES + 2 * i) / 32_768)
  return { samples, sampleRate }
}
