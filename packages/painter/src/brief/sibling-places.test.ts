import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'

const WORLD = { palette: 'teal', figure: 'coat', light: 'soft' } as const
const read = (prompts: readonly string[]) =>
  readBrief({
    prompt: prompts.at(-1)!,
    text: '',
    before: prompts.slice(0, -1).map((prompt) => ({ prompt, text: '' })),
    notes: '',
    world: WORLD,
    seed: 5,
    index: prompts.length - 1,
    count: 8,
  }).place

test('of bare places in a row every second one is shown from elsewhere', () => {
  expect(read(['sea, dawn'])).toBe('sea')
  expect(read(['sea, dawn', 'sea, wide view'])).toBe('coast')
  expect(read(['sea, dawn', 'sea, wide view', 'sea, dusk'])).toBe('sea')
})

test('what stands in a place keeps it there', () => {
  expect(read(['sea, dawn', 'ship, sea, dawn'])).toBe('sea')
  expect(read(['ship, sea, dawn', 'sea, dawn'])).toBe('sea')
})
