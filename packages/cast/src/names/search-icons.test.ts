import { describe, expect, test } from 'vitest'
import { hasIcon } from '../icons/icon-index.ts'
import { offerIcons } from './offer-icons.ts'
import { searchIcons } from './search-icons.ts'

const MAX_MS = 50

describe('the search for icons', () => {
  test.each([
    ['cat', 'en', 'cat'],
    ['cats', 'en', 'cat'],
    ['mushr', 'en', 'mushroom'],
    ['fire truck', 'en', 'fire-engine'],
    ['lightho', 'en', 'pinhead:lighthouse'],
    ['Germany', 'en', 'flag:de'],
    ['Alemania', 'es', 'flag:de'],
    ['hund', 'de', 'dog'],
    ['chat', 'fr', 'cat'],
    ['money', 'de', 'money-bag'],
    ['dog', 'sw', 'dog'],
  ])('puts the best icon for "%s" in %s first', (query, language, icon) => {
    expect(searchIcons(query, language, 5)[0]).toMatchObject({ icon })
  })

  test('uses tags and gives labels in the language', () => {
    expect(searchIcons('tropical', 'en', 20).map(({ icon }) => icon)).toContain('flamingo')
    expect(searchIcons('dog', 'de', 3)[0]).toEqual({ icon: 'dog', label: 'Hund' })
  })

  test('returns at most the limit, each icon once, and nothing for an empty query', () => {
    const found = searchIcons('face', 'en', 12)
    expect(found).toHaveLength(12)
    expect(new Set(found.map(({ icon }) => icon)).size).toBe(12)
    expect(searchIcons('  ', 'en', 12)).toEqual([])
  })
})

describe('the offer for a language model', () => {
  test('begins with the things that the topic names and ends with icons for any topic', () => {
    const offered = offerIcons('Why are flamingos pink? They eat shrimp.', 'en', 60).map(({ icon }) => icon)
    expect(offered.slice(0, 2).sort()).toEqual(['flamingo', 'shrimp'])
    expect(offered).toContain('bird')
    expect(offered).toContain('light-bulb')
    expect(offered).toHaveLength(60)
    expect(offered.filter((icon) => !hasIcon(icon))).toEqual([])
  })

  test('has labels in the language of the topic', () => {
    expect(offerIcons('Warum schlafen Hunde?', 'de', 20)[0]).toEqual({ icon: 'dog', label: 'Hund' })
  })

  test('and the search answer quickly', () => {
    const text = 'Flamingos are born gray and turn pink because of the shrimp they eat. '.repeat(20)
    offerIcons(text, 'en', 80)
    searchIcons('fire truck', 'en', 20)
    const start = performance.now()
    offerIcons(text, 'en', 80)
    searchIcons('fire truck', 'en', 20)
    expect(performance.now() - start).toBeLessThan(MAX_MS)
  })
})
