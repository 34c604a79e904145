import { expect, test } from 'vitest'
import { readBrief } from './brief/read-brief.ts'
import { paletteFor } from './light/palettes.ts'
import type { Shot } from './painting.ts'
import { chooseShot } from './shot.ts'

const REQUEST = { text: '', notes: '', style: 'None', count: 11, width: 90, height: 160 } as const

function shotsOf(prompt: string): Shot[] {
  const world = { palette: 'teal', figure: 'coat', light: 'soft' }
  return Array.from({ length: 11 }, (_, index) => {
    const request = { ...REQUEST, prompt, world, seed: 7 + index, index }
    return chooseShot(request, readBrief(request), paletteFor(world, 'night', 'clear', 1))
  })
}

test('a small thing is shown in another way in neighbouring scenes, from straight above once in a video', () => {
  const ways = shotsOf('letter, close view, night, library').map(({ way }) => way)
  expect(ways.filter((way) => way === 'above')).toHaveLength(1)
  expect(new Set(ways).size).toBeGreaterThan(3)
  for (let i = 1; i < ways.length; i++) expect(ways[i]).not.toBe(ways[i - 1])
})

test('what lies on the floor is met low, the floor seen behind it', () => {
  for (const { way, camera, horizon } of shotsOf('a box under the bed')) {
    expect(way).toBe('floor')
    expect(camera).toBe('low')
    expect(horizon).toBeLessThan(0.5)
  }
})

test('a place alone has no way of showing a thing', () => {
  for (const { way } of shotsOf('mountains')) expect(way).toBeUndefined()
})
