import { languageName } from '@dayreel/catalogue'
import { detectLanguage } from '@dayreel/storyboard'
import type { Draft, Finding } from './check.ts'

/** Groups of languages that are so similar in writing that a few sentences do not distinguish them. */
const ALIKE: readonly (readonly string[])[] = [
  ['no', 'da', 'nb', 'nn', 'sv'],
  ['pt', 'es', 'gl', 'ca', 'it'],
  ['cs', 'sk'],
  ['hr', 'sr', 'bs', 'sl'],
  ['ru', 'uk', 'bg', 'be', 'sr'],
  ['id', 'ms'],
  ['fa', 'ar', 'ur'],
  ['hi', 'mr', 'ne'],
]

/** Requires that the spoken text is in the requested language, because models tend to answer in English. */
export function checkLanguage({ lines, language }: Draft): Finding | undefined {
  const found = detectLanguage(lines.map(({ words }) => words).join(' '))
  if (found === language || ALIKE.some((group) => group.includes(found) && group.includes(language))) return undefined
  // `detectLanguage` also returns English if it recognises no language.
  if (found === 'en' && !isDetectable(language)) return undefined
  const name = languageName(language)
  return {
    check: 'language',
    sentence: `What is spoken is not in ${name}.`,
    demand: `"words", title, description and thumbnail must be in ${name}; only "shows" and "looks" are in English.`,
  }
}

/** Checks if `detectLanguage` can distinguish a language from English, by its script or by known words. */
function isDetectable(language: string): boolean {
  return ['de', 'es', 'fr', 'it', 'pt', 'nl', 'ja', 'zh', 'ko', 'ru', 'uk', 'ar', 'he', 'hi', 'th', 'el'].includes(
    language,
  )
}
