const HALF_WIDTH = 16
/** Number of positions between two samples. Rounding to the nearest one adds noise 70 dB below the sound. */
const PHASES = 2048
/** Parameter of the Kaiser window, for 80 dB of stop-band attenuation. */
const BETA = 8
/** Cut-off frequency as a fraction of the band, so that little sound above it is mirrored. */
const CUTOFF = 0.96

/**
 * Increases the sample rate by a factor of at least 1. The pitch does not change.
 *
 * @param factor output samples per input sample.
 */
export function resample(samples: Float32Array, factor: number): Float32Array {
  kernel ??= createKernel()
  const taps = 2 * HALF_WIDTH
  const padded = new Float32Array(samples.length + 2 * taps)
  padded.set(samples, taps)
  const out = new Float32Array(Math.floor(samples.length * factor))
  for (let i = 0; i < out.length; i++) {
    const position = i / factor
    const whole = Math.floor(position)
    const row = Math.round((position - whole) * PHASES) * taps
    const first = whole - HALF_WIDTH + 1 + taps
    let sum = 0
    for (let k = 0; k < taps; k++) sum += padded[first + k]! * kernel[row + k]!
    out[i] = sum
  }
  return out
}

/** The filter taps: one row per phase, and one more row for the end of the last phase. */
let kernel: Float32Array | undefined
function createKernel(): Float32Array {
  const taps = 2 * HALF_WIDTH
  const rows = new Float32Array((PHASES + 1) * taps)
  const most = besselI0(BETA)
  for (let phase = 0; phase <= PHASES; phase++) {
    for (let k = 0; k < taps; k++) {
      const distance = phase / PHASES - (k - HALF_WIDTH + 1)
      const edge = distance / HALF_WIDTH
      const window = Math.abs(edge) >= 1 ? 0 : besselI0(BETA * Math.sqrt(1 - edge * edge)) / most
      const angle = Math.PI * CUTOFF * distance
      rows[phase * taps + k] = window * CUTOFF * (Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle)
    }
  }
  return rows
}

function besselI0(x: number): number {
  let term = 1
  let sum = 1
  for (let i = 1; i < 40; i++) {
    const part = x / (2 * i)
    term *= part * part
    if (sum + term === sum) break
    sum += term
  }
  return sum
}
