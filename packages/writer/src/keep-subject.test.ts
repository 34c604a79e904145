import { expect, test } from 'vitest'
import { keepSubject } from './keep-subject.ts'
import { readSubject } from './read-subject.ts'
import { settlePeople } from './settle-people.ts'

const keep = (subject: string, ...rows: [text: string, prompt: string][]): string[] =>
  keepSubject(
    rows.map(([text, prompt]) => ({ text, prompt })),
    readSubject(subject),
  )

test('a thought is seen as what it is a thought about, in its own place, the last one first', () => {
  const prompts = keep(
    'The last lighthouse keeper',
    ['None of this is new.', 'road, fog, dusk'],
    ['You read it in a book.', 'old book, table, evening'],
    ['That is all.', 'empty chair, room, dusk'],
    ['It helps.', 'window, room, night'],
  )
  expect(prompts[3]).toMatch(/^last lighthouse keeper, coast, night/u)
  expect(prompts[1]).toBe('old book, table, evening')
  expect(prompts.filter((prompt) => prompt.includes('lighthouse keeper'))).toHaveLength(2)
})

test('a picture that was written for its own scene stays', () => {
  const scenes = ['They did not go in.', 'They turned.'].map((text) => ({ text, prompt: 'prints, beach', isOwn: true }))
  expect(keepSubject(scenes, readSubject('The last lighthouse keeper'))).toEqual(['prints, beach', 'prints, beach'])
})

test('what cannot be painted is not put into any picture', () => {
  expect(keep('quantum decoherence', ['That is all.', 'empty chair, room'])).toEqual(['empty chair, room'])
})

test('a moon is not hung into a morning', () => {
  expect(keep('What if the moon came closer every night?', ['That is all.', 'kettle, kitchen, dawn'])[0]).not.toMatch(
    /moon/u,
  )
})

test('whoever is she stays a woman, and old', () => {
  const people = settlePeople(
    [
      { text: 'The old archivist sat down.', prompt: 'old person, library' },
      { text: 'Then she took a pen.', prompt: 'pen, one person, library' },
      { text: 'Nobody answered.', prompt: 'one person, window' },
      { text: 'You can do that, too.', prompt: 'one person, street' },
    ],
    undefined,
  )
  expect(people).toEqual(['old woman, library', 'pen, old woman, library', 'old woman, window', 'one person, street'])
})

test('where nobody else is told of, somebody is whom the video is about', () => {
  expect(settlePeople([{ text: 'The work goes on.', prompt: 'one person at work' }], 'keeper')).toEqual([
    'keeper at work',
  ])
})
