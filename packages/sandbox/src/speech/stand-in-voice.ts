/** Speech of the voice behind the stand-ins. */
export type StandInSpeech = {
  /** Mono, −1…1. */
  samples: Float32Array
  sampleRate: number
  /** Each word's range in the text, in UTF-16 code units, and its time in seconds. */
  words: { from: number; to: number; start: number; end: number }[]
}

/** Speaks a text of any language with exact times. */
export type StandInVoice = (text: string, options: { speed: number; signal: AbortSignal }) => Promise<StandInSpeech>

export function encodePcm(samples: Float32Array): Buffer {
  const bytes = Buffer.alloc(2 * samples.length)
  samples.forEach((sample, i) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), 2 * i))
  return bytes
}

export function encodeWav({ samples, sampleRate }: Pick<StandInSpeech, 'samples' | 'sampleRate'>): Buffer {
  const pcm = encodePcm(samples)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + pcm.length, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(sampleRate, 24)
  head.writeUInt32LE(2 * sampleRate, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(pcm.length, 40)
  return Buffer.concat([head, pcm])
}

/** Keeps every nth sample. The voice has no frequencies that would alias audibly. */
export function atRate({ samples, sampleRate, words }: StandInSpeech, rate: number): StandInSpeech {
  const step = sampleRate / rate
  return {
    samples: Float32Array.from({ length: Math.floor(samples.length / step) }, (_, i) => samples[Math.floor(i * step)]!),
    sampleRate: rate,
    words,
  }
}
