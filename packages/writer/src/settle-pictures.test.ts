import { describe, expect, test } from 'vitest'
import { findVisuals } from './prompt-from-text.ts'
import { settlePictures } from './settle-pictures.ts'

const settle = (...rows: [text: string, prompt: string][]): string[] =>
  settlePictures(rows.map(([text, prompt]) => ({ text, prompt })))

describe('the hour', () => {
  const HOURS = ['dawn', 'day', 'dusk', 'night']
  const hourOf = (prompt: string): number => HOURS.findIndex((hour) => prompt.includes(hour))

  test('runs on in order, whatever the lines wish', () => {
    const prompts = settle(
      ['One.', 'street at dusk'],
      ['Two.', 'street, day'],
      ['Three.', 'street at night'],
      ['Four.', 'street at dusk'],
    )
    expect(prompts.map(hourOf)).toEqual([2, 2, 3, 3])
  })

  test('is set back where the words tell it', () => {
    const prompts = settle(['At night it snowed.', 'street'], ['By noon it was gone.', 'street at night'])
    expect(prompts.map(hourOf)).toEqual([3, 1])
    expect(prompts[1]).not.toContain('night')
  })
})

describe('the place', () => {
  test('stays where the story is', () => {
    expect(settle(['One.', 'forest at dusk'], ['Two.', 'dusk, wide view'])[1]).toContain('forest')
  })

  test('is a room for what no meadow has, and outside for what no room has', () => {
    expect(settle(['One.', 'field at dusk'], ['Two.', 'kettle, dusk'])[1]).toContain('living room')
    expect(settle(['One.', 'kitchen at dusk'], ['Two.', 'lighthouse, dusk'])[1]).not.toMatch(/room|kitchen/u)
  })
})

test('the same thing fills three of nine scenes at most, and those that name it', () => {
  const rows = Array.from({ length: 9 }, (_, i): [string, string] => [
    i === 4 ? 'The lighthouse waits.' : `Line ${i}.`,
    `lighthouse, coast at dusk, ${i}`,
  ])
  const prompts = settle(...rows)
  const count = prompts.filter((prompt) => prompt.includes('lighthouse')).length
  expect(count).toBeGreaterThan(1)
  expect(count).toBeLessThanOrEqual(3)
  expect(prompts[4]).toContain('lighthouse')
  expect(new Set(prompts).size).toBe(9)
})

test('a place seen again is seen by what is found there, and no two pictures are alike', () => {
  const prompts = settle(...Array.from({ length: 6 }, (_, i): [string, string] => [`Line ${i}.`, 'garden, dusk']))
  expect(prompts[0]).toBe('garden, dusk')
  const shown = prompts.map((prompt) => findVisuals(prompt).things.join())
  expect(shown.filter((things) => things === '')).toHaveLength(2)
  expect(new Set(shown).size).toBe(5)
})

test('what the words name leads however often they do', () => {
  const prompts = settle(
    ...Array.from({ length: 5 }, (): [string, string] => ['The key again.', 'key, library, night']),
  )
  expect(prompts.every((prompt) => prompt.startsWith('key, library'))).toBe(true)
})

test('who is with a thing that filled enough scenes stays', () => {
  const prompts = settle(
    ...Array.from({ length: 6 }, (_, i): [string, string] => [
      `Line ${i}.`,
      `one person with a lantern, forest, night`,
    ]),
  )
  expect(prompts.filter((prompt) => prompt.includes('lantern')).length).toBeLessThanOrEqual(3)
})
