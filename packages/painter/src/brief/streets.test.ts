import { expect, test } from 'vitest'
import { isOnRoof, readStreet } from './streets.ts'

const wordsOf = (index: number, prompt = 'street', text = '') => ({
  prompt,
  text,
  notes: '',
  world: { palette: 'moss', figure: 'coat', light: 'soft' },
  seed: 4,
  index,
  count: 9,
})
const view = (prompt: string, isEmpty: boolean) => readStreet(wordsOf(0, prompt), { isOpen: true, isEmpty }).view
const OPEN = { isOpen: true, isEmpty: false }

test('where the moon must be seen, nothing is before it', () => {
  const streets = Array.from({ length: 20 }, (_, i) => readStreet(wordsOf(i, 'street, huge moon'), OPEN))
  expect(new Set(streets.map((street) => street.view))).toEqual(new Set(['middle']))
  expect(streets.map(({ kind }) => kind)).not.toContain('lane')
})

test('nine scenes on the street are seen from at least six places', () => {
  const seen = Array.from({ length: 9 }, (_, i) => readStreet(wordsOf(i), OPEN))
  expect(new Set(seen.map(({ kind, view }) => `${kind} ${view}`)).size).toBeGreaterThanOrEqual(6)
  for (const [i, street] of seen.slice(1).entries()) expect(street).not.toEqual(seen[i])
})

test.each([
  ['market square, day', 'square'],
  ['narrow alley', 'alley'],
  ['harbour, gulls', 'quay'],
  ['tree-lined avenue', 'avenue'],
  ['downtown, traffic', 'towers'],
  ['cobblestones of the old town', 'lane'],
])('%s is a street of its own kind', (prompt, kind) => {
  expect(readStreet(wordsOf(0, prompt), { isOpen: false, isEmpty: true }).kind).toBe(kind)
})

test('the words say where it is seen from', () => {
  expect(view('street from the window', true)).toBe('above')
  expect(view('house fronts across the street', true)).toBe('across')
  expect(view('puddle on the street', true)).toBe('low')
})

test('nobody is looked down upon from a window', () => {
  for (let i = 0; i < 12; i++) expect(readStreet(wordsOf(i, 'street from a window'), OPEN).view).not.toBe('above')
})

test('no towers hide a sky that must be seen', () => {
  for (let i = 0; i < 12; i++) expect(readStreet(wordsOf(i, 'city street, traffic'), OPEN).kind).not.toBe('towers')
})

test('a city is seen from a roof where the words are on one', () => {
  expect(isOnRoof({ prompt: 'rooftop, city at night', text: '' })).toBe(true)
  expect(isOnRoof({ prompt: 'city at night', text: 'The lights went on.' })).toBe(false)
})
