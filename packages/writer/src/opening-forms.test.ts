import { expect, test } from 'vitest'
import {
  isInSentence,
  isNamedFirst,
  isNamedLast,
  isNamedSecond,
  isTitleFirst,
  openingForms,
  openingsFor,
  subjectAlone,
} from './opening-forms.ts'
import { openingVisual } from './opening-picture.ts'
import { readSubject } from './read-subject.ts'
import { fillLine } from './fill-line.ts'

const formsOf = (text: string, isAsked = false): string[] => {
  const line = { text, visual: 'street, night' }
  return openingForms(line, openingsFor(line, isAsked)).map((form) => form.text)
}

test('a hook that ends in its subject is told first, and then its subject', () => {
  const [glued, alone, around, titled] = formsOf('Still it goes on: {S}. There is no ground any more.')
  expect(isNamedLast(glued!)).toBe(true)
  expect(alone).toBe('Still it goes on. {S}. There is no ground any more.')
  expect(around).toMatch(/^Still it goes on\. I [a-z ]+ \{S\}\. There is no ground any more\.$/u)
  expect([alone!, around!].map(isNamedSecond)).toEqual([true, true])
  expect(isTitleFirst(titled!)).toBe(true)
  expect(fillLine(alone!, readSubject('The night train that forgot its stops'))).toBe(
    'Still it goes on. The night train that forgot its stops. There is no ground any more.',
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
  expect(subjectAlone('{S}. One lamp.')).toBe('{S}.')
  expect(subjectAlone('What if {C}? One lamp.')).toBe('What if {C}?')
  expect(subjectAlone('One lamp: {S}.')).toBeUndefined()
  expect(subjectAlone('One lamp. {S}. It is on.')).toBe('{S}.')
  expect(isInSentence('{S}. One lamp.')).toBe(false)
  expect(isInSentence('One lamp. {S}. It is on.')).toBe(false)
  expect(isInSentence('One lamp: {S}.')).toBe(false)
  expect(isInSentence('I keep thinking about {S}. One lamp.')).toBe(true)
  expect(isNamedFirst('I keep thinking about {S}. One lamp.')).toBe(true)
  expect(isNamedFirst('One lamp: {S}. It is on.')).toBe(false)
})

test('what is named is seen with its sentence, before or after what the hook tells', () => {
  const train = readSubject('the night train')
  const line = { text: '{S}. Flour on the doorknob.', visual: 'doorknob, flour, kitchen, dawn' }
  expect(openingVisual(line, train, ['The night train.', 'Flour on the doorknob.'])).toBe(
    '{T}, kitchen, dawn / doorknob, flour, kitchen, dawn',
  )
  const second = { ...line, text: 'Flour on the doorknob. {S}.' }
  expect(openingVisual(second, train, ['Flour on the doorknob.', 'The night train.'])).toBe(
    'doorknob, flour, kitchen, dawn / {T}, kitchen, dawn',
  )
  expect(openingVisual(second, train, ['Flour on the doorknob. The night train.', 'It is late.'])).toBe(line.visual)
  expect(openingVisual({ ...line, text: 'Flour on the doorknob: {S}.' }, train, [])).toBe(line.visual)
  expect(openingVisual(line, readSubject('procrastination'), [])).toBe(line.visual)
})
