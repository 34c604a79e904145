import { pack, unpack } from '../kept/pack.ts'

/** The encoded frames of a chunk in decoding order. Only the first frame is a key frame. */
export type EncodedChunk = {
  /** For each sample, the index of the frame that it shows. */
  order: number[]
  /** One access unit per sample. Within it, each unit follows its length. */
  samples: Uint8Array[]
  /** Sequence and picture parameter sets with start codes. They are the same in every chunk of a video. */
  parameterSets: Uint8Array
}

/** Packs a chunk for the step store. */
export function packChunk({ order, samples, parameterSets }: EncodedChunk): Uint8Array<ArrayBuffer> {
  return pack({ order }, [parameterSets, ...samples]) as Uint8Array<ArrayBuffer>
}

/** Unpacks a chunk from the step store. Its arrays are views into `bytes`. */
export function unpackChunk(bytes: Uint8Array): EncodedChunk {
  const { header, parts } = unpack(bytes)
  const [parameterSets, ...samples] = parts
  return { order: (header as { order: number[] }).order, samples, parameterSets: parameterSets! }
}
