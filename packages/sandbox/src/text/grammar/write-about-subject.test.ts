import { describe, expect, test } from 'vitest'
import { writeAboutSubject } from './write-about-subject.ts'

const SUBJECTS = [
  { language: 'en', subject: 'The lighthouse keeper of Inchkeith' },
  { language: 'en', subject: 'Moss' },
  { language: 'de', subject: 'Die Geschichte des Schachs' },
  { language: 'es', subject: '¿Por qué cantan las ballenas?' },
  { language: 'ja', subject: '灯台守の一日' },
  { language: 'fr', subject: 'Le phare' },
]

describe.each(SUBJECTS)('$subject ($language)', ({ language, subject }) => {
  const count = (text: string): number =>
    language === 'ja' ? (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) : text.split(/\s+/u).length

  test.each([48, 70, 145, 215])('writes %i words without repeating a sentence', (units) => {
    const { hook, scenes } = writeAboutSubject({ subject, language, units, items: 0 })
    const sentences = [hook.words, ...scenes.map(({ words }) => words)]
    expect(new Set(sentences).size).toBe(sentences.length)
    const total = sentences.reduce((sum, sentence) => sum + count(sentence), 0)
    expect(Math.abs(total - units) / units).toBeLessThan(0.06)
  })

  test('writes the requested number of counted items', () => {
    const { scenes } = writeAboutSubject({ subject, language, units: 120, items: 10 })
    expect(scenes.filter(({ item }) => item !== null).map(({ item }) => item)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})
