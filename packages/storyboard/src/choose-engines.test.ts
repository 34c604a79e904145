import { expect, test } from 'vitest'
import { chooseIllustrator, chooseNarrator, chooseWriter } from './choose-engines.ts'
import type { Illustrator } from './ports.ts'
import type { Narrator } from './speech-ports.ts'
import type { Writer } from './writer.ts'

const named = <Port>(name: string): Port => ({ name, hasVoice: (voice: string) => voice.startsWith(name) }) as Port
const writers = [named<Writer>('built-in'), named<Writer>('openai/model')]
const narrators = [named<Narrator>('a'), named<Narrator>('b')]
const illustrators = [named<Illustrator>('built-in'), named<Illustrator>('board')]

test('without a name, the first engine is the default', () => {
  expect(chooseWriter({ writers }, undefined)).toBe(writers[0])
  expect(chooseIllustrator({ illustrators }, undefined)).toBe(illustrators[0])
})

test('a name chooses an engine, and a voice chooses its narrator', () => {
  expect(chooseWriter({ writers }, 'openai/model')).toBe(writers[1])
  expect(chooseIllustrator({ illustrators }, 'board')).toBe(illustrators[1])
  expect(chooseNarrator({ narrators }, 'b-anna').name).toBe('b')
})

test.each([
  ['writer-gone', () => chooseWriter({ writers }, 'gone')],
  ['choice-gone', () => chooseNarrator({ narrators }, 'gone')],
  ['illustrator-gone', () => chooseIllustrator({ illustrators }, 'gone')],
])('rejects a removed engine with a message: %s', (code, choose) => {
  expect(choose).toThrow(expect.objectContaining({ code, isFinal: true, isInput: false }))
  expect(choose).toThrow('Nothing was charged.')
})
