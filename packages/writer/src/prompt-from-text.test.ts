import { expect, test } from 'vitest'
import type { Storyboard } from '@dayreel/storyboard'
import { followWords } from './follow-words.ts'
import { promptFromText } from './prompt-from-text.ts'

const around = { title: 'The tower', notes: '', index: 0 }

test('a prompt is made of what the words name', () => {
  expect(promptFromText('The moon rose over the sea at midnight.', around)).toMatch(/^moon over the sea at night/u)
  expect(promptFromText('In the evening a stranger came down from the mountains with a key.', around)).toMatch(
    /key.*mountains at dusk/u,
  )
  expect(promptFromText('It rained on the library all morning.', around)).toMatch(/library at dawn/u)
  expect(promptFromText('A city under the sea.', around)).toMatch(/underwater/u)
})

test('two words may name one thing', () => {
  expect(promptFromText('She signed the guest book.', around)).toMatch(/^ledger/u)
  expect(promptFromText('He looked out of the train window.', around)).toMatch(/^train window/u)
  expect(promptFromText('My phone lit up.', around)).toMatch(/^phone/u)
  for (const word of ['postcard', 'theatre', 'blueprint', 'trophy'])
    expect(promptFromText(`There was one ${word} left.`, around)).toMatch(new RegExp(`^${word}`, 'u'))
})

test('words of other languages are read too', () => {
  expect(promptFromText('Der Mond stand über dem Meer.', around)).toMatch(/moon over the sea/u)
  expect(promptFromText('Le phare ne s’allumait pas, et la nuit tombait.', around)).toMatch(/lighthouse.*night/u)
  expect(promptFromText('おじいさんは山へ芝刈りに行きました。', around)).toMatch(/mountains/u)
  expect(promptFromText('كان هناك رجل يعيش في الغابة', around)).toMatch(/forest/u)
})

test('scenes that name nothing vary, and follow the notes', () => {
  const prompts = [0, 1, 2, 3, 4].map((index) => promptFromText('So it was.', { title: 'So it was', notes: '', index }))
  expect(new Set(prompts).size).toBe(5)
  expect(promptFromText('So it was.', { title: 'So', notes: 'a lighthouse at night, foggy', index: 0 })).toMatch(
    /lighthouse.*night.*fog/u,
  )
})

const scene = (id: string, text: string, imagePrompt: string, written = { text, imagePrompt }) => ({
  id,
  text,
  imagePrompt,
  seed: 1,
  written,
})
test('followWords changes prompts that were never touched, and only where words changed', () => {
  const before = {
    title: 'The tower',
    notes: '',
    scenes: [
      scene('s1', 'The clock stopped.', 'clock, tower'),
      scene('s2', 'A whale came by.', 'clock, tower at dusk', {
        text: 'The clock went on.',
        imagePrompt: 'clock, tower at dusk',
      }),
      scene('s3', 'A train came by.', 'my own prompt', { text: 'Nothing came.', imagePrompt: 'empty road' }),
      { id: 's4', text: 'No writer wrote this.', imagePrompt: 'mine', seed: 1 },
    ],
  } as unknown as Storyboard
  const after = followWords(before)
  expect(after.scenes[0]).toEqual(before.scenes[0])
  expect(after.scenes[1]!.imagePrompt).toMatch(/^whale/u)
  expect(after.scenes[1]!.written).toEqual({ text: 'A whale came by.', imagePrompt: after.scenes[1]!.imagePrompt })
  expect(after.scenes[2]).toEqual(before.scenes[2])
  expect(after.scenes[3]).toEqual(before.scenes[3])
  expect(followWords(after)).toEqual(after)
})
