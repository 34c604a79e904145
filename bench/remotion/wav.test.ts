import { expect, test } from 'vitest'
import { wavFile } from './wav.ts'

test('a WAV file has the length it says, and its samples in order', () => {
  const bytes = wavFile(Float32Array.of(0, 1, -1, 0.5))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  expect(view.getUint32(4, true)).toBe(bytes.length - 8)
  expect(view.getUint32(40, true)).toBe(8)
  expect(bytes).toHaveLength(52)
  expect([44, 46, 48, 50].map((at) => view.getInt16(at, true))).toEqual([0, 32_767, -32_767, 16_384])
})
