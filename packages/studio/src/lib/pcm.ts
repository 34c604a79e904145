const LARGEST = 32_767

/**
 * Converts sound to 16 bits per sample for storage. This halves the size, and the final file has less precision anyway.
 */
export function toPcm(samples: Float32Array): Uint8Array {
  const pcm = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i++) pcm[i] = Math.round(Math.max(-1, Math.min(1, samples[i]!)) * LARGEST)
  return new Uint8Array(pcm.buffer)
}

/** Converts stored sound back to samples, −1…1. */
export function fromPcm(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const isAligned = bytes.byteOffset % 2 === 0
  const { buffer, byteOffset, byteLength } = isAligned ? bytes : new Uint8Array(bytes) // The copy is aligned.
  const pcm = new Int16Array(buffer, byteOffset, byteLength / 2)
  const samples = new Float32Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) samples[i] = pcm[i]! / LARGEST
  return samples
}
