/** Speech has little above 8 kHz, and models of speech recognition work at this rate. A minute takes 1.9 MB. */
const SENT_RATE = 16_000
const HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2

/**
 * Encodes mono samples as a WAV file of 16 bits, at 16 kHz or at a lower rate of the sound.
 *
 * @param samples −1…1.
 */
export function encodeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const rate = Math.min(SENT_RATE, sampleRate)
  const step = sampleRate / rate
  const length = Math.floor(samples.length / step)
  const bytes = new Uint8Array(HEADER_BYTES + BYTES_PER_SAMPLE * length)
  const view = new DataView(bytes.buffer)
  const name = (at: number, text: string): void =>
    Array.from(text).forEach((character, i) => view.setUint8(at + i, character.charCodeAt(0)))
  name(0, 'RIFF')
  view.setUint32(4, bytes.length - 8, true)
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, BYTES_PER_SAMPLE * rate, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  name(36, 'data')
  view.setUint32(40, BYTES_PER_SAMPLE * length, true)
  for (let i = 0; i < length; i++) {
    const value = Math.max(-1, Math.min(1, meanOf(samples, i * step, (i + 1) * step)))
    view.setInt16(HEADER_BYTES + BYTES_PER_SAMPLE * i, Math.round(value * 32_767), true)
  }
  return bytes
}

/** The mean of neighbouring samples lowers the frequencies that would alias at the lower rate. */
function meanOf(samples: Float32Array, from: number, to: number): number {
  const [first, end] = [Math.floor(from), Math.max(Math.floor(from) + 1, Math.floor(to))]
  let sum = 0
  for (let at = first; at < end && at < samples.length; at++) sum += samples[at]!
  return sum / (end - first)
}
