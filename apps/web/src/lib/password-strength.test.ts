import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

const levelOf = (password: string, known: string[] = []): number =>
  passwordStrength(password, { leastCharacters: 8, known }).level

describe('level 0 is exactly what the server rejects', () => {
  test.each([
    ['short', 'Too short: 3 more characters.'],
    ['seven77', 'Too short: 1 more character.'],
    ['🌊🌊🌊🌊', 'Too short: 4 more characters.'], // The server counts visible characters, so an emoji counts as one.
    ['a'.repeat(73), 'Too long: use fewer characters.'],
    ['ж'.repeat(37), 'Too long: use fewer characters.'], // 74 bytes
  ])('%s', (password, words) => {
    expect(passwordStrength(password, { leastCharacters: 8 })).toEqual({ level: 0, words })
  })

  test.each(['password', '12345678', 'aaaaaaaa', '🌊🌊🌊🌊🌊🌊🌊🌊', 'a'.repeat(72)])('accepts %s', (password) => {
    expect(levelOf(password)).toBeGreaterThan(0)
  })
})

test('a common password has level 0 only if the server rejects it', () => {
  const rule = { leastCharacters: 8, refusesCommon: true }
  const refused = { level: 0, words: 'Too common: it’s on lists of leaked passwords.' }
  expect(passwordStrength('PassWord1', rule)).toEqual(refused)
  expect(passwordStrength('summergarden', rule).level).toBe(1)
  expect(levelOf('PassWord1')).toBe(1)
})

test.each([
  'password1!',
  'P@ssw0rd!',
  'qwertyuiop',
  'abcdefgh',
  '87654321',
  'Tuesday2024',
  'Iloveyou1',
  'zzzzzzzzzzzzzzz',
])('rates %s as weak', (password) => expect(levelOf(password)).toBe(1))

test.each(['quiet harbour 91 lanterns', 'seven slow barges 20', 'a different tide 4 gulls', 'xK9#vq2!Lw7m'])(
  'rates %s as strong',
  (password) => expect(levelOf(password)).toBe(4),
)

test('rates a password with one missing word in between', () => {
  expect(levelOf('dragon 123')).toBe(2)
  expect(levelOf('harbour lanterns')).toBe(3)
})

test('known data about the user adds no strength', () => {
  expect(levelOf('quimbrel47')).toBeGreaterThan(1)
  expect(levelOf('quimbrel47', ['ada.quimbrel@example.test'])).toBe(1)
})

test('uses the installation’s minimum length', () => {
  expect(passwordStrength('quiet harbour', { leastCharacters: 14 }).level).toBe(0)
})
