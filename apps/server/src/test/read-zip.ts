import { inflateRawSync } from 'node:zlib'

const END_SIGNATURE = 0x06054b50
const ENTRY_BYTES = 46

/** Returns the files of a small zip file by name. */
export function readZip(bytes: Buffer): Map<string, Buffer> {
  let end = bytes.length - 22
  while (bytes.readUInt32LE(end) !== END_SIGNATURE) end--
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const method = bytes.readUInt16LE(at + 10)
    const [packedBytes, nameBytes] = [bytes.readUInt32LE(at + 20), bytes.readUInt16LE(at + 28)]
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes)
    const local = bytes.readUInt32LE(at + 42)
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const packed = bytes.subarray(start, start + packedBytes)
    files.set(name, method === 0 ? packed : inflateRawSync(packed))
    at += ENTRY_BYTES + nameBytes + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
