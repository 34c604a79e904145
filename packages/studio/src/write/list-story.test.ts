import { expect, test } from 'vitest'
import type { WriteRequest } from '../ports.ts'
import { listStory } from './list-story.ts'
import { readSubject } from './read-subject.ts'
import { createWriter } from './write-storyboard.ts'
import { estimateSeconds } from './speech-length.ts'
import { THEMES } from './stories/list-items.ts'

const REQUEST: WriteRequest = {
  text: '',
  template: 'general',
  durationSeconds: 30,
  style: 'None',
  quality: 'low',
  voice: 'dr-voice-miles',
  music: null,
  notes: '',
  seed: 1,
}

const measure = (words: string): Promise<number> => Promise.resolve(estimateSeconds(words))

test('a list keeps what its title promises', () => {
  const story = listStory(readSubject('5 habits of calm people'), 30)!
  expect(story.parts.filter(({ rank }) => rank === 0)).toHaveLength(7)
  for (const { text } of story.parts.filter(({ rank }) => rank === 0)[3]!.lines) expect(text).toMatch(/^Three: [a-z]/u)
})

test('a longer list is begun, and says so', () => {
  const story = listStory(readSubject('10 ways to sleep better'), 20)!
  expect(story.parts.filter(({ rank }) => rank === 0).length).toBeLessThan(12)
  for (const { text } of story.parts[0]!.lines) expect(text).toMatch(/[Bb]egin|start/u)
})

test.each([20, 25, 30, 60])('in %s seconds no number is left out', async (durationSeconds) => {
  for (const text of ['5 habits of calm people', '10 ways to sleep better', '3 tips for saving money']) {
    const request = { ...REQUEST, text, durationSeconds }
    const { scenes } = await createWriter().write(request, measure, new AbortController().signal)
    const told = [
      ...scenes
        .map((scene) => scene.text)
        .join(' ')
        .matchAll(/\b(One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten):/gu),
    ].map(([, word]) => word!.toLowerCase())
    expect(told).toEqual('one two three four five six seven eight nine ten'.split(' ').slice(0, told.length))
    expect(told.length).toBeGreaterThanOrEqual(3)
  }
})

test('what is not known is not counted out', () => {
  for (const text of ['10 facts about Mars', '5 places in Rome', '7 ways to zorble', 'calm people'])
    expect(listStory(readSubject(text), 60)).toBeUndefined()
})

test('no piece of advice comes twice, and all can be read out', () => {
  const items = THEMES.flatMap((theme) => theme.items.flatMap(({ text, detail, why }) => [text, detail, why]))
  expect(new Set(items).size).toBe(items.length)
  for (const text of items) expect(text).toMatch(/^[A-Z][A-Za-z' ,.:?-]+[.?]$/u)
})
