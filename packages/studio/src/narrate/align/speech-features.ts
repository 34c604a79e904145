import { BIN_HZ, BINS, type Spectrogram } from './spectrogram.ts'

const BANDS = 40
const LOWEST_HZ = 133
const HIGHEST_HZ = 6500
const COEFFICIENTS = 13
/** Numbers of a frame: the coefficients, and how fast each one changes. */
export const FEATURES = 2 * COEFFICIENTS
/** The first coefficient is the level, which differs between speakers more than the others. */
const LEVEL_WEIGHT = 0.5
const CHANGE_WEIGHT = 0.7
const FLOOR = 1e-10

/**
 * Describes frames of speech by the shape of their spectrum as the ear hears it, without the pitch of the voice: 13
 * mel-frequency cepstral coefficients and their changes. Each has a mean of 0 and the same spread over all frames, so
 * that speakers and microphones can be compared.
 *
 * @param frames indexes of the frames to describe.
 * @param mouth moves the frequencies by this factor, as a smaller or larger mouth does.
 * @returns `FEATURES` numbers for each frame.
 */
export function speechFeatures(sound: Spectrogram, frames: readonly number[], mouth = 1): Float32Array {
  const filters = filtersOf(mouth)
  const known: Float32Array[] = []
  const at = (frame: number): Float32Array => {
    const inside = Math.max(0, Math.min(sound.frames - 1, frame))
    return (known[inside] ??= cepstrum(sound.powers, inside, filters))
  }
  const features = new Float32Array(frames.length * FEATURES)
  frames.forEach((frame, i) => {
    const middle = at(frame)
    const [oneBefore, oneAfter, twoBefore, twoAfter] = [at(frame - 1), at(frame + 1), at(frame - 2), at(frame + 2)]
    for (let c = 0; c < COEFFICIENTS; c++) {
      features[i * FEATURES + c] = middle[c]!
      features[i * FEATURES + COEFFICIENTS + c] = oneAfter[c]! - oneBefore[c]! + 2 * (twoAfter[c]! - twoBefore[c]!)
    }
  })
  equalise(features)
  return features
}

/** Returns the distance of a frame of one sound from a frame of another one. */
export function featureDistance(first: Float32Array, frame: number, second: Float32Array, other: number): number {
  let sum = 0
  for (let k = 0, a = frame * FEATURES, b = other * FEATURES; k < FEATURES; k++, a++, b++) {
    const difference = first[a]! - second[b]!
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

/** Gives each feature a mean of 0 and the spread that its weight says, in place. */
function equalise(features: Float32Array): void {
  const frames = features.length / FEATURES
  for (let feature = 0; feature < FEATURES; feature++) {
    let sum = 0
    let squares = 0
    for (let i = feature; i < features.length; i += FEATURES) {
      sum += features[i]!
      squares += features[i]! ** 2
    }
    const mean = sum / frames
    const spread = Math.sqrt(Math.max(0, squares / frames - mean * mean)) || 1
    const weight = (feature % COEFFICIENTS === 0 ? LEVEL_WEIGHT : 1) * (feature >= COEFFICIENTS ? CHANGE_WEIGHT : 1)
    for (let i = feature; i < features.length; i += FEATURES) features[i] = (weight * (features[i]! - mean)) / spread
  }
}

type Filter = { first: number; weights: Float64Array }

const bands = new Float64Array(BANDS)
function cepstrum(powers: Float32Array, frame: number, filters: readonly Filter[]): Float32Array {
  for (let band = 0; band < BANDS; band++) {
    const { first, weights } = filters[band]!
    let sum = FLOOR
    for (let k = 0; k < weights.length; k++) sum += weights[k]! * powers[frame * BINS + first + k]!
    bands[band] = Math.log(sum)
  }
  const values = new Float32Array(COEFFICIENTS)
  for (let c = 0; c < COEFFICIENTS; c++) {
    let sum = 0
    for (let band = 0; band < BANDS; band++) sum += bands[band]! * COSINES[c * BANDS + band]!
    values[c] = sum
  }
  return values
}

const COSINES = Float64Array.from({ length: COEFFICIENTS * BANDS }, (_, i) =>
  Math.cos((Math.PI * Math.floor(i / BANDS) * ((i % BANDS) + 0.5)) / BANDS),
)

const knownFilters = new Map<number, Filter[]>()
function filtersOf(mouth: number): Filter[] {
  let filters = knownFilters.get(mouth)
  if (filters === undefined) knownFilters.set(mouth, (filters = createFilters(mouth)))
  return filters
}

/** Triangles that overlap by half, with equal widths on the mel scale. */
function createFilters(mouth: number): Filter[] {
  const [low, high] = [toMel(LOWEST_HZ), toMel(HIGHEST_HZ)]
  const edges = Array.from({ length: BANDS + 2 }, (_, i) => mouth * toHz(low + ((high - low) * i) / (BANDS + 1)))
  return Array.from({ length: BANDS }, (_, band) => {
    const [from, peak, to] = [edges[band]!, edges[band + 1]!, edges[band + 2]!]
    const first = Math.ceil(from / BIN_HZ)
    const last = Math.min(BINS - 1, Math.floor(to / BIN_HZ))
    const weights = Float64Array.from({ length: last - first + 1 }, (_unused, k) => {
      const hz = (first + k) * BIN_HZ
      return Math.max(0, hz < peak ? (hz - from) / (peak - from) : (to - hz) / (to - peak))
    })
    return { first, weights }
  })
}

function toMel(hz: number): number {
  return 2595 * Math.log10(1 + hz / 700)
}

function toHz(mel: number): number {
  return 700 * (10 ** (mel / 2595) - 1)
}
