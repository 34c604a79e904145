import { join, u16, u8 } from './mp4-boxes.ts'

const START_CODE = Buffer.from([0, 0, 1])
const SUPPLEMENTAL = 6
const SEQUENCE_PARAMETERS = 7
const PICTURE_PARAMETERS = 8

/** Splits H.264 in FFmpeg's format, whose units begin with 00 00 01, into units without start codes. */
function splitUnits(bytes: Uint8Array): Uint8Array[] {
  // The search of Buffer is fast because it compares many bytes at once.
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const starts: number[] = []
  for (let at = buffer.indexOf(START_CODE); at >= 0; at = buffer.indexOf(START_CODE, at + 3)) starts.push(at + 3)
  return starts.map((start, k) => {
    let end = k + 1 < starts.length ? starts[k + 1]! - 3 : bytes.length
    // A unit never ends with a zero, so zeros before a start code belong to the start code.
    while (bytes[end - 1] === 0) end--
    return bytes.subarray(start, end)
  })
}

/**
 * Converts one access unit to the MP4 format, in which each unit follows its length. Supplemental units are left out,
 * because x264 writes only its name and settings there.
 */
export function toLengthPrefixed(accessUnit: Uint8Array): Uint8Array {
  const units = splitUnits(accessUnit).filter((unit) => unitType(unit) !== SUPPLEMENTAL)
  const out = new Uint8Array(units.reduce((sum, unit) => sum + 4 + unit.length, 0))
  const view = new DataView(out.buffer)
  let offset = 0
  for (const unit of units) {
    view.setUint32(offset, unit.length)
    out.set(unit, offset + 4)
    offset += 4 + unit.length
  }
  return out
}

/** Creates the decoder configuration record (`avcC`) of an MP4 from the encoder's parameter sets. */
export function decoderConfiguration(parameterSets: Uint8Array): Uint8Array {
  const units = splitUnits(parameterSets)
  const sequence = units.find((unit) => unitType(unit) === SEQUENCE_PARAMETERS)!
  const picture = units.find((unit) => unitType(unit) === PICTURE_PARAMETERS)!
  return join(
    u8(1, sequence[1]!, sequence[2]!, sequence[3]!), // Version 1, then the stream's profile, compatibility and level.
    u8(0xff, 0xe1), // Lengths of 4 bytes, then the number of sequence parameter sets: one.
    u16(sequence.length),
    sequence,
    u8(1),
    u16(picture.length),
    picture,
    u8(0xfd, 0xf8, 0xf8, 0), // Fields of the High profile: 4:2:0, 8 bits for luma, 8 bits for chroma, no extensions.
  )
}

function unitType(unit: Uint8Array): number {
  return unit[0]! & 31
}
