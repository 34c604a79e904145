import { DEFAULT_CHOICES } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { emptyAssistant, readAssistantDraft, withWords } from './assistant-draft.ts'

const REQUEST = { ...DEFAULT_CHOICES, text: 'Why honey never spoils', title: 'An old title' }
const WORDS = {
  title: 'The sweet secret',
  scenes: [{ text: 'Honey keeps.', shows: '' }],
  sheet: [],
  description: '',
  hashtags: [],
  thumbnail: '',
}
const READ = { words: WORDS, seconds: 2, repairs: [], faults: [], correction: '' }

test('reads a stored draft and rejects anything else', () => {
  const draft = { subject: 's', answer: 'a', title: null }
  expect([readAssistantDraft(draft), readAssistantDraft({ subject: 's' }), readAssistantDraft('x')]).toEqual([
    draft,
    null,
    null,
  ])
})

test("the request contains the words, with the user's title or otherwise the assistant's", () => {
  const draft = emptyAssistant(REQUEST.text)
  expect(withWords(REQUEST, draft, undefined)).toBe(REQUEST)
  expect(withWords(REQUEST, draft, READ)).toEqual({
    ...DEFAULT_CHOICES,
    text: REQUEST.text,
    kind: 'subject',
    words: WORDS,
  })
  expect(withWords(REQUEST, { ...draft, title: ' Mine ' }, READ).words?.title).toBe('Mine')
  expect(withWords(REQUEST, { ...draft, title: ' ' }, READ).words?.title).toBe(WORDS.title)
})
