import { pack, unpack } from '../kept/pack.ts'

/** The encoded frames of a part of a stored clip. Each frame is one packet, in the order of display. */
export type ClipCut = {
  width: number
  height: number
  /** The number of packets before the first frame of the part, which its decoding needs. */
  before: number
  /** The packets that can be decoded alone, in order. */
  keys: number[]
  /** The `avcC` record. */
  configuration: Uint8Array
  packets: Uint8Array[]
}

export function packCut({ configuration, packets, ...header }: ClipCut): Uint8Array {
  return pack(header, [configuration, ...packets])
}

/** The arrays of the result are views into `bytes`. */
export function unpackCut(bytes: Uint8Array): ClipCut {
  const { header, parts } = unpack(bytes)
  const [configuration, ...packets] = parts
  return { ...(header as Omit<ClipCut, 'configuration' | 'packets'>), configuration: configuration!, packets }
}
