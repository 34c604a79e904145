import { describe, expect, test } from 'vitest'
import type { Draft } from './check.ts'
import { checkCopied } from './check-copied.ts'
import { checkCount } from './check-count.ts'
import { checkHook } from './check-hook.ts'
import { checkLanguage } from './check-language.ts'
import { checkLength } from './check-length.ts'
import { checkRepeats } from './check-repeats.ts'
import { checkShown } from './check-shown.ts'
import { checkSpokenMarks } from './check-spoken-marks.ts'

const draft = (words: readonly string[], language = 'en'): Draft => ({
  language,
  lines: words.map((each) => ({ words: each, shows: 'a lamp on a table', item: null })),
})
const source = (text: string) => [{ title: 't', site: 's', url: 'https://example.com', licence: 'l', text }]
const counted = (items: readonly [item: number | null, words: string][]): Draft => ({
  language: 'en',
  lines: items.map(([item, words]) => ({ item, words, shows: 'a lamp' })),
})

describe('count', () => {
  test('accepts a list that counts upwards or downwards, by figure, word or position', () => {
    expect(checkCount(counted([[null, 'Three lamps.'], [1, 'One burns.'], [2, 'Number 2 too.'], [3, 'The third not.']]), 3)).toBeUndefined() // prettier-ignore
    expect(checkCount(counted([[3, 'Three.'], [2, 'Two.'], [1, 'And last.']]), 3)).toBeUndefined() // prettier-ignore
  })
  test('rejects a list with an item too few or too many, in wrong order, or without spoken numbers', () => {
    expect(checkCount(counted([[1, 'One.'], [2, 'Two.']]), 3)?.sentence).toBe('The title promises 3 items; 2 can be counted.') // prettier-ignore
    expect(checkCount(counted([[1, 'One.'], [2, 'Two.'], [3, 'Three.']]), 2)).toBeDefined() // prettier-ignore
    expect(checkCount(counted([[2, 'Two.'], [1, 'One.'], [3, 'Three.']]), 3)).toBeDefined() // prettier-ignore
    expect(
      checkCount(
        counted([
          [1, 'A lamp.'],
          [2, 'A chair.'],
          [3, 'A dog.'],
        ]),
        3,
      )?.sentence,
    ).toContain('is not said')
  })
  test('counts nothing if the title promises no list', () => {
    expect(checkCount(draft(['A lamp.']), undefined)).toBeUndefined()
  })
})

test('hook: accepts at most fourteen words', () => {
  expect(checkHook(draft(['one two three four five six seven eight nine ten eleven twelve thirteen fourteen.']))).toBeUndefined() // prettier-ignore
  expect(checkHook(draft(['one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen.']))?.sentence).toContain('15 words') // prettier-ignore
  expect(checkHook(draft(['']))).toBeDefined()
  expect(checkHook(draft(['灯台守は毎晩、海の向こうの小さな光に手を振っていました。'], 'ja'))).toBeUndefined()
})

test('finds repeats with any case and punctuation, within and across scenes; a single word may repeat', () => {
  expect(checkRepeats(draft(['The lamp burns. Nobody comes.', 'the lamp burns!']))?.sentence).toContain(
    'the lamp burns!',
  )
  expect(checkRepeats(draft(['It burns, it burns. It burns; it burns!']))).toBeDefined()
  expect(checkRepeats(draft(['No. The lamp is out.', 'No. The sea is calm.']))).toBeUndefined()
  expect(checkRepeats(draft(['灯台は静かです。海が光ります。', '灯台は静かです。'], 'ja'))).toBeDefined()
})

test.each([
  '**Look** at it.',
  '# The lamp',
  'It *burns* still.',
  'Use `light`.',
  '- The lamp.',
  'The lamp (music swells) burns.',
  'The lamp [pause] burns.',
  '灯台（静か）です。',
  'Narrator: The lamp burns.',
  'Scene 2: The lamp burns.',
  'It burns 🔥 again.',
  'I ❤️ it.',
  'See www.example.com now.',
])('spoken: %s cannot be spoken', (words) => {
  expect(checkSpokenMarks(draft(['The hook.', words]))?.sentence).toMatch(/^Scene 1 has /u)
})

test.each([
  'It cost $5, or 5 % of #1 — “nothing”!',
  'The scene: two lamps; a dog.',
  'In 1953 the No. 7 tram (ended.'.replace('(', ''),
  'Music was all she had, and it was enough: an old piano.',
  '¿Quién vive aquí? ¡Nadie!',
  'Copyright © 1990, 3 × 4 = 12 ✓.',
])('spoken: %s can be spoken', (words) => {
  expect(checkSpokenMarks(draft([words]))).toBeUndefined()
})

test.each([
  '',
  'freedom',
  'the concept of freedom',
  'a sense of hope and change',
  'Text saying STOP on a wall',
  'an abstract idea',
])('shown: “%s” is not visible', (shows) => {
  expect(checkShown({ language: 'en', lines: [{ words: 'w', shows, item: null }] })).toBeDefined()
})

test.each(['a red door in the rain', 'an old woman laughing', 'el faro en la noche', '灯台と夜の海'])(
  'shown: “%s” is visible',
  (shows) => {
    expect(checkShown({ language: 'en', lines: [{ words: 'w', shows, item: null }] })).toBeUndefined()
  },
)

test('reports a wrong language, but not a similar or an unknown one', () => {
  const english = 'The lamp burns in the window, and nobody comes to see it any more.'
  const german = 'Die Lampe brennt im Fenster, und niemand kommt mehr, um sie zu sehen.'
  expect(checkLanguage(draft([english], 'de'))?.sentence).toBe('What is spoken is not in German.')
  expect(checkLanguage(draft([german], 'en'))).toBeDefined()
  expect(checkLanguage(draft([german], 'de'))).toBeUndefined()
  expect(checkLanguage(draft([english], 'ja'))).toBeDefined()
  expect(checkLanguage(draft([english], 'mt'))).toBeUndefined()
})

test('length: allows a difference of about a second, after the pace is adapted within its range', () => {
  const words = draft(['one two three four five six seven eight nine ten.'])
  expect(checkLength(words, 30, 30)).toBeUndefined()
  expect(checkLength(words, 33.7, 30)).toBeUndefined()
  expect(checkLength(words, 34.5, 30)?.demand).toContain('too long')
  expect(checkLength(words, 24.9, 30)).toBeUndefined()
  expect(checkLength(words, 24, 30)?.demand).toContain('too short')
  expect(checkLength(words, 58.4, 30)?.demand).toContain('between 5 and 5 words')
})

describe('copied', () => {
  const article = source('Jars of honey that were sealed 3,000 years ago were found near Luxor.')
  test('seven consecutive words are not a copy; eight are, in any case and across scenes', () => {
    expect(checkCopied(draft(['Jars of honey that were sealed 3,000 seasons ago.']), article)).toBeUndefined()
    const found = checkCopied(draft(['JARS of honey:', 'that were sealed 3,000 years, later.']), article)
    expect(found?.sentence).toBe('“jars of honey that were sealed 3,000 years” is copied from a source.')
  })
  test('also detects copies in a language without spaces', () => {
    const japanese = source('蜂蜜は三千年前の墓から見つかり、まだ食べることができました。')
    expect(checkCopied(draft(['蜂蜜は三千年前の墓から見つかり、まだ甘い。'], 'ja'), japanese)).toBeDefined()
    expect(checkCopied(draft(['蜂蜜は古い墓にもあり、まだ甘い。'], 'ja'), japanese)).toBeUndefined()
  })
  test('compares nothing without sources', () => {
    expect(checkCopied(draft(['Jars of honey that were sealed 3,000 years ago.']), [])).toBeUndefined()
  })
})
