import { expect, test } from 'vitest'
import { readPrompts, writePrompts } from './prompts.ts'

const NONE = { imagePrompt: '', textPrompt: '', stray: '' }

test.each([
  [
    'both lines',
    'Image Prompt: a dune\nText Prompt: speak slowly',
    { imagePrompt: 'a dune', textPrompt: 'speak slowly' },
  ],
  ['in the other order', 'Text Prompt: slowly\nImage Prompt: a dune', { imagePrompt: 'a dune', textPrompt: 'slowly' }],
  ['one of them', 'Text Prompt: slowly', { textPrompt: 'slowly' }],
  [
    'small letters and space',
    '  image prompt:a dune \r\n text prompt:  slowly',
    { imagePrompt: 'a dune', textPrompt: 'slowly' },
  ],
  [
    'a prompt of several lines',
    'Image Prompt: a dune\n\nat dusk\nText Prompt: x',
    { imagePrompt: 'a dune\n\nat dusk', textPrompt: 'x' },
  ],
  ['a prefix within a line', 'Image Prompt: a sign, “Text Prompt: x”', { imagePrompt: 'a sign, “Text Prompt: x”' }],
  ['the same prefix twice', 'Image Prompt: a\nImage Prompt: b', { imagePrompt: 'a\n b' }],
  ['words that belong to neither', 'a dune\nText Prompt: x', { stray: 'a dune', textPrompt: 'x' }],
  ['nothing', '', {}],
  ['the prefixes alone', 'Image Prompt: \nText Prompt: ', {}],
])('splits prompts by their prefixes: %s', (_, text, prompts) => {
  expect(readPrompts(text)).toEqual({ ...NONE, ...prompts })
})

test.each([
  { imagePrompt: 'a dune', textPrompt: 'slowly' },
  { imagePrompt: '', textPrompt: 'one\ntwo' },
  { imagePrompt: '', textPrompt: '' },
])('reads back the text that it has written: %j', (prompts) => {
  expect(readPrompts(writePrompts(prompts))).toEqual({ ...prompts, stray: '' })
})
