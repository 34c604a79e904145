import { pack, unpack } from '../kept/pack.ts'

/** Encoded frames in the order in which they are decoded; the first one is a key frame, no other is. */
export type EncodedChunk = {
  /** Which frame of the chunk each sample shows. */
  order: number[]
  /** One access unit each, its units after their lengths. */
  samples: Uint8Array[]
  /** Sequence and picture parameters with start codes; the same in every chunk of a video. */
  parameterSets: Uint8Array
}

/** What the step store keeps of a chunk. */
export function packChunk({ order, samples, parameterSets }: EncodedChunk): Uint8Array<ArrayBuffer> {
  return pack({ order }, [parameterSets, ...samples]) as Uint8Array<ArrayBuffer>
}

/** The parts are views into `bytes`. */
export function unpackChunk(bytes: Uint8Array): EncodedChunk {
  const { header, parts } = unpack(bytes)
  const [parameterSets, ...samples] = parts
  return { order: (header as { order: number[] }).order, samples, parameterSets: parameterSets! }
}
