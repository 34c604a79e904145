import type { Voice } from '@dayreel/contract'
import { expect, test } from 'vitest'
import { arrangeVoices, languagesOf, NO_VOICE_FILTER, valuesOf } from './arrange-voices.ts'

const voice = (name: string, change: Partial<Voice> = {}): Voice => ({
  voice_id: name,
  name,
  preview_url: '',
  description: '',
  languages: ['en'],
  ...change,
})
const VOICES = [
  voice('Miles'),
  voice('Rachel', { provider: 'ElevenLabs', gender: 'female', mood: 'calm', languages: ['en', 'de'] }),
  voice('Gustav', { provider: 'ElevenLabs', gender: 'male', age: 'old', languages: ['de', 'en'] }),
  voice('Alloy', { provider: 'OpenAI', languages: 'any' }),
]
const namesOf = (filter = {}, language?: string, favourites: string[] = []) =>
  arrangeVoices(VOICES, { filter: { ...NO_VOICE_FILTER, ...filter }, language, favourites }).map(
    ({ provider, voices }) => [provider, voices.map(({ name }) => name)],
  )

test('voices are grouped by their service, in the given order', () => {
  expect(namesOf()).toEqual([
    ['Built-in', ['Miles']],
    ['ElevenLabs', ['Rachel', 'Gustav']],
    ['OpenAI', ['Alloy']],
  ])
})

test('voices in the language of the script come first, and voices that cannot speak it come last', () => {
  expect(namesOf({}, 'de')).toEqual([
    ['ElevenLabs', ['Gustav', 'Rachel']],
    ['OpenAI', ['Alloy']],
    ['Built-in', ['Miles']],
  ])
})

test('favourites come first, regardless of their language', () => {
  expect(namesOf({}, 'de', ['Rachel'])[0]).toEqual(['ElevenLabs', ['Rachel', 'Gustav']])
})

test('filters and search combine', () => {
  expect(namesOf({ language: 'de' })).toEqual([
    ['ElevenLabs', ['Rachel', 'Gustav']],
    ['OpenAI', ['Alloy']],
  ])
  expect(namesOf({ language: 'de', gender: 'male' })).toEqual([['ElevenLabs', ['Gustav']]])
  expect(namesOf({ search: ' CALM ' })).toEqual([['ElevenLabs', ['Rachel']]])
  expect(namesOf({ search: 'nobody' })).toEqual([])
})

test('filters offer only values that some voice has', () => {
  expect(languagesOf(VOICES)).toEqual(['de', 'en'])
  expect(valuesOf(VOICES, 'gender')).toEqual(['female', 'male'])
  expect(valuesOf(VOICES, 'age')).toEqual(['old'])
})
