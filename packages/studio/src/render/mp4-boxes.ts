/** Builds a box according to ISO/IEC 14496-12. All numbers are big-endian. */
export function box(type: string, ...contents: readonly Uint8Array[]): Uint8Array {
  return join(u32(8 + contents.reduce((sum, part) => sum + part.length, 0)), text(type), ...contents)
}

/** Builds a box that begins with a version and 24 bits of flags. */
export function fullBox(type: string, version: number, flags: number, ...contents: readonly Uint8Array[]): Uint8Array {
  return box(type, u32((version << 24) | flags), ...contents)
}

export function join(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    out.set(part, offset)
    offset += part.length
  }
  return out
}

export function text(value: string): Uint8Array {
  return new TextEncoder().encode(value)
}

export function u8(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values)
}

export function u16(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * values.length))
  values.forEach((value, i) => view.setUint16(2 * i, value))
  return new Uint8Array(view.buffer)
}

/** Encodes 32-bit numbers. Negative numbers are encoded as their two's complement. */
export function u32(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length))
  values.forEach((value, i) => view.setUint32(4 * i, value))
  return new Uint8Array(view.buffer)
}

/** Run-length encodes values as `[count, value]` pairs, one after another. */
export function runs(values: readonly number[]): number[] {
  const pairs: number[] = []
  for (const value of values) {
    if (pairs.length > 0 && pairs.at(-1) === value) pairs[pairs.length - 2]!++
    else pairs.push(1, value)
  }
  return pairs
}
