import { detectLanguage } from '@dayreel/storyboard'
import type { Draft, Finding } from './check.ts'

/** Written so much alike that a few sentences do not tell them apart. */
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

/** What is spoken is in the language asked for; models like to slip into English. */
export function checkLanguage({ lines, language }: Draft): Finding | undefined {
  const found = detectLanguage(lines.map(({ words }) => words).join(' '))
  if (found === language || ALIKE.some((group) => group.includes(found) && group.includes(language))) return undefined
  // English is also what is found where nothing tells a language.
  if (found === 'en' && !isTold(language)) return undefined
  const name = nameOfLanguage(language)
  return {
    check: 'language',
    sentence: `What is spoken is not in ${name}.`,
    demand: `"words", title, description and thumbnail must be in ${name}; only "shows" and "looks" are in English.`,
  }
}

/** Whether texts in a language can be told from English at all: by their script, or by words that are known. */
function isTold(language: string): boolean {
  return ['de', 'es', 'fr', 'it', 'pt', 'nl', 'ja', 'zh', 'ko', 'ru', 'uk', 'ar', 'he', 'hi', 'th', 'el'].includes(
    language,
  )
}

export function nameOfLanguage(language: string): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language
}
