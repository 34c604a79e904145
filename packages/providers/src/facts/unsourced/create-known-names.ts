import { withoutPossessive, wordsOf } from './read-names.ts'

/** Languages in which only genitives, plurals and adjectives change the end of a name. */
const LITTLE_INFLECTED = new Set(['en', 'de', 'nl', 'fr', 'es', 'it', 'pt', 'sv', 'da', 'no', 'nb', 'id', 'vi'])
const ENDINGS = new Set(['', 's', 'es', 'n', 'an', 'ian', 'ish', 'ese', 'i', 'er'])
const STEM_CHARACTERS = 4
const LONGEST_ENDING = 3

/**
 * Creates a function that returns whether texts contain a name. Case, accents and endings may differ: “Romans” is
 * “Roman”, and “Варшаве” is “Варшава”.
 */
export function createKnownNames(texts: readonly string[], language: string): (name: string) => boolean {
  const words = new Set<string>()
  for (const text of texts)
    for (const word of wordsOf(text, language)) words.add(foldName(withoutPossessive(word).text))
  const byStem = Map.groupBy(words, (word) => word.slice(0, STEM_CHARACTERS))
  const whole = texts.map(foldName).join('\n')
  const isKnown = (word: string): boolean =>
    words.has(word) || (byStem.get(word.slice(0, STEM_CHARACTERS)) ?? []).some((other) => isSame(word, other, language))
  // A name in katakana is one word here, but the texts may split it into several words.
  return (name) => isKnown(foldName(name)) || (name.includes('・') && whole.includes(foldName(name)))
}

/** Returns the text in lower case without accents. Vowel signs of other scripts count as letters and stay. */
function foldName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

function isSame(word: string, other: string, language: string): boolean {
  let common = 0
  while (common < Math.min(word.length, other.length) && word[common] === other[common]) common += 1
  if (common < STEM_CHARACTERS) return false
  const ends = [word.slice(common), other.slice(common)]
  if (LITTLE_INFLECTED.has(language)) return ends.every((end) => ENDINGS.has(end)) && ends.includes('')
  return ends.every((end) => end.length <= LONGEST_ENDING)
}
