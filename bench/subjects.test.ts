import { createWriter } from '@dayreel/writer'
import { expect, test } from 'vitest'
import { BOARD_SUBJECT, SUBJECTS } from './subjects.ts'

test.each([...SUBJECTS, BOARD_SUBJECT])('the built-in writer knows “%s”', (text) => {
  expect(createWriter().offer({ text, kind: 'subject', template: 'general', durationSeconds: 20 }).kind).toBe('told')
})
