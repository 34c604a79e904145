import { expect, test } from 'vitest'
import { countCodePoints } from './code-points.ts'
import { enhancePrompt, type PromptKind } from './enhance-prompt.ts'
import { isSubject } from './is-subject.ts'

const KINDS: readonly PromptKind[] = ['script', 'image', 'narration']
const IDEAS = [
  'cats',
  'a lighthouse at night',
  'A city under the sea',
  'what if gravity stopped?',
  'The Beatles',
  'why do cats purr?',
  'astronaut on mars',
  'a red door in a snowy forest, no people',
  'How to fold a paper crane',
  'The train was late. Nobody waited for it.',
  "don't look up",
  `${'very '.repeat(28)}long idea`,
]

test.each(IDEAS)('%s becomes longer, in each kind another, within its bound and the same again', (idea) => {
  const results = KINDS.map((kind) => enhancePrompt(idea, kind))
  expect(new Set(results).size).toBe(3)
  for (const result of results) {
    expect(countCodePoints(result)).toBeGreaterThan(countCodePoints(idea))
    expect(countCodePoints(result)).toBeLessThanOrEqual(600)
    expect(result).not.toMatch(/\{[SC]\}|undefined|\.\.(?!\.)|,,/u)
  }
  expect(KINDS.map((kind) => enhancePrompt(idea, kind))).toEqual(results)
})

test('the words of the idea stay', () => {
  for (const idea of IDEAS) {
    const bare = idea
      .replace(/^(?:what if|why do|the|a) /iu, '')
      .replace(/[.?]$/u, '')
      .toLowerCase()
    for (const kind of KINDS) expect(enhancePrompt(idea, kind).toLowerCase()).toContain(bare)
  }
})

test('an enhanced subject can be spoken as a script', () => {
  expect(isSubject(enhancePrompt('a lighthouse at night', 'script'))).toBe(false)
})

test('nothing is added that goes against the idea', () => {
  for (const idea of ['a lighthouse at night', 'a midnight train', 'the moon over a lake']) {
    expect(enhancePrompt(idea, 'image')).not.toMatch(/daylight|noon|golden side light|dawn|first light/u)
  }
  expect(enhancePrompt('a storm over the sea at night', 'image')).not.toMatch(/moonlight|starlight/u)
  expect(enhancePrompt('a red door in a forest, no people', 'script')).not.toMatch(/one person|someone|somebody/u)
  expect(enhancePrompt('portrait of a robot, 85mm', 'image').match(/mm\b/gu)).toHaveLength(1)
  expect(enhancePrompt('a black and white photo of a bridge', 'image')).not.toMatch(/teal|amber|copper|rose|gold/u)
})

test('what is not English is not mixed with English', () => {
  expect(enhancePrompt('die Katze schläft', 'script')).toBe('die Katze schläft')
  expect(enhancePrompt('月の上の猫', 'image')).toBe('月の上の猫, 9:16, 35 mm, f/2')
  expect(enhancePrompt('  ', 'image')).toBe('')
})
