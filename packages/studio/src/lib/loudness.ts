/** Samples per second of all sound in the studio. */
export const SAMPLE_RATE = 48_000

/** Loudness below which sound does not count (EBU R 128). */
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10
const BLOCK_SECONDS = 0.4
const HOP_SECONDS = 0.1

/**
 * Measures integrated loudness according to ITU-R BS.1770-4: K-weighted, in blocks of 400 ms with 75 % overlap, gated.
 *
 * @param channels 48 kHz, −1…1. One channel for mono, which counts as one loudspeaker, or two for stereo.
 * @returns LUFS, or −Infinity if nothing is louder than −70 LUFS.
 */
export function integratedLoudness(channels: readonly Float32Array[]): number {
  const blocks = blockPowers(channels)
  const audible = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE_LUFS)
  const gate = loudnessOf(mean(audible)) + RELATIVE_GATE_LU
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)))
}

/** Measures the loudness of the loudest 400 ms. A shorter sound is measured as if silence followed it. */
export function loudestMoment(channels: readonly Float32Array[]): number {
  const shortest = Math.ceil(BLOCK_SECONDS * SAMPLE_RATE)
  const padded = channels.map((samples) => {
    if (samples.length >= shortest) return samples
    const longer = new Float32Array(shortest)
    longer.set(samples)
    return longer
  })
  return loudnessOf(blockPowers(padded).reduce((most, power) => Math.max(most, power), 0))
}

/** Returns the K-weighted power of each 400 ms block. Block n starts at n × 0.1 s. */
function blockPowers(channels: readonly Float32Array[]): number[] {
  const hop = HOP_SECONDS * SAMPLE_RATE
  const hops = Math.floor((channels[0]?.length ?? 0) / hop)
  const energies = new Float64Array(hops)
  const [left, right] = channels
  if (left) addHopEnergies(left, energies, hop)
  // If both channels are the same array, it is measured only once.
  if (right && left === right) for (let i = 0; i < hops; i++) energies[i]! *= 2
  else if (right) addHopEnergies(right, energies, hop)
  const perBlock = Math.round(BLOCK_SECONDS / HOP_SECONDS)
  const powers: number[] = []
  for (let i = 0; i + perBlock <= hops; i++) {
    let energy = 0
    for (let j = 0; j < perBlock; j++) energy += energies[i + j]!
    powers.push(energy / (perBlock * hop))
  }
  return powers
}

/** Converts a mean K-weighted power to LUFS. */
function loudnessOf(power: number): number {
  return power > 0 ? -0.691 + 10 * Math.log10(power) : -Infinity
}

function mean(powers: readonly number[]): number {
  return powers.length === 0 ? 0 : powers.reduce((sum, power) => sum + power, 0) / powers.length
}

/**
 * Applies the two filters of BS.1770 at 48 kHz (a high shelf that models the head, then a high pass) and adds the
 * energy of each hop.
 */
function addHopEnergies(samples: Float32Array, energies: Float64Array, hop: number): void {
  let x1 = 0
  let x2 = 0
  let y1 = 0
  let y2 = 0
  let z1 = 0
  let z2 = 0
  let i = 0
  for (let h = 0; h < energies.length; h++) {
    let energy = 0
    for (const end = i + hop; i < end; i++) {
      const x = samples[i]!
      const y =
        1.53512485958697 * x -
        2.69169618940638 * x1 +
        1.19839281085285 * x2 +
        1.69065929318241 * y1 -
        0.73248077421585 * y2
      const z = y - 2 * y1 + y2 + 1.99004745483398 * z1 - 0.99007225036621 * z2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      energy += z * z
    }
    energies[h]! += energy
  }
}

const PHASES = 4
const TAPS = 12
const PHASE_FILTERS = interpolationFilters()

/**
 * Measures the true peak of the waveform with four times oversampling.
 *
 * @returns a factor. 1 is 0 dBTP.
 */
export function truePeak(channels: readonly Float32Array[]): number {
  let peak = 0
  for (const samples of channels) {
    for (let i = 0; i < samples.length; i++) {
      // Between two samples, the wave rises to at most about 1.5 times their level, so quiet samples cannot contain the
      // peak and are skipped.
      if (Math.abs(samples[i]!) > peak / 2) peak = Math.max(peak, peakAt(samples, i))
    }
  }
  return peak
}

/** Returns the highest absolute value of the wave from sample i up to the next sample. */
export function peakAt(samples: Float32Array, i: number): number {
  let peak = Math.abs(samples[i]!)
  for (let phase = 1; phase < PHASES; phase++) {
    const filter = PHASE_FILTERS[phase]!
    let value = 0
    for (let tap = 0; tap < TAPS; tap++) value += filter[tap]! * (samples[i + tap - TAPS / 2 + 1] ?? 0)
    peak = Math.max(peak, Math.abs(value))
  }
  return peak
}

/** Returns a windowed sinc filter for each quarter of a sample. */
function interpolationFilters(): Float64Array[] {
  return Array.from({ length: PHASES }, (_, phase) => {
    const filter = Float64Array.from({ length: TAPS }, (_tap, tap) => {
      const x = tap - TAPS / 2 + 1 - phase / PHASES
      const window = 0.5 + 0.5 * Math.cos((Math.PI * x) / (TAPS / 2 + 0.5))
      return (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)) * window
    })
    const sum = filter.reduce((total, value) => total + value, 0)
    return filter.map((value) => value / sum)
  })
}

export function toGain(decibels: number): number {
  return 10 ** (decibels / 20)
}

export function toDecibels(gain: number): number {
  return gain > 0 ? 20 * Math.log10(gain) : -Infinity
}
