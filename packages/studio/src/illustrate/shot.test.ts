import { expect, test } from 'vitest'
import { readBrief } from './brief/read-brief.ts'
import { paletteFor } from './light/palettes.ts'
import { chooseShot } from './shot.ts'

test('the same thing is seen from straight above once in a video', () => {
  const world = { palette: 'teal', figure: 'coat', light: 'soft' }
  const scene = { prompt: 'letter, close view, night, library', text: 'The letter.' }
  const ways = Array.from({ length: 11 }, (_, index) => {
    const request = {
      ...scene,
      notes: '',
      style: 'None',
      world,
      seed: 7 + index,
      index,
      count: 11,
      width: 90,
      height: 160,
      before: Array.from({ length: index }, () => scene),
    } as const
    return chooseShot(request, readBrief(request), paletteFor(world, 'night', 'clear', 1)).way
  })
  expect(ways.filter((way) => way === 'above')).toHaveLength(1)
  expect(new Set(ways).size).toBeGreaterThan(3)
})
