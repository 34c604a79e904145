export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Creates a high pass at `hz`, with 12 dB per octave. */
export function highPass(hz: number, rate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(hz, rate, q)
  return scale((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Creates a low pass at `hz`, with 12 dB per octave. */
export function lowPass(hz: number, rate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(hz, rate, q)
  return scale((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Creates an all pass, which keeps every level and shifts the phase, most strongly around `hz`. */
export function allPass(hz: number, rate: number, q: number): Biquad {
  const { cos, alpha } = angle(hz, rate, q)
  return scale(1 - alpha, -2 * cos, 1 + alpha, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Creates a peak filter, which raises or lowers a range around `hz`. */
export function bell(hz: number, gainDb: number, rate: number, q: number): Biquad {
  const { cos, alpha } = angle(hz, rate, q)
  const root = 10 ** (gainDb / 40)
  return scale(1 + alpha * root, -2 * cos, 1 - alpha * root, 1 + alpha / root, -2 * cos, 1 - alpha / root)
}

/** Creates a low shelf, which raises or lowers everything below `hz`. */
export function lowShelf(hz: number, gainDb: number, rate: number): Biquad {
  return shelf(hz, gainDb, rate, 1)
}

/** Creates a high shelf, which raises or lowers everything above `hz`. */
export function highShelf(hz: number, gainDb: number, rate: number): Biquad {
  return shelf(hz, gainDb, rate, -1)
}

/** Filters samples in place. */
export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let s1 = 0
  let s2 = 0
  for (let i = 0; i < samples.length; i++) {
    const input = samples[i]!
    const output = b0 * input + s1
    s1 = b1 * input - a1 * output + s2
    s2 = b2 * input - a2 * output
    samples[i] = output
  }
}

// The formulas come from Robert Bristow-Johnson's "Cookbook formulae for audio EQ biquad filter coefficients".
function shelf(hz: number, gainDb: number, rate: number, side: 1 | -1): Biquad {
  const { cos, alpha } = angle(hz, rate, Math.SQRT1_2)
  const root = 10 ** (gainDb / 40)
  const slope = 2 * Math.sqrt(root) * alpha
  const [plus, minus] = [root + 1, side * (root - 1)]
  return scale(
    root * (plus - minus * cos + slope),
    2 * root * (minus - plus * cos),
    root * (plus - minus * cos - slope),
    plus + minus * cos + slope,
    -2 * (minus + plus * cos),
    plus + minus * cos - slope,
  )
}

function angle(hz: number, rate: number, q: number): { cos: number; alpha: number } {
  const omega = (2 * Math.PI * hz) / rate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

function scale(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}
