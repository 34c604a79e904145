import type { Board, Scene, Storyboard } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { placeEffects } from './place-effects.ts'
import { plainStoryboard } from './test/plain-storyboard.ts'
import { startsAtOnce, transitionInto } from './transition-into.ts'

const BOARD: Board = { layout: 'single', items: [{ kind: 'icon', icon: 'flamingo' }] }
const GROWN: Board = { ...BOARD, grows: { kept: 1, slots: 2, seed: 3 } }

test('the mood gives a cut between two boards, and its own transition elsewhere', () => {
  const mixed = storyboardOf([{ look: 'painted' }, { board: BOARD }, { board: BOARD }, { look: 'painted' }])
  expect(intoEach(mixed)).toEqual(['push', 'cut', 'push'])
  expect(mixed.scenes.map((_, i) => startsAtOnce(mixed, i))).toEqual([false, false, true, false])
})

test('a chosen transition is shown between boards, but not within a board that grows', () => {
  const grown = storyboardOf([{ board: BOARD }, { board: BOARD }, { board: GROWN }], { transition: 'zoom' })
  expect(intoEach(grown)).toEqual(['zoom', undefined])
  expect(grown.scenes.map((_, i) => startsAtOnce(grown, i))).toEqual([false, false, true])
})

test('a video without boards keeps its transitions', () => {
  expect(intoEach(storyboardOf([{}, {}], { look: 'painted' }))).toEqual(['push'])
  expect(intoEach(storyboardOf([{}, { board: GROWN }], { look: 'painted', transition: 'fade' }))).toEqual(['fade'])
})

test('a cut between boards ticks, and a board that grows has no sound of a transition', () => {
  const storyboard = storyboardOf([{ board: BOARD }, { board: BOARD }, { board: GROWN }], { soundEffects: 'subtle' })
  const scenes = [0, 3, 6].map((startSeconds) => ({ startSeconds, words: [] }))
  expect(placeEffects(storyboard, { scenes, seconds: 9 })?.sounds).toEqual([{ sound: 'tick', startSample: 3 * 48_000 }])
})

function intoEach(storyboard: Storyboard): unknown[] {
  return storyboard.scenes.slice(1).map((_, i) => transitionInto(storyboard, i + 1))
}

function storyboardOf(scenes: Partial<Scene>[], changes: Partial<Storyboard> = {}): Storyboard {
  return {
    ...plainStoryboard(),
    look: 'board',
    transition: 'mood',
    music: 'sunny-walk',
    scenes: scenes.map((scene, i) => ({ id: `s${i}`, text: 'Some words.', imagePrompt: '', seed: 1, ...scene })),
    ...changes,
  }
}
