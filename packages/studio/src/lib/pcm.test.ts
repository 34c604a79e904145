import { expect, test } from 'vitest'
import { fromPcm, toPcm } from './pcm.ts'

test('sound keeps 16-bit precision at any byte offset, and is clipped at full scale', () => {
  const samples = Float32Array.from([0, 0.5, -0.25, 1, -1, 1.7, -3])
  const bytes = new Uint8Array(1 + 2 * samples.length)
  bytes.set(toPcm(samples), 1)
  const back = fromPcm(bytes.subarray(1))
  const expected = [0, 0.5, -0.25, 1, -1, 1, -1]
  expect(back.length).toBe(expected.length)
  expected.forEach((value, i) => expect(back[i]).toBeCloseTo(value, 4))
})

test('reads sound from a Buffer slice at an odd byte', () => {
  const samples = Float32Array.from([0, 0.5, -1, 1])
  const shifted = Buffer.alloc(64)
  for (const offset of [1, 2, 3]) {
    shifted.set(toPcm(samples), offset)
    const part = shifted.subarray(offset, offset + 2 * samples.length)
    expect([...fromPcm(part)].map((sample) => Math.round(sample * 2) / 2)).toEqual([...samples])
  }
})
