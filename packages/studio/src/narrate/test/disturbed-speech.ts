import type { Speech } from '@dayreel/storyboard'

/** Speech at 48 kHz with the true times of its words. */
type DisturbedSpeech = Pick<Speech, 'samples' | 'words'>

/** The level of speech is −19 LUFS, which is about 0.1 of full scale. */
const VOICE_LEVEL = 0.1

export function withNoise({ samples, words }: DisturbedSpeech): DisturbedSpeech {
  const random = createRandom()
  const level = VOICE_LEVEL * 10 ** (-25 / 20) * Math.sqrt(3)
  return { samples: samples.map((sample) => sample + level * (2 * random() - 1)), words }
}

/** Adds a chord that changes every second. */
export function withMusic({ samples, words }: DisturbedSpeech): DisturbedSpeech {
  const level = (VOICE_LEVEL * 10 ** (-15 / 20) * Math.SQRT2) / Math.sqrt(3)
  const chords = [
    [220, 277, 330],
    [196, 247, 294],
    [175, 220, 262],
  ]
  return {
    samples: samples.map((sample, i) => {
      const chord = chords[Math.floor(i / 48_000) % chords.length]!
      return sample + chord.reduce((sum, hz) => sum + level * Math.sin((2 * Math.PI * hz * i) / 48_000), 0)
    }),
    words,
  }
}

/** Puts 0.3 s of noise, as loud as the voice, into the longest pause, which gets longer by it. */
export function withCough({ samples, words }: DisturbedSpeech): DisturbedSpeech {
  const gaps = words.slice(1).map(({ start }, i) => start - words[i]!.end)
  const at = gaps.indexOf(Math.max(...gaps)) + 1
  const cut = Math.round(((words[at - 1]!.end + words[at]!.start) / 2) * 48_000)
  const random = createRandom()
  const length = Math.round(0.3 * 48_000)
  const cough = Float32Array.from({ length }, (_, i) => 2 * VOICE_LEVEL * (2 * random() - 1) * (1 - i / length))
  const longer = new Float32Array(samples.length + length)
  longer.set(samples.subarray(0, cut))
  longer.set(cough, cut)
  longer.set(samples.subarray(cut), cut + length)
  const moved = words.map((word, i) => (i < at ? word : { ...word, start: word.start + 0.3, end: word.end + 0.3 }))
  return { samples: longer, words: moved }
}

function createRandom(): () => number {
  let state = 1
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
