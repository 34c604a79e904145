const HEAD_BYTES = 44

/**
 * Makes a WAV file of 16 bits per sample with the same sound in all channels.
 *
 * @param samples −1…1.
 */
export function toWav(samples: Float32Array, { rate = 48_000, channels = 1 } = {}): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES + samples.length * channels * 2)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(bytes.length - 8, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(channels, 22)
  bytes.writeUInt32LE(rate, 24)
  bytes.writeUInt32LE(rate * channels * 2, 28)
  bytes.writeUInt16LE(channels * 2, 32)
  bytes.writeUInt16LE(16, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(bytes.length - HEAD_BYTES, 40)
  samples.forEach((sample, i) => {
    const value = Math.round(32_767 * Math.max(-1, Math.min(1, sample)))
    for (let c = 0; c < channels; c++) bytes.writeInt16LE(value, HEAD_BYTES + (i * channels + c) * 2)
  })
  return bytes
}

/** Makes a WAV file with a tone. */
export function sineWav({
  rate = 48_000,
  channels = 1,
  seconds,
  hertz = 440,
}: {
  rate?: number
  channels?: number
  seconds: number
  hertz?: number
}): Buffer {
  const samples = Float32Array.from(
    { length: Math.round(rate * seconds) },
    (_, i) => 0.49 * Math.sin((2 * Math.PI * hertz * i) / rate),
  )
  return toWav(samples, { rate, channels })
}
