import { expect, test } from 'vitest'
import { scriptCount } from './script-count.ts'

test('counts words in any script', () => {
  expect(scriptCount('Rain.', undefined)).toBe('1 word')
  expect(scriptCount('It rained, and then it didn’t.', undefined)).toBe('6 words')
  expect(scriptCount('海に手紙を書いた。', undefined)).toMatch(/^[2-9] words$/)
  expect(scriptCount('كتب رسالة إلى البحر', undefined)).toBe('4 words')
})

test('shows the spoken length of a script, and marks a subject as one', () => {
  expect(scriptCount('One two three.', { kind: 'script', seconds: 14.2 })).toBe('3 words · ~14 s')
  expect(scriptCount('One two three', { kind: 'subject', seconds: 20 })).toBe('3 words')
})
