const HEAD_BYTES = 44

/** Makes a WAV file of 16 bits per sample with a tone in all channels. */
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
  const frames = Math.round(rate * seconds)
  const bytes = Buffer.alloc(HEAD_BYTES + frames * channels * 2)
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
  for (let i = 0; i < frames; i++) {
    const value = Math.round(16_000 * Math.sin((2 * Math.PI * hertz * i) / rate))
    for (let c = 0; c < channels; c++) bytes.writeInt16LE(value, HEAD_BYTES + (i * channels + c) * 2)
  }
  return bytes
}
