import { MAX_PLAY_CHARACTERS } from '@dayreel/catalogue'
import type { Play, PlaySceneRequest } from '@dayreel/storyboard'
import { expect, test } from 'vitest'
import { resolvePlay } from './resolve-play.ts'

/** Makes the plays of scenes one after another. A scene is its text, or its text and its prompt. */
function playsOf(scenes: readonly (string | readonly [string, string])[], language = 'en'): Play[] {
  const before: PlaySceneRequest['before'][number][] = []
  for (const [i, scene] of scenes.entries()) {
    const [text, prompt] = typeof scene === 'string' ? [scene, ''] : scene
    const play = resolvePlay({ text, prompt, title: 'A tale', language, seed: i, before: [...before] })
    before.push({ text, prompt, play })
  }
  return before.map(({ play }) => play)
}

function namesOf({ figures }: Play): string[] {
  return figures.map((figure) => (figure.kind === 'icon' ? figure.icon : figure.person))
}

test('the girl of a tale is a girl in every scene that speaks of her', () => {
  const plays = playsOf([
    'A girl found a key in the snow.',
    'She showed it to her grandmother.',
    'The girl opened the last door.',
  ])
  expect(namesOf(plays[0]!)).toContain('girl')
  expect(namesOf(plays[1]!).slice(0, 2)).toEqual(['girl', 'old-woman'])
  expect(namesOf(plays[2]!)[0]).toBe('girl')
})

test('an old man is old, in three languages', () => {
  expect(namesOf(playsOf(['An old man sat by the road.'])[0]!)[0]).toBe('old-man')
  expect(namesOf(playsOf(['Ein alter Mann saß am Weg.'], 'de')[0]!)[0]).toBe('old-man')
  expect(namesOf(playsOf(['Un viejo esperaba junto al camino.'], 'es')[0]!)[0]).toBe('old-man')
})

test('verbs decide how figures come, act and go', () => {
  const [walks, sits, flees] = playsOf([
    'A fisherman walked along the shore.',
    'The fisherman sat down.',
    'The wolf ran away.',
  ])
  expect(walks!.figures[0]).toMatchObject({ pose: 'walk', does: 'walk' })
  expect(walks!.figures[0]!.enter).toMatch(/^(?:left|right)$/)
  expect(sits!.figures[0]).toMatchObject({ pose: 'sit' })
  expect(flees!.figures[0]!.leave).toMatch(/^(?:left|right)$/)
})

test('a verb that is denied has no effect', () => {
  const [play] = playsOf(['The fisherman never left.'])
  expect(play!.figures[0]).not.toHaveProperty('leave')
})

test('things that are absent or only compared are not shown', () => {
  expect(namesOf(playsOf(['There was no wolf in the forest.'])[0]!)).not.toContain('thing:wolf')
  expect(namesOf(playsOf(['He was as hungry as a wolf.'])[0]!)).not.toContain('thing:wolf')
})

test('an animal without a whole icon is drawn whole', () => {
  expect(namesOf(playsOf(['A wolf waited.'])[0]!)).toEqual(['thing:wolf'])
})

test('“it” means the animal or thing of the scene before', () => {
  const [, play] = playsOf(['A horse crossed the desert.', 'It had not drunk for a week.'])
  expect(namesOf(play!)).toEqual(['horse'])
})

test('the prompt decides if the words name neither a person nor a thing', () => {
  expect(namesOf(playsOf([['Then everything was quiet.', 'an owl in a forest at night']])[0]!)).toEqual(['thing:owl'])
})

test('a play keeps its limits and is the same each time', () => {
  const crowded =
    'A girl, a boy, a king, a queen, two dogs, three cats, a horse, a ship, a lantern, a crown and a candle came in.'
  const [play] = playsOf([crowded])
  expect(JSON.stringify(play).length).toBeLessThanOrEqual(MAX_PLAY_CHARACTERS)
  expect(playsOf([crowded])[0]).toEqual(play)
})
