import { box, fullBox, u32 } from '../../render/mp4-boxes.ts'

const FIRST_BOX_BYTES = 32

/** Writes 32-bit numbers at offsets from where the type of a box is written. */
export function patch(
  file: Buffer,
  type: string,
  ...changes: readonly (readonly [at: number, value: number])[]
): Buffer {
  const copy = Buffer.from(file)
  const start = placeOf(copy, type)
  for (const [at, value] of changes) copy.writeUInt32BE(value, start + at)
  return copy
}

/** Adds bytes to the end of a box of an MP4 file whose index comes last, and to all boxes around it. */
export function appendTo(file: Buffer, path: readonly string[], bytes: Uint8Array): Buffer {
  const copy = Buffer.from(file)
  let at = 0
  for (const type of path) {
    at = copy.indexOf(type, at, 'latin1') - 4
    copy.writeUInt32BE(copy.readUInt32BE(at) + bytes.length, at)
  }
  const end = at + copy.readUInt32BE(at) - bytes.length
  return Buffer.concat([copy.subarray(0, end), bytes, copy.subarray(end)])
}

export function withoutBox(file: Buffer, type: string): Buffer {
  const at = placeOf(file, type) - 4
  return Buffer.concat([file.subarray(0, at), file.subarray(at + file.readUInt32BE(at))])
}

export function rename(file: Buffer, type: string, other: string): Buffer {
  const copy = Buffer.from(file)
  copy.write(other, placeOf(copy, type), 'latin1')
  return copy
}

/** A fragment that states this many frames and describes none of them. */
export function fragmentOf(frames: number): Uint8Array {
  const header = fullBox('tfhd', 0, 0x20_000, u32(1))
  return box('moof', fullBox('mfhd', 0, 0, u32(1)), box('traf', header, fullBox('trun', 0, 0, u32(frames))))
}

/** Edits that each show the whole track. */
export function editsOf(count: number): Uint8Array {
  const edits = new Uint8Array(12 * count)
  for (let i = 0; i < count; i++) edits.set(u32(1000, 0, 0x10000), 12 * i)
  return box('edts', fullBox('elst', 0, 0, u32(count), edits))
}

function placeOf(file: Buffer, type: string): number {
  // The first box also names the encoder.
  const at = file.indexOf(type, file.indexOf(type, 0, 'latin1') === 4 ? 0 : FIRST_BOX_BYTES, 'latin1')
  if (at < 0) throw new Error(`There is no box ${type}.`)
  return at
}
