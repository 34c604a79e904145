import type { RawSpeech } from '@dayreel/storyboard'

const MAX_RATE = 48_000
const MIN_RATE = 8_000
const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe

/** A sound file that is damaged or of a kind that is not supported. */
export class UnreadableSound extends Error {}

/** Reads raw 16-bit samples, little-endian, mono. */
export function readPcm(bytes: Uint8Array, sampleRate: number): RawSpeech {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(bytes.byteLength >> 1)
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(2 * i, true) / 32_768
  return { samples, sampleRate }
}

/**
 * Reads a WAV file with 16-bit or floating-point samples. Several channels are mixed to one.
 *
 * @throws {UnreadableSound}
 */
export function readWav(bytes: Uint8Array): RawSpeech {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!isWav(bytes)) throw new UnreadableSound('The sound is no WAV file.')
  let format: { kind: number; channels: number; rate: number; bits: number } | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at)
    // A server that streams does not know the length in advance and writes too large a number.
    const size = Math.min(view.getUint32(at + 4, true), bytes.length - at - 8)
    if (name === 'fmt ' && size >= 16) {
      const kind = view.getUint16(at + 8, true)
      format = {
        kind: kind === EXTENSIBLE && size >= 26 ? view.getUint16(at + 32, true) : kind,
        channels: view.getUint16(at + 10, true),
        rate: view.getUint32(at + 12, true),
        bits: view.getUint16(at + 22, true),
      }
    }
    if (name === 'data' && format !== undefined) return readSamples(view, { from: at + 8, size }, format)
    at += 8 + size + (size % 2)
  }
  throw new UnreadableSound('The WAV file has no samples.')
}

export function isWav(bytes: Uint8Array): boolean {
  return nameAt(bytes, 0) === 'RIFF' && nameAt(bytes, 8) === 'WAVE'
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4))
}

function readSamples(
  view: DataView,
  { from, size }: { from: number; size: number },
  { kind, channels, rate, bits }: { kind: number; channels: number; rate: number; bits: number },
): RawSpeech {
  const read =
    kind === PCM && bits === 16
      ? (at: number) => view.getInt16(at, true) / 32_768
      : kind === FLOAT && bits === 32
        ? (at: number) => view.getFloat32(at, true)
        : undefined
  if (read === undefined || channels < 1 || channels > 8 || rate < MIN_RATE || rate > MAX_RATE) {
    throw new UnreadableSound('The WAV file has samples of an unsupported kind.')
  }
  const bytesPerSample = bits / 8
  const samples = new Float32Array(Math.floor(size / bytesPerSample / channels))
  for (let i = 0; i < samples.length; i++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) sum += read(from + (i * channels + channel) * bytesPerSample)
    samples[i] = sum / channels
  }
  return { samples, sampleRate: rate }
}
