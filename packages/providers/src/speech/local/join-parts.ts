/** Joins the parts of a sound. */
export function joinParts(parts: readonly Float32Array[]): Float32Array {
  const samples = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    samples.set(part, at)
    at += part.length
  }
  return samples
}
