import { describe, expect, test } from 'vitest'
import { readHands } from './brief-hands.ts'
import type { SceneWords } from './vary-by-scene.ts'

const SCENE: SceneWords = {
  prompt: '',
  text: '',
  notes: '',
  world: { palette: 'ember', figure: 'coat', light: 'soft' },
  seed: 1,
  index: 0,
  count: 8,
}

function handsOf(words: Partial<SceneWords>) {
  return readHands({ ...SCENE, ...words }, [])
}

describe('hands in a scene', () => {
  test.each([
    [{ prompt: 'hands, table, dawn' }, 'rest'],
    [{ prompt: 'lighthouse keeper', text: 'If you want to know somebody, look at the hands.' }, 'rest'],
    [{ prompt: 'hand, lantern, night' }, 'hold'],
    [{ prompt: 'room', text: 'She gave it to him with both hands.' }, 'give'],
    [{ prompt: 'an open palm' }, 'open'],
  ] as const)('%o: they %s', (words, told) => {
    expect(handsOf(words)).toBe(told)
  })

  test.each([
    { text: 'On the other hand, it was late.' },
    { text: 'The hands of the clock stood still.' },
    { prompt: 'clock, second hand, close' },
    { prompt: 'beach with palm trees' },
    { text: 'It was handed on.' },
  ])('none in %o', (words) => {
    expect(handsOf(words)).toBeUndefined()
  })

  test('twice in a video at most', () => {
    const hands = { prompt: 'hands, table', text: '' }
    expect(handsOf({ ...hands, before: [hands, { prompt: 'clock', text: 'On the other hand, no.' }] })).toBe('rest')
    expect(handsOf({ ...hands, before: [hands, hands] })).toBeUndefined()
  })

  test('neighbours about the same hands differ', () => {
    const told = [0, 1].map((index) => handsOf({ prompt: 'hands', index }))
    expect(told[0]).not.toBe(told[1])
  })
})
