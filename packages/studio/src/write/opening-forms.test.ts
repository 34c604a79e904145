import { expect, test } from 'vitest'
import { aloneAtFirst, isInSentence, isNamedFirst, isNamedLast, openingForms, openingsFor } from './opening-forms.ts'
import { openingVisual } from './opening-picture.ts'
import { readSubject } from './read-subject.ts'
import { fillLine } from './fill-line.ts'

const formsOf = (text: string, isAsked = false): string[] => {
  const line = { text, visual: 'street, night' }
  return openingForms(line, openingsFor(line, isAsked)).map((form) => form.text)
}

test('a hook that ends in its subject can be told with the subject first', () => {
  const [glued, alone, around] = formsOf('Still it goes on: {S}. There is no ground any more.')
  expect(isNamedLast(glued!)).toBe(true)
  expect(alone).toBe('{S}. Still it goes on. There is no ground any more.')
  expect(around).toMatch(/^[A-Z][a-z ]+ \{S\}\. Still it goes on\. There is no ground any more\.$/u)
  expect(fillLine(alone!, readSubject('The night train that forgot its stops'))).toBe(
    'The night train that forgot its stops. Still it goes on. There is no ground any more.',
  )
})

test('a question is asked first, and a clause only where it was asked or imagined', () => {
  expect(formsOf('It is dark down there: {Q}?')[1]).toBe('{Q}? It is dark down there.')
  expect(formsOf('It begins on a Monday: {C}.', true)[1]).toBe('What if {C}? It begins on a Monday.')
  expect(formsOf('The lead hangs by the door: {C}.')).toHaveLength(1)
})

test.each(['On every card it says: {S}.', 'All she can say is: {S}. She stops.', 'Inside lay one photograph: {S}.'])(
  'what is said, written or shown stays behind its colon: %s',
  (text) => {
    expect(formsOf(text)).toEqual([text])
    expect(isNamedLast(text)).toBe(false)
  },
)

test('a subject by itself needs no article, one inside of a sentence does', () => {
  expect(aloneAtFirst('{S}. One lamp.')).toBe('{S}.')
  expect(aloneAtFirst('What if {C}? One lamp.')).toBe('What if {C}?')
  expect(aloneAtFirst('One lamp: {S}.')).toBeUndefined()
  expect(isInSentence('{S}. One lamp.')).toBe(false)
  expect(isInSentence('One lamp: {S}.')).toBe(false)
  expect(isInSentence('I keep thinking about {S}. One lamp.')).toBe(true)
  expect(isNamedFirst('I keep thinking about {S}. One lamp.')).toBe(true)
  expect(isNamedFirst('One lamp: {S}. It is on.')).toBe(false)
})

test('what is named first is seen first, then what the hook tells', () => {
  const line = { text: '{S}. Flour on the doorknob.', visual: 'doorknob, flour, kitchen, dawn' }
  expect(openingVisual(line, readSubject('the night train'))).toBe(
    '{T}, kitchen, dawn / doorknob, flour, kitchen, dawn',
  )
  expect(openingVisual({ ...line, text: 'Flour on the doorknob: {S}.' }, readSubject('the night train'))).toBe(
    line.visual,
  )
  expect(openingVisual(line, readSubject('procrastination'))).toBe(line.visual)
})
