import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const WORLD = { palette: 'frost', figure: 'coat', light: 'soft' } as const
const read = (prompt: string, text = '', story = '') =>
  readBrief({ prompt, text, story, notes: '', world: WORLD, seed: 5, index: 1, count: 8 })

test('the stairs of a lighthouse wind in their own well, and no lighthouse stands in it', () => {
  expect(read('old person, lamp, lighthouse stairs')).toMatchObject({ place: 'stairs', isWinding: true })
  expect(read('keeper, lantern', 'She climbed the stairs of the lighthouse.')).toMatchObject({ place: 'stairs' })
  expect(read('lighthouse, staircase, day').things).toEqual([])
  expect(read('keeper climbing stairs', '', 'The last lighthouse keeper').isWinding).toBe(true)
})

test('other stairs and a lighthouse from outside stay what they are', () => {
  expect(read('two people on the stairs, day').isWinding).toBeUndefined()
  expect(read('lighthouse, coast, dusk', 'A hundred and nine steps.').place).toBe('coast')
})
