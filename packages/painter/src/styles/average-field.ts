/** Blurs a field of single numbers in place by three box passes, nearly a Gaussian. */
export function averageField(field: Float32Array, width: number, height: number, radius: number): Float32Array {
  const other = new Float32Array(field.length)
  for (let pass = 0; pass < 3; pass++) {
    averageAlong(field, other, width, height, 1, width, radius)
    averageAlong(other, field, height, width, width, 1, radius)
  }
  return field
}

function averageAlong(
  from: Float32Array,
  to: Float32Array,
  length: number,
  lines: number,
  step: number,
  lineStep: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    const last = start + (length - 1) * step
    let sum = from[start]! * radius
    for (let i = 0; i <= radius; i++) sum += from[start + Math.min(i, length - 1) * step]!
    for (let i = 0, at = start; i < length; i++, at += step) {
      to[at] = sum * share
      const next = at + (radius + 1) * step
      const old = at - radius * step
      sum += from[next > last ? last : next]! - from[old < start ? start : old]!
    }
  }
}
