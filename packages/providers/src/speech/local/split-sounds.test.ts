import { expect, test } from 'vitest'
import { countTokens, splitSounds, type SoundedWord } from './split-sounds.ts'

test('no part has more tokens than the model takes, even if a single word is too long', () => {
  const parts = splitSounds([30, 2_000, 30].map((length) => wordOf(length)))
  expect(parts.map((part) => countTokens(part)).every((count) => count <= 400)).toBe(true)
  expect(parts.flat()).toHaveLength(3)
})

function wordOf(length: number): SoundedWord {
  const tokens = Array.from({ length }, () => 1)
  return { from: 0, to: length, said: 'a'.repeat(length), tokens, sounded: length }
}
