import { MAX_PLAY_FIGURES } from '@dayreel/catalogue'
import { expect, test } from 'vitest'
import { Play } from './play.ts'

const FOX = { kind: 'icon', icon: 'fox', depth: 'near' } as const

test('a play may be empty, and an icon may be a person', () => {
  expect(Play.safeParse({ figures: [] }).success).toBe(true)
  const girl = { kind: 'person', person: 'girl', pose: 'walk', depth: 'near', enter: 'left', does: 'walk', name: 'Mia' }
  expect(Play.safeParse({ figures: [FOX, girl] }).success).toBe(true)
})

test('a play refuses too many figures, unknown verbs and more than a thousand characters', () => {
  expect(Play.safeParse({ figures: Array.from({ length: MAX_PLAY_FIGURES + 1 }, () => FOX) }).success).toBe(false)
  expect(Play.safeParse({ figures: [{ ...FOX, does: 'explode' }] }).success).toBe(false)
  const wordy = { ...FOX, at: 'a'.repeat(110), name: 'b'.repeat(90) }
  const result = Play.safeParse({ figures: Array.from({ length: MAX_PLAY_FIGURES }, () => wordy) })
  expect(result.error?.issues.map(({ message }) => message)).toEqual([
    'This shadow play is too large. Remove some of it.',
  ])
})
