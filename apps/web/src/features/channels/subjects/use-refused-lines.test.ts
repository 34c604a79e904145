import { expect, test } from 'vitest'
import { withRefused } from './use-refused-lines.ts'

const refusal = (line: number) => ({ line, reason: 'subject-unknown', message: `Not line ${line}.`, tales: [] })

test('each refused line keeps its own text and follows the earlier ones', () => {
  const first = withRefused([], ['A lamp', 'Saturn', 'A door', 'Jupiter'], [refusal(2), refusal(4)])
  expect(first).toEqual([
    { key: 1, text: 'Saturn', reason: 'subject-unknown', message: 'Not line 2.', tales: [] },
    { key: 2, text: 'Jupiter', reason: 'subject-unknown', message: 'Not line 4.', tales: [] },
  ])
  const later = withRefused(first.slice(1), ['Mars'], [refusal(1)])
  expect(later.map(({ key, text }) => [key, text])).toEqual([
    [2, 'Jupiter'],
    [3, 'Mars'],
  ])
})
