import { expect, test } from 'vitest'
import { inMiddle, middleOf } from './middle.ts'
import { paintWhole } from './paint-whole.ts'

test('a 9:16 picture consists only of its middle, even if its sides were rounded', () => {
  for (const size of [
    { width: 1080, height: 1920 },
    { width: 994, height: 1766 },
    { width: 46, height: 80 },
  ]) {
    expect(middleOf(size)).toEqual({ left: 0, right: size.width, width: size.width, share: 1 })
    expect(inMiddle(size, 0.37)).toBe(0.37)
  }
  expect(middleOf({ width: 1600, height: 900 })).toMatchObject({ left: 546.875, right: 1053.125 })
  expect(inMiddle({ width: 1600, height: 900 }, 0)).toBeCloseTo(546.875 / 1600)
})

test.each(['a woman walks by the sea', 'an old man in a room', 'a lighthouse in a storm', 'a rose on a table'])(
  'the subject of a 16:9 picture is in the middle 9:16: %s',
  (prompt) => {
    const size = { width: 320, height: 180 }
    const world = { palette: 'ember', figure: 'coat', light: 'soft' }
    const { subjects } = paintWhole({
      prompt,
      text: '',
      notes: '',
      style: 'None',
      world,
      seed: 5,
      index: 2,
      count: 9,
      ...size,
    })
    const { left, right } = middleOf(size)
    const [subject] = subjects!
    const middle = ((subject!.left + subject!.right) / 2) * size.width
    expect(middle).toBeGreaterThan(left)
    expect(middle).toBeLessThan(right)
  },
)
