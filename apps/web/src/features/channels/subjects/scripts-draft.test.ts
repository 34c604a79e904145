import { expect, test } from 'vitest'
import { unwrittenSubjects } from './scripts-draft.ts'

const line = (key: number, reason = 'subject-unknown', text = `Subject ${key}`) => ({
  key,
  text,
  reason,
  message: 'Not added.',
  tales: [],
})

test('requests subjects that the writer does not know or whose language it does not support', () => {
  const lines = [line(1), line(2, 'language-not-written'), line(3, 'script-too-long'), line(4, 'list-full')]
  expect(unwrittenSubjects(lines)).toEqual(['Subject 1', 'Subject 2'])
})

test('requests each subject once, and at most ten subjects', () => {
  expect(unwrittenSubjects([line(1), line(2, undefined, 'Subject 1')])).toEqual(['Subject 1'])
  expect(unwrittenSubjects(Array.from({ length: 12 }, (_, i) => line(i)))).toHaveLength(10)
})
