import { deflateSync, crc32 } from 'node:zlib'
import type { Illustrator } from '@dayreel/storyboard'

/** Creates an illustrator that fills each picture with one colour, for tests that do not look at pictures. */
export function createPlainIllustrator({
  onDraw = async () => undefined,
}: { onDraw?: (signal: AbortSignal) => Promise<void> } = {}): Illustrator {
  return {
    id: 'plain',
    name: 'plain',
    chooseWorld: () => ({ palette: 'plain', figure: 'none', light: 'even' }),
    resolve: () => ({}),
    key: ({ prompt, seed, width, height }) => ({ prompt, seed, width, height }),
    async draw({ seed, width, height }, signal) {
      signal.throwIfAborted() // Without this line, an abort before `onDraw` listens would be lost.
      await onDraw(signal)
      signal.throwIfAborted()
      const color = [seed & 255, (seed >> 8) & 255, (seed >> 16) & 255] as const
      return { bytes: plainPng(width, height, color), width, height, focus: { x: 0.5, y: 0.5 } }
    },
    close: async () => undefined,
  }
}

/** Returns a PNG file of one colour. */
export function plainPng(width: number, height: number, color: readonly [number, number, number]): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from(color))])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8) // Red, green and blue have 8 bits each, and the file is not interlaced.
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
