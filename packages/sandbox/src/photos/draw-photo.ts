import { crc32, deflateSync } from 'node:zlib'

/** Letters of 5 × 7 cells, one row for each number. */
const LETTERS: Readonly<Record<string, readonly number[]>> = {
  A: [14, 17, 17, 31, 17, 17, 17],
  B: [30, 17, 17, 30, 17, 17, 30],
  D: [30, 17, 17, 17, 17, 17, 30],
  N: [17, 25, 21, 19, 17, 17, 17],
  O: [14, 17, 17, 17, 17, 17, 14],
  S: [15, 16, 16, 14, 1, 1, 30],
  X: [17, 17, 10, 4, 10, 17, 17],
}
const WORD = 'SANDBOX'
/** Width of a letter and the gap after it, in cells. */
const LETTER_CELLS = 6
const ROWS = 7
const INK = [40, 32, 20]

/** Draws a PNG whose colour depends on its name, with the word SANDBOX across it. */
export function drawPhoto(name: string, { width, height }: { width: number; height: number }): Buffer {
  const cell = Math.floor(width / (WORD.length * LETTER_CELLS + 2))
  const left = Math.floor((width - (WORD.length * LETTER_CELLS - 1) * cell) / 2)
  const top = Math.floor((height - ROWS * cell) / 2)
  const hue = crc32(name)
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++) {
    const start = y * (1 + width * 3) + 1
    const row = Math.floor((y - top) / cell)
    const sky = [hue, hue >> 8, hue >> 16].map((part) => 110 + Math.round(((part & 127) * (y + 1)) / height))
    for (let x = 0; x < width; x++) {
      const color = isInk(Math.floor((x - left) / cell), row) ? INK : sky
      rows.set(color, start + x * 3)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8) // Eight bits for each of red, green and blue.
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function isInk(column: number, row: number): boolean {
  if (column < 0 || row < 0 || row >= ROWS) return false
  const letter = LETTERS[WORD[Math.floor(column / LETTER_CELLS)] ?? '']
  const bit = 4 - (column % LETTER_CELLS)
  return letter !== undefined && bit >= 0 && ((letter[row]! >> bit) & 1) === 1
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const whole = Buffer.alloc(named.length + 8)
  whole.writeUInt32BE(content.length, 0)
  whole.set(named, 4)
  whole.writeUInt32BE(crc32(named), named.length + 4)
  return whole
}
