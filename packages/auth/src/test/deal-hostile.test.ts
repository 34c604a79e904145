import { expect, test } from 'vitest'
import { dealHostile } from './deal-hostile.ts'

const KINDS = [['a', 'b', 'c', 'd', 'e'], ['1', '2'], ['null']]

test.each([1, 2, 3, 4, 7, 12])(
  '%i fields: each gets every kind, each value is sent, and no field gets a value twice',
  (count) => {
    const fields = Array.from({ length: count }, (_, i) => `field ${i}`)
    for (const turn of [0, 1, 2, 3, 40]) {
      const dealt = dealHostile(fields, KINDS, turn)
      expect(dealt.map(([field]) => field)).toEqual(fields)
      for (const [, values] of dealt) {
        expect(new Set(values).size).toBe(values.length)
        for (const kind of KINDS) expect(kind.some((value) => values.includes(value))).toBe(true)
      }
      expect(new Set(dealt.flatMap(([, values]) => values))).toEqual(new Set(KINDS.flat()))
    }
  },
)

test('the next call begins with other values', () => {
  const fields = ['name', 'email']
  expect(dealHostile(fields, KINDS, 1)).not.toEqual(dealHostile(fields, KINDS, 0))
})
