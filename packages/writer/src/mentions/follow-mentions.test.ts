import { describe, expect, test } from 'vitest'
import { pictureScenes } from '../show-script.ts'
import { sightsOf } from './follow-mentions.ts'

const promptsOf = (...texts: string[]): string[] =>
  pictureScenes(
    texts.map((text) => ({ text, shows: '' })),
    { title: texts[0]!, notes: '' },
  )
const lastSight = (...texts: string[]): ReturnType<typeof sightsOf>[number] => sightsOf(texts, texts[0]!).at(-1)!

describe('the subject stays in each picture whose words refer to it', () => {
  // A subject with its pronouns: subject, possessive and object.
  const SUBJECTS = [
    ['A violin', 'violin', 'it', 'its', 'it'],
    ['An otter', 'otter', 'she', 'her', 'her'],
    ['The lawn mower', 'lawn mower', 'it', 'its', 'it'],
    ['The night nurse', 'night nurse', 'she', 'her', 'her'],
    ['A polar bear', 'polar bear', 'he', 'his', 'him'],
    ['My grandfather', 'grandfather', 'he', 'his', 'him'],
    ['An orange balloon', 'orange balloon', 'it', 'its', 'it'],
    ['Two lighthouses', 'lighthouses', 'they', 'their', 'them'],
    ['A zamboni', 'zamboni', 'it', 'its', 'it'],
  ] as const
  const CLAUSES = [
    '{he} could not stay in the kitchen',
    'Nobody has ever seen {him} without a reason',
    '{his} way was never short',
    'If {he} waits, {he} forgets nothing',
    'So we did not give {him} away',
    'You will not believe {him}',
    'Last spring {he} was as slow as a clock',
  ]
  const VERBS = /\b(?:could|stays?|has|have|was|were|waits?|forgets?|did|gives?|believe|will)\b/iu
  const PRONOUNS = /\b(?:it|its|he|him|his|she|hers?|they|them|their|we|you|nobody|nothing)\b/iu
  const NEGATIONS = /\b(?:no|not|never|without)\b/iu

  test.each(SUBJECTS)('%s', (name, shown, he, his, him) => {
    const fill = (clause: string): string => {
      const text = clause.replaceAll('{he}', he).replaceAll('{his}', his).replaceAll('{him}', him)
      return `${text[0]!.toUpperCase()}${text.slice(1)}.`
    }
    const prompts = promptsOf(`${name} stood in the hall.`, ...CLAUSES.map(fill))
    for (const prompt of prompts) {
      expect(prompt).toContain(shown)
      expect(prompt).not.toMatch(VERBS)
      expect(prompt).not.toMatch(PRONOUNS)
      expect(prompt).not.toMatch(NEGATIONS)
      expect(prompt).not.toContain('clock')
    }
    expect(new Set(prompts).size).toBe(prompts.length)
  })
})

test.each([
  ['My aunt sells orange juice by the road.', ['orange juice'], ['aunt']],
  ['The ice cream truck stops at the fire hydrant.', ['ice cream truck', 'fire hydrant'], []],
  ['He is on watch until the morning.', [], []],
  ['She finds a lime tree in flower.', ['lime tree'], []],
  ['The baker rings a bell.', ['bell'], ['baker']],
  ['Watch the sky and book a table.', ['table'], []],
  ['It has no brain, but a heart.', ['heart'], []],
  ['I do not own a phone or a car, because a bicycle is enough.', ['bicycle'], []],
  ['It was as small as a button and rounder than a coin.', [], []],
  ['Old people remember the red glove.', ['red glove'], ['old people']],
  ['A garden gnome stood there.', ['garden gnome'], []],
  ['The others watch and wait.', [], []],
  ['It rained on the roof.', ['roof'], []],
])('visible things and people are named in the words of the text: %s', (text, things, people) => {
  expect(sightsOf([text], '')).toMatchObject([{ things, people }])
})

test('a pronoun with two candidates refers to the right one', () => {
  expect(lastSight('A dog works at the airport.', 'She sits down before a pilot.', 'He laughs.').referents).toEqual([
    'pilot',
  ])
  expect(lastSight('My uncle kept his watch.', 'It never worked.').referents).toEqual(['watch'])
  expect(lastSight('My uncle kept his watch.', 'He never worked.').referents).toEqual(['uncle'])
  expect(lastSight('My neighbour bought a cake and ate it.').referents).toEqual(['cake'])
  expect(lastSight('Goats found the coffee.', 'They ate it.').referents).toEqual(['goats', 'coffee'])
})

test('a person’s name is not shown, and the name of a place is', () => {
  const sight = lastSight('Mrs. Lopez took the elevator to Hong Kong.')
  expect(sight).toMatchObject({ people: ['woman'], things: ['elevator'], names: ['Hong Kong'] })
})
