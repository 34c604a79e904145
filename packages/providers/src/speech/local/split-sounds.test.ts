import { expect, test } from 'vitest'
import { countTokens, splitSounds, type SoundedWord } from './split-sounds.ts'

test('no part has more tokens than the model takes, and every sound of a word that is too long is spoken', () => {
  const words = [30, 2_000, 401, 30].map((length) => wordOf(length))
  const parts = splitSounds(words)
  expect(parts.map((part) => countTokens(part)).every((count) => count <= 400)).toBe(true)
  expect(parts.flat().flatMap(({ tokens }) => tokens)).toEqual(words.flatMap(({ tokens }) => tokens))
  expect(parts.flat().filter(({ to }) => to === 2_000)).toHaveLength(5)
})

test('the silent tokens at the end of a long word stay silent', () => {
  const pieces = splitSounds([{ ...wordOf(900), said: 'long.', sounded: 798 }]).flat()
  expect(pieces.map(({ said, sounded, tokens }) => [said, sounded, tokens.length])).toEqual([
    ['', 400, 400],
    ['', 398, 400],
    ['long.', 0, 100],
  ])
})

function wordOf(length: number): SoundedWord {
  const tokens = Array.from({ length }, (_, i) => i)
  return { from: 0, to: length, said: 'a'.repeat(length), tokens, sounded: length }
}
