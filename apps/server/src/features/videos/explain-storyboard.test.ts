import { parseStoryboard, StoryboardError } from '@dayreel/storyboard'
import { describe, expect, test } from 'vitest'
import { STORYBOARD } from '#test/given-videos.ts'
import { explainStoryboard } from './explain-storyboard.ts'

const SCENE = {
  ...STORYBOARD.scenes[0]!,
  picture: '6f8a1c1e-0000-4000-8000-000000000000',
  position: { index: 0, count: 1 },
  written: { text: 'The lamp came on.', imagePrompt: 'a lamp' },
}
const BOARD = { ...STORYBOARD, hashtags: ['lamp'], music: 'raindrops', scenes: [SCENE, { ...SCENE, id: 's2' }] }
const WRONG = [5, true, null, [], {}, '', ' ', '\u0000', '\ud800', 'x'.repeat(5_000), -1, 1e12, 'Ölfarbe', ['\u0000']]

/** Every place of a value, such as `scenes.1.written.text`, with objects and lists themselves. */
function placesOf(value: unknown, at: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [at]
  return [
    ...(at.length > 0 ? [at] : []),
    ...Object.entries(value).flatMap(([key, part]) => placesOf(part, [...at, key])),
  ]
}

function withValue(board: unknown, [key, ...rest]: string[], wrong: unknown): unknown {
  if (key === undefined) return wrong
  const copy = structuredClone(board) as Record<string, unknown>
  copy[key] = withValue(copy[key], rest, wrong)
  return copy
}

/** What a person is told of that storyboard; undefined where it can be used. */
function toldOf(board: unknown): string | undefined {
  try {
    parseStoryboard(JSON.stringify(board), '/')
    return undefined
  } catch (error) {
    if (!(error instanceof StoryboardError)) throw error
    return explainStoryboard(error.fault)
  }
}

describe('12.3 errors in people’s words', () => {
  test.each(placesOf(BOARD).map((place) => [place.join('.'), place]))('whatever is wrong in %s', (_, place) => {
    const said = WRONG.map((wrong) => toldOf(withValue(BOARD, place, wrong))).filter((told) => told !== undefined)
    expect(said.length).toBeGreaterThan(0)
    const [list, number, field] = place
    const isOfScene = list === 'scenes' && number !== undefined && field !== 'id'
    for (const sentence of said) {
      expect(sentence).toMatch(/^[A-Z][^[\]{}_]+\. ?(?:[A-Z][^[\]{}_]+\.)?$/)
      expect(sentence).not.toMatch(/imagePrompt|sceneId|hashtags\.|storyboard cannot|must be|undefined|\bid\b/)
      expect(sentence.toLowerCase()).toContain(isOfScene ? `scene ${Number(number) + 1}` : '')
    }
  })

  test.each([
    [{ scenes: [SCENE, { ...SCENE, id: 's2', text: ' ' }] }, 'Scene 2 has no words. Write some, or remove the scene.'],
    [
      { scenes: [{ ...SCENE, text: 'x'.repeat(2_001) }] },
      'The words of scene 1 are too long. Use at most 2,000 characters.',
    ],
    [
      { scenes: [{ ...SCENE, imagePrompt: 'x'.repeat(2_001) }] },
      'The image prompt of scene 1 is too long. Use at most 2,000 characters.',
    ],
    [{ scenes: [] }, 'A video needs at least one scene. Add one.'],
    [
      { scenes: Array.from({ length: 61 }, (_, i) => ({ ...SCENE, id: `s${i}` })) },
      'A video has at most 60 scenes. Join some, or remove some.',
    ],
    [{ scenes: [SCENE, SCENE] }, 'The storyboard could not be read. Load the page again and repeat your change.'],
    [
      { scenes: [{ ...SCENE, id: '__proto__' }] },
      'Scene 1 could not be read. Load the page again and repeat your change.',
    ],
    [{ style: 'Oil' }, 'Choose one of the preset styles.'],
    [{ voice: 'nobody' }, 'Choose one of the voices.'],
    [{ title: 'x'.repeat(201) }, 'The title is too long. Use at most 200 characters.'],
  ])('%# says what to do', (change, sentence) => {
    expect(toldOf({ ...BOARD, ...change })).toBe(sentence)
  })
})
