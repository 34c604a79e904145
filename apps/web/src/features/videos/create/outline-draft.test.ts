import type { Outline } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { emptyOutline, pointLabels, readOutlineDraft, scriptOf } from './outline-draft.ts'

const OUTLINE: Outline = { kind: 'why', hook: 'Hook', points: ['First', 'Second'], close: 'Close' }
const DRAFT = emptyOutline('Why honey never spoils', 'why')

test('the script has one paragraph for each text, in order, and none for an empty field', () => {
  expect(scriptOf(DRAFT)).toBe('')
  expect(scriptOf({ ...DRAFT, hook: ' A jar. ', points: ['', 'Sugar.', ' '], close: 'It keeps.' })).toBe(
    'A jar.\n\nSugar.\n\nIt keeps.',
  )
})

test('points beyond those that another kind of outline suggests keep their fields', () => {
  expect(pointLabels(OUTLINE, DRAFT)).toEqual(['First', 'Second'])
  expect(pointLabels(OUTLINE, { ...DRAFT, points: ['a', 'b', 'c'] })).toEqual(['First', 'Second', 'Point 3'])
})

test('reads a stored draft and drops a draft with another shape', () => {
  const kept = { ...DRAFT, hook: 'A jar.', points: ['Sugar.'] }
  expect(readOutlineDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  expect(readOutlineDraft({ subject: 'Honey', parts: ['A jar.'] })).toBeNull()
  expect(readOutlineDraft({ ...kept, hook: 3, points: [null, 'b'] })).toMatchObject({ hook: '', points: ['', 'b'] })
})
