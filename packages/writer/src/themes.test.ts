import { expect, test } from 'vitest'
import { readStories } from './story-files/read-stories.ts'

const { themes } = readStories()
const ITEMS = themes.flatMap(({ items }) => items)

test('each theme has a dozen pieces of advice, and ends of its own', () => {
  for (const { items, closes } of themes) {
    expect(items.length).toBeGreaterThanOrEqual(12)
    expect(closes.length).toBeGreaterThanOrEqual(2)
  }
})

test('no piece of advice comes twice, and all can be read out', () => {
  const told = [...ITEMS, ...themes.flatMap(({ myths }) => myths)]
  const said = told.flatMap(({ text, detail, why }) => [text, detail, why])
  expect(said.filter((text, i) => said.indexOf(text) < i)).toEqual([])
  for (const text of said) expect(text).toMatch(/^[A-Z][A-Za-z' ,.:?-]+[.?]$/u)
})

test('what is done instead is right after "you", "they" and "do not", and what was done after "I"', () => {
  for (const { text, wrong, did } of ITEMS) {
    expect(text).not.toMatch(/^(?:Be|If|When|No|There|Your|You|It|A|The)\b/u)
    expect(wrong).toMatch(/^[a-z][A-Za-z' ,?:-]+[a-z]$/u)
    expect(wrong).not.toMatch(/^(?:not|never|no|be|are|is|am|was|\w+ing|your)\b/u)
    expect(did).toMatch(/^[a-z][A-Za-z' ,.?:-]+[.?]$/u)
    expect(did).not.toMatch(/^(?:i|you|we)\b/u)
  }
})
