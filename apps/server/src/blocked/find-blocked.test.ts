import { expect, test } from 'vitest'
import { findBlocked, readDomain, type BlockedTerm } from './find-blocked.ts'

const TERMS: readonly BlockedTerm[] = [
  { kind: 'word', term: 'casino' },
  { kind: 'word', term: 'free money' },
  { kind: 'word', term: '赌博' },
  { kind: 'domain', term: 'example.com' },
  { kind: 'domain', term: 'xn--bcher-kva.example' },
]

test.each([
  ['The best CASINO in town', 'casino'],
  ['casino.', 'casino'],
  ['Ｃasino', 'casino'],
  ['ca\u200Bsino', 'casino'],
  ['Free\n  money for you', 'free money'],
  ['在线赌博网站', '赌博'],
  ['See https://example.com/offer', 'example.com'],
  ['See shop.EXAMPLE.com.', 'example.com'],
  ['Read bücher.example now', 'xn--bcher-kva.example'],
])('%j contains %s', (text, term) => {
  expect(findBlocked(text, TERMS)?.term).toBe(term)
})

test.each([
  'Casinos', // A plural is another word, so the operator has to list it.
  'freemoney',
  'my-example.com',
  'example.community',
  'example.com.de',
  'myexample.com',
  '',
])('%j contains no blocked term', (text) => {
  expect(findBlocked(text, TERMS)).toBeUndefined()
})

test.each([
  ['https://www.Example.com/path?x=1', 'example.com'],
  ['bücher.example', 'xn--bcher-kva.example'],
  ['example.com:8080', 'example.com'],
  ['a text', undefined],
  ['example', undefined],
])('the domain of %j is %s', (given, domain) => {
  expect(readDomain(given)).toBe(domain)
})
