import { describe, expect, test } from 'vitest'
import { readHands } from './hands.ts'
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
  test('a pet is stroked, not held', () => {
    expect(readHands({ ...SCENE, prompt: 'hand, dog, room' }, ['dog'])).toBe('touch')
  })

  test.each([
    [{ prompt: 'hands, table, dawn' }, 'rest'],
    [{ prompt: 'hands', text: 'If you want to know somebody, look at the hands.' }, 'rest'],
    [{ prompt: 'hand, lantern, night' }, 'hold'],
    [{ prompt: 'two hands giving bread, kitchen table' }, 'give'],
    [{ prompt: 'hands, room', text: 'She gave it to him with both hands.' }, 'give'],
    [{ prompt: 'lamp passed between hands, fire' }, 'give'],
    [{ prompt: 'an open palm' }, 'open'],
    [{ prompt: 'two hands cupped, water' }, 'cup'],
    [{ prompt: 'one hand reaching' }, 'touch'],
    [{ prompt: 'hand, book', text: 'Turn the page.' }, 'touch'],
  ] as const)('%o: they %s', (words, told) => {
    expect(handsOf(words)).toBe(told)
  })

  test.each([
    { text: 'On the other hand, it was late.' },
    { text: 'The hands of the clock stood still.' },
    { prompt: 'clock, second hand, close' },
    { prompt: 'beach with palm trees' },
    { text: 'It was handed on.' },
    { prompt: 'people holding hands on a plain field' },
    // How many pictures of hands there are the writer decides, by the prompts.
    { prompt: 'room', text: 'She looked at her hands.' },
  ])('none in %o', (words) => {
    expect(handsOf(words)).toBeUndefined()
  })

  test('what is flat is held up, unless it is given', () => {
    expect(readHands({ ...SCENE, prompt: 'smartphone, hand, lamp' }, ['smartphone'])).toBe('open')
    expect(readHands({ ...SCENE, prompt: 'hand giving a ticket' }, ['ticket'])).toBe('give')
  })

  test('a cup is in both hands, and other small things in them rather than lost before them', () => {
    expect(readHands({ ...SCENE, prompt: 'cup, hand, kitchen table' }, ['cup'])).toBe('cup')
    for (const thing of ['letter', 'shell'])
      expect(readHands({ ...SCENE, prompt: `${thing}, hands, table` }, [thing])).not.toBe('rest')
  })

  test('one hand grips a ticket, also in the scene after; it holds a sleeve, and writes with a pencil', () => {
    const ticket = 'train ticket, hand, night train, night'
    expect(readHands({ ...SCENE, prompt: ticket }, ['train', 'ticket'])).toBe('grip')
    const before = [{ prompt: ticket, text: '' }]
    expect(readHands({ ...SCENE, prompt: 'night train, hand, night', before }, ['train'])).toBe('grip')
    expect(handsOf({ prompt: 'hand, coat, night', text: 'Somebody held my sleeve.' })).toBe('sleeve')
    expect(handsOf({ prompt: 'hand with a pencil, calendar, close view' })).toBe('write')
  })

  test('a hand that words give something to hold never lies empty on a table', () => {
    for (let seed = 0; seed < 12; seed++) {
      const scene = { ...SCENE, seed, count: 4 + seed }
      expect(readHands({ ...scene, prompt: 'train, key, hands, table' }, ['train', 'key'])).not.toBe('rest')
      expect(readHands({ ...scene, prompt: 'hand, night' }, [])).not.toBe('rest')
    }
  })

  test('two pictures of the same hands in a video differ', () => {
    for (const prompt of ['hands', 'hands in flour, bowl, kitchen table']) {
      const scene = { prompt, text: '' }
      expect(handsOf({ prompt, before: [scene] })).not.toBe(handsOf({ prompt, before: [] }))
      expect(handsOf({ prompt, before: [{ prompt: 'clock', text: 'Your hands.' }] })).toBe(handsOf({ prompt }))
    }
  })
})
