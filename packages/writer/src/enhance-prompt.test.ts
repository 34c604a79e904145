import { expect, test } from 'vitest'
import { countCodePoints, isSubject } from '@dayreel/storyboard'
import { createRandom, pick } from '@dayreel/storyboard/base'
import { enhancePrompt } from './enhance-prompt.ts'
import type { PromptKind } from '@dayreel/storyboard'
import { GOOD_AS_IT_IS } from './enhanced.ts'
import { readSubject } from './read-subject.ts'

const KINDS: readonly PromptKind[] = ['script', 'image', 'narration']
const ADJECTIVES = 'old quiet red scary lonely giant forgotten tiny frozen happy electric broken'.split(' ')
const NOUNS =
  'coffee|cats|lighthouse|black holes|babysitter|Roman Empire|money|robot|garden|honey|my grandmother|Nikola Tesla'.split(
    '|',
  )
const PLACES = 'in the snow|on mars|at night|by the sea|under the city|without people|in 1920|for students'.split('|')
const FORMS: readonly ((adjective: string, noun: string, place: string) => string)[] = [
  (_, noun) => noun,
  (adjective, noun) => `${adjective} ${noun}`,
  (adjective, noun, place) => `the ${adjective} ${noun} ${place}`,
  (_, noun, place) => `Why does ${noun} matter ${place}`,
  (adjective, noun) => `Top 5 ${adjective} facts about ${noun}`,
  (adjective, noun) => `${adjective} story about ${noun}`,
  (_, noun, place) => `What if ${noun} vanished ${place}?`,
  (_, noun, place) => `how to think of ${noun} ${place}`,
  (adjective, noun, place) => `Nobody knew the ${adjective} ${noun}.  it waited ${place} , and i saw it`,
  (adjective, noun, place) => `make a ${adjective} video about ${noun} ${place}. make it funny`,
]
const HOSTILE = [
  'asdf',
  'qwerty asdf',
  'x',
  '🙂',
  '🙂🙂 🎉',
  '?!…',
  '.',
  'a a a a',
  'the the the ,, , the',
  '{S} {C} ${x} <b>',
  '"quoted"',
  'x'.repeat(20_000),
  ' '.repeat(19_999) + 'y',
  'word '.repeat(4_000).trim(),
  'a, '.repeat(6_000).trim(),
  'No. '.repeat(5_000).trim(),
  '\n\n\nline\n\n',
  'Image Prompt:',
  'Text Prompt: \nImage Prompt: ',
  '👩‍👩‍👧‍👦 family dinner',
  'ЖЖЖ',
  '猫',
  'I i i I',
  'iPhone or eBay? email me at a.b@c.de. ok',
]

function prompts(): string[] {
  const random = createRandom('prompts')
  const made = Array.from({ length: 240 }, (_, i) =>
    FORMS[i % FORMS.length]!(pick(ADJECTIVES, random), pick(NOUNS, random), pick(PLACES, random)),
  )
  return [...made, ...HOSTILE]
}
const contentWords = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).slice(0, 500)

test.each(KINDS)('as %s every content word stays, a second press changes nothing, and little is added', (kind) => {
  for (const prompt of prompts()) {
    const { text, note } = enhancePrompt(prompt, kind)
    const words = new Set(contentWords(text))
    for (const word of contentWords(prompt))
      expect({ prompt, text, has: words.has(word) ? word : undefined }).toEqual({ prompt, text, has: word })
    expect(countCodePoints(text)).toBeLessThanOrEqual(countCodePoints(prompt) + 200)
    expect(note).toMatch(/[.?]$/u)
    expect([prompt, enhancePrompt(text, kind).text]).toEqual([prompt, text])
    expect(text).not.toMatch(/undefined|NaN/u)
  }
})

test('§3.2 a subject is not wrapped into a tale: it stays one line about the same thing', () => {
  const given = ['Scary story about a babysitter', 'Top 3 AI tools for students', 'coffee', 'the lighthouse keeper']
  const sharpened = given.map((subject) => enhancePrompt(subject, 'script').text)
  expect(sharpened).toEqual([
    'Scary story about a babysitter, told by someone who was there',
    'Top 3 AI tools for students, each in one clear sentence',
    'Coffee, told through one small detail',
    'The lighthouse keeper, told through one ordinary day',
  ])
  for (const [i, text] of sharpened.entries()) {
    expect(isSubject(text)).toBe(true)
    // The built-in writer tells about the subject alone.
    expect(readSubject(text)).toEqual(readSubject(given[i]!.replace(/^\p{Ll}/u, (first) => first.toUpperCase())))
  }
})

test.each([
  'Why is the sky blue?',
  'The lighthouse keeper who answered letters addressed to the sea',
  'What if the moon came closer every night?',
  'The train was late. Nobody waited for it.',
  'Coffee, told through one small detail',
])('%s is good as it is', (text) => {
  expect(enhancePrompt(text, 'script')).toEqual({ text, note: GOOD_AS_IT_IS })
})

test.each(['asdf', '🙂', 'x', 'hjkl zzz'])('%s is nothing to build on, and is told so', (text) => {
  for (const kind of KINDS) {
    const enhanced = enhancePrompt(text, kind)
    expect(enhanced.text).toBe(text)
    expect(enhanced.note).toMatch(/^There is nothing to build on yet/u)
  }
})

test('of a script only slips are mended', () => {
  expect(enhancePrompt('the  clock stopped , and i saw it. nobody else did! why', 'script').text).toBe(
    'The clock stopped, and I saw it. Nobody else did! Why.',
  )
  const kept = 'We met at approx. five p.m. today. iPhones rang. See a.b@example.com.'
  expect(enhancePrompt(kept, 'script')).toEqual({ text: kept, note: GOOD_AS_IT_IS })
})

test('what speaks to the app is told so', () => {
  expect(enhancePrompt('Make a video about coffee. Make it funny.', 'script').note).toContain('such as “coffee”')
})

test('an image prompt gets light, distance and detail, and none that goes against it', () => {
  const { text } = enhancePrompt('a red door in a forest', 'image')
  expect(text).toMatch(/^a red door in a forest, .*light.*mm lens.*focus/u)
  expect(text).not.toMatch(/golden|warm/u)
  for (const night of ['a lighthouse at night', 'a midnight train', 'the moon over a lake at night'])
    expect(enhancePrompt(night, 'image').text).not.toMatch(/daylight|early light|overcast/u)
  expect(enhancePrompt('portrait of a robot, 85mm', 'image').text.match(/mm\b/gu)).toHaveLength(1)
  expect(enhancePrompt('a watercolour of a cat', 'image').text).not.toMatch(/lens|focus/u)
  expect(enhancePrompt('a street in dense fog', 'image').text).not.toContain('sharp')
})

test('lines of a channel’s prompts are enhanced each by its kind, and keep their prefixes', () => {
  const { text, note } = enhancePrompt('Image Prompt: a red door\r\n TEXT PROMPT:  eerie stories of doors\n', 'script')
  expect(text).toMatch(
    /^Image Prompt: a red door, [^\n]*light[^\n]*\r\n TEXT PROMPT: {2}Eerie stories of doors\. Told in /u,
  )
  expect(text).toMatch(/explanation\.\n$/u)
  expect(note).toMatch(/^Image prompt: .* Text prompt: /u)
  expect(enhancePrompt(text, 'script').text).toBe(text)
  const half = enhancePrompt('Text Prompt: \nImage Prompt: eine Katze auf dem Dach', 'script')
  expect(half.text).toBe('Text Prompt: \nImage Prompt: eine Katze auf dem Dach')
  expect(half.note).toContain('German')
})

test('what is not English stays, and is told so', () => {
  const why = {
    text: 'die Katze schläft',
    note: 'This looks German, and only English can be enhanced: nothing was changed.',
  }
  for (const kind of KINDS) expect(enhancePrompt('die Katze schläft', kind)).toEqual(why)
  expect(enhancePrompt('月の上の猫', 'image')).toMatchObject({ text: '月の上の猫' })
})
