import type { Storyboard } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { beginHistory, editHistory, type EditAction, type EditHistory } from './edit-history.ts'

const titled = (title: string) => ({ title }) as Storyboard
const edit = (title: string, field = title): EditAction => ({ type: 'edit', storyboard: titled(title), field })
const after = (...actions: EditAction[]): EditHistory =>
  actions.reduce(editHistory, beginHistory({ original: titled('first') }))

test('typing in one field is one step, and another field starts a new step', () => {
  const typed = after(edit('a', 'words'), edit('ab', 'words'), edit('abc', 'prompt'))
  expect(editHistory(typed, { type: 'undo' }).present.title).toBe('ab')
  expect(editHistory(editHistory(typed, { type: 'undo' }), { type: 'undo' }).present.title).toBe('first')
})

test('redo restores an undone change until the user changes something else', () => {
  const undone = after(edit('a'), edit('b'), { type: 'undo' })
  expect(undone.present.title).toBe('a')
  expect(editHistory(undone, { type: 'redo' }).present.title).toBe('b')
  const changed = editHistory(undone, edit('c'))
  expect(editHistory(changed, { type: 'redo' })).toBe(changed)
})

test('typing after an undo is a separate step', () => {
  const typed = after(edit('a', 'words'), edit('b', 'prompt'), { type: 'undo' }, edit('ab', 'words'))
  expect(editHistory(typed, { type: 'undo' }).present.title).toBe('a')
})

test('the user can undo discarding all changes', () => {
  const discarded = after(edit('a'), edit('b'), { type: 'discard' })
  expect(discarded.present.title).toBe('first')
  expect(discarded.isDiscarded).toBe(true)
  expect(editHistory(discarded, { type: 'undo' })).toMatchObject({ present: { title: 'b' }, isDiscarded: false })
})

test('undo and redo change nothing if there is no step', () => {
  const start = beginHistory({ original: titled('first') })
  for (const type of ['undo', 'redo', 'discard'] as const) expect(editHistory(start, { type })).toBe(start)
})

test('a stored draft is one step away from the original, in both directions', () => {
  const restored = beginHistory({ original: titled('first'), draft: titled('draft') })
  expect(restored.present.title).toBe('draft')
  const undone = editHistory(restored, { type: 'undo' })
  expect(undone.present.title).toBe('first')
  expect(editHistory(undone, { type: 'redo' }).present.title).toBe('draft')
  expect(editHistory(restored, { type: 'discard' }).present.title).toBe('first')
})
