import type { Storyboard } from '@dayreel/storyboard'
import { describe, expect, test } from 'vitest'
import { SAMPLE_RATE } from '../lib/loudness.ts'
import { placeEffects } from './place-effects.ts'
import { plainStoryboard } from './test/plain-storyboard.ts'

const WORDS = Array.from({ length: 5 }, (_, i) => ({ from: 4 * i, to: 4 * i + 3, start: 0.4 * i, end: 0.4 * i + 0.3 }))
const SCENES = [0, 2.5, 5].map((startSeconds) => ({ startSeconds, words: WORDS }))
const place = (changes: Partial<Storyboard>) => placeEffects(board(changes), { scenes: SCENES, seconds: 8 })

test('a video without effects has no plan', () => {
  expect(place({ soundEffects: 'off' })).toBeUndefined()
  expect(place({ soundEffects: 'gone' })).toBeUndefined()
})

test('subtle effects sound at the transitions, after the first sound of a word', () => {
  const plan = place({ soundEffects: 'subtle', transition: 'push' })!
  expect(timesOf(plan)).toEqual([
    ['swish', 2.55],
    ['swish', 5.05],
  ])
  expect(plan.wordStarts).toHaveLength(15)
})

describe('lively effects', () => {
  test('are louder, and lead to the last scene', () => {
    const plan = place({ soundEffects: 'lively', transition: 'flash' })!
    expect(timesOf(plan)).toEqual([
      ['shutter', 2.55],
      ['riser', expect.closeTo(4.15, 2)],
      ['hit', 5.05],
    ])
    expect(plan.belowVoiceLu).toBeLessThan(place({ soundEffects: 'subtle' })!.belowVoiceLu)
  })

  test('sound with a layer that enters at a word, and with the cards', () => {
    const layers = [
      {
        id: 'l1',
        picture: 'a',
        place: { x: 0.5, y: 0.5, size: 0.3 },
        enter: 'pop' as const,
        words: { from: 8, to: 11 },
      },
    ]
    const brand = {
      colors: { ground: '#102030', text: '#ffffff', accent: '#ffd23f' },
      headingFont: 'condensed',
      textFont: 'condensed',
      titleCard: { design: 'band' as const, text: 'Why', seconds: 2 },
      endCard: { text: 'Bye', seconds: 1 },
    }
    const { scenes } = board({})
    const plan = place({ soundEffects: 'lively', brand, scenes: [{ ...scenes[0]!, layers }, ...scenes.slice(1)] })!
    expect(timesOf(plan)).toEqual(
      expect.arrayContaining([
        ['page', 0.05],
        ['pop', expect.closeTo(0.85, 5)],
        ['ding', 7],
      ]),
    )
  })

  test('leave one of two that are too close', () => {
    const layers = Array.from({ length: 24 }, (_, i) => ({
      id: `l${i}`,
      picture: 'a',
      place: { x: 0.5, y: 0.5, size: 0.3 },
    }))
    const { scenes } = board({})
    const plan = place({ soundEffects: 'lively', scenes: [{ ...scenes[0]!, layers }, ...scenes.slice(1)] })!
    expect(timesOf(plan).filter(([sound]) => sound === 'tick')).toHaveLength(1)
  })
})

function timesOf({ sounds }: NonNullable<ReturnType<typeof placeEffects>>): [string, number][] {
  return sounds.map(({ sound, startSample }) => [sound, Math.round((startSample / SAMPLE_RATE) * 1e3) / 1e3])
}

function board(changes: Partial<Storyboard>): Storyboard {
  const scenes = ['s1', 's2', 's3'].map((id) => ({ id, text: 'one two six ten six', imagePrompt: '', seed: 1 }))
  return { ...plainStoryboard(), scenes, ...changes }
}
