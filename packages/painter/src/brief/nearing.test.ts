import { expect, test } from 'vitest'
import { readNearing } from './story.ts'

const WORLD = { palette: 'teal', figure: 'coat', light: 'soft' } as const
const STORY =
  'What if the moon came closer? | It began on a Monday. | On Sunday it is back where it was. | We still wave.'
const read = (
  index: number,
  text: string,
  prompt = 'moon, street, night',
  before: { prompt: string; text: string }[] = [],
) => readNearing({ prompt, text, story: STORY, before, notes: '', world: WORLD, seed: 1, index, count: 10 })

test('a world that comes closer grows from scene to scene', () => {
  const shares = [0, 3, 6].map((index) => read(index, 'It is larger.')?.share ?? -1)
  expect(shares).toEqual([...shares].sort((a, b) => a - b))
  expect(new Set(shares).size).toBe(3)
})

test('it is small once it is back, and stays so', () => {
  const back = { prompt: 'small moon, sea, night, calm', text: 'On Sunday it is back where it was.' }
  expect(read(8, back.text, back.prompt)).toEqual({ name: 'moon', share: 0, isBack: true })
  expect(read(9, 'We still wave.', 'people waving, moon', [back])?.isBack).toBe(true)
})
