import { expect, test } from 'vitest'
import { readBrief } from './read-brief.ts'
import type { SceneWords } from './vary-by-scene.ts'

const read = (words: Partial<SceneWords>) =>
  readBrief({
    prompt: 'city skyline, night',
    text: '',
    notes: '',
    world: { palette: 'teal', figure: 'coat', light: 'soft' },
    seed: 1,
    index: 0,
    count: 5,
    ...words,
  })

/** The views of a city in a row of scenes with the same words, those left out in which its streets are seen. */
function viewsOf(prompt: string, count: number): unknown[] {
  const before: { prompt: string; text: string }[] = []
  return Array.from({ length: count }, (_, index) => {
    const { city } = read({ prompt, index, before: [...before] })
    before.push({ prompt, text: '' })
    return city
  }).filter((city) => city !== undefined)
}

test('a city at night is seen from another side in each scene of a video', () => {
  const views = viewsOf('city skyline, moon, night', 7)
  expect(views).toHaveLength(7)
  expect(new Set(views).size).toBe(7)
  const peopled = viewsOf('one person standing, rooftops, night', 3)
  expect(peopled[0]).not.toBe(peopled[1])
  for (const view of peopled) expect(['shore', 'roof', 'bridge']).toContain(view)
})

test('a city at night is seen from where its words are', () => {
  expect(read({ text: 'Rain on the window.' })).toMatchObject({ city: 'pane', weather: 'clouds' })
  expect(read({ prompt: 'city skyline from above, night' }).city).toBe('above')
  expect(read({ prompt: 'skyscrapers from below, night' }).city).toBe('between')
  expect(read({ text: 'The moon is out.', prompt: 'city skyline from above, moon, night' }).things).toContain('moon')
  expect(read({ prompt: 'city skyline, day' }).city).toBeUndefined()
})

test('a city bends where it is dreamt', () => {
  expect(read({ text: 'In a dream.' }).isDream).toBe(true)
  expect(read({ story: 'A city that never sleeps' }).isDream).toBeUndefined()
})
