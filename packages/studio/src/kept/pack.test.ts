import { expect, test } from 'vitest'
import { pack, unpack } from './pack.ts'

test.each([
  [{ a: 'ü', b: [1, null] }, [new Uint8Array([1, 2]), new Uint8Array(0), new Uint8Array([255])]],
  [null, []],
])('unpacks %j with its parts', (header, parts) => {
  expect(unpack(pack(header, parts))).toEqual({ header, parts })
})

test('reads a view into a larger array', () => {
  const packed = pack('x', [new Uint8Array([9])])
  const larger = new Uint8Array(packed.length + 3)
  larger.set(packed, 3)
  expect(unpack(larger.subarray(3)).parts[0]).toEqual(new Uint8Array([9]))
})
