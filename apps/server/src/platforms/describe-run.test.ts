import { expect, test } from 'vitest'
import { describeRun } from './describe-run.ts'

const CREDIT = { author: 'Ada <b>', source: 'Open Pictures', licence: 'CC BY 4.0', url: 'https://example.com/1' }
const LINE = 'Ada b, Open Pictures, CC BY 4.0 – https://example.com/1'

test('17.3: whose material a video shows stands in its description, each once', () => {
  expect(describeRun('Rivers carry it there.', [])).toBe('Rivers carry it there.')
  expect(describeRun('Rivers carry it there.', [CREDIT, CREDIT])).toBe(`Rivers carry it there.\n\nPictures:\n${LINE}`)
  expect(describeRun('', [CREDIT])).toBe(`Pictures:\n${LINE}`)
})

test('17.3: of a description that is too long the words are cut, never whose material it shows', () => {
  const described = describeRun('word '.repeat(2_000), [CREDIT])
  expect(described.length).toBeLessThanOrEqual(4_000)
  expect(described).toMatch(/…\n\nPictures:\n/)
  expect(described.endsWith(LINE)).toBe(true)
})
