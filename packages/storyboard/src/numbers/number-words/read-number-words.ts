import type { FoundNumber } from '../found-number.ts'
import { readEnglish } from './read-english.ts'
import { readGerman } from './read-german.ts'
import { readSpanish } from './read-spanish.ts'

const READERS: Readonly<Record<string, (text: string) => FoundNumber[]>> = {
  en: readEnglish,
  de: readGerman,
  es: readSpanish,
}

/** Finds the numbers that a text writes in words, such as “nineteen fifty-three”. Other languages have none here. */
export function readNumberWords(text: string, language: string): FoundNumber[] {
  return Object.hasOwn(READERS, language) ? READERS[language]!(text) : []
}
