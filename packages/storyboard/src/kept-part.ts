import { crc32 } from 'node:zlib'

const MAGIC = 0x44525331 // "DRS1"
const HEADER_BYTES = 12 // Magic, length and CRC-32 of the content. Each is an unsigned 32-bit integer, big-endian.

/** Adds a length and a checksum to a cached part of a step, so that a damaged or truncated copy is recognised. */
export function sealPart(content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(HEADER_BYTES + content.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, MAGIC)
  view.setUint32(4, content.length)
  view.setUint32(8, crc32(content))
  bytes.set(content, HEADER_BYTES)
  return bytes
}

/** @returns undefined if the part is damaged, truncated or has no checksum. */
export function openPart(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < HEADER_BYTES) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const content = new Uint8Array(bytes.buffer, bytes.byteOffset + HEADER_BYTES, bytes.length - HEADER_BYTES)
  const isWhole =
    view.getUint32(0) === MAGIC && view.getUint32(4) === content.length && view.getUint32(8) === crc32(content)
  return isWhole ? content : undefined
}
