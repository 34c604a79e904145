const LARGEST = 32_767

/** Sound as it is kept: sixteen bits a sample, which are half the room and more than is left to hear in the end. */
export function toPcm(samples: Float32Array): Uint8Array {
  const pcm = new Int16Array(samples.length)
  for (let i = 0; i < samples.length; i++) pcm[i] = Math.round(Math.max(-1, Math.min(1, samples[i]!)) * LARGEST)
  return new Uint8Array(pcm.buffer)
}

/** The samples of `toPcm`, −1…1. */
export function fromPcm(bytes: Uint8Array): Float32Array<ArrayBuffer> {
  const isAligned = bytes.byteOffset % 2 === 0
  const { buffer, byteOffset, byteLength } = isAligned ? bytes : new Uint8Array(bytes) // a Buffer's slice is no copy
  const pcm = new Int16Array(buffer, byteOffset, byteLength / 2)
  const samples = new Float32Array(pcm.length)
  for (let i = 0; i < pcm.length; i++) samples[i] = pcm[i]! / LARGEST
  return samples
}
