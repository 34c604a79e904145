/** The format of cached parts: one JSON header and any number of binary parts in one byte array. */
export type Packed = { header: unknown; parts: Uint8Array[] }

/**
 * Packs a header and parts. Layout, little-endian: header length (u32), number of parts (u32), length of each part
 * (u32), header (UTF-8), parts.
 */
export function pack(header: unknown, parts: readonly Uint8Array[]): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header))
  const start = 8 + 4 * parts.length
  const bytes = new Uint8Array(start + json.length + parts.reduce((sum, part) => sum + part.length, 0))
  const view = new DataView(bytes.buffer)
  view.setUint32(0, json.length, true)
  view.setUint32(4, parts.length, true)
  parts.forEach((part, i) => view.setUint32(8 + 4 * i, part.length, true))
  bytes.set(json, start)
  let offset = start + json.length
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}

/** Unpacks the bytes that `pack` returned. The parts are views into `bytes`, not copies. */
export function unpack(bytes: Uint8Array): Packed {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerLength = view.getUint32(0, true)
  const count = view.getUint32(4, true)
  const start = 8 + 4 * count
  const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(start, start + headerLength)))
  const parts: Uint8Array[] = []
  let offset = start + headerLength
  for (let i = 0; i < count; i++) {
    const length = view.getUint32(8 + 4 * i, true)
    parts.push(bytes.subarray(offset, offset + length))
    offset += length
  }
  return { header, parts }
}
