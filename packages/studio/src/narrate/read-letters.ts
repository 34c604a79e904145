import { GREEK } from './sign-tables.ts'
import { ACRONYMS, INITIALISMS, RESPELLINGS, SHORT_WORDS } from './word-tables.ts'
import { wordTable } from '@dayreel/storyboard/base'

/** Letters that no accent can be taken from. */
const LIGATURES = wordTable<string>({
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'th',
  Ð: 'Th',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
})

/**
 * Reads one word of letters and apostrophes: as a word, or letter by letter if it is an initialism.
 *
 * @param spelled reads it letter by letter in any case.
 * @returns lower-case words of a–z and apostrophes; empty for letters of a script the synthesiser cannot say.
 */
export function readLetters(word: string, spelled = false): string {
  const plain = word
    .replace(/[ßæÆœŒøØłŁđĐðÐþÞı]/gu, (letter) => LIGATURES[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z']/g, '')
    .replace(/^'+|(?<!')'+$/g, '')
  if (plain === '') return GREEK[word] ?? ''
  const possessive = /^(.{2,})'s$/i.exec(plain)?.[1]
  if (spelled || isInitialism(possessive ?? plain)) return spell(possessive ?? plain, possessive !== undefined)
  const initials = /^([A-Z]{2,})s$/.exec(plain)?.[1]
  if (initials !== undefined && isInitialism(initials)) return spell(initials, true)
  const lower = plain.toLowerCase()
  if (Object.hasOwn(RESPELLINGS, lower)) return RESPELLINGS[lower]!
  if (possessive !== undefined && Object.hasOwn(RESPELLINGS, possessive.toLowerCase()))
    return `${RESPELLINGS[possessive.toLowerCase()]}'s`
  const humps = plain.split(/(?<=[a-z])(?=[A-Z])/)
  if (humps.length > 1 && !/^(Mc|Mac|O'|D'|De|La|Le|Du|Van)$/.test(humps[0]!))
    return humps.map((hump) => readLetters(hump)).join(' ')
  return calm(lower)
}

/** Whether capitals stand for their letters rather than for a word said loudly. */
function isInitialism(word: string): boolean {
  if (!/^[A-Z]{2,}$/.test(word)) return false
  const lower = word.toLowerCase()
  if (ACRONYMS.has(lower)) return false
  if (INITIALISMS.has(lower)) return true
  if (SHORT_WORDS.has(lower)) return false
  const isSayable =
    /[AEIOUY]/.test(word) &&
    !/[^AEIOUY]{4}/.test(word) &&
    !/^[^AEIOUY]{3}/.test(word.replace(/^(S[CPT]R|SCH|THR|SHR|SPL)/, 'SR'))
  return word.length <= 3 || (!isSayable && word.length <= 6)
}

function spell(letters: string, hasEnding: boolean): string {
  const names = Array.from(letters.toLowerCase())
    .filter((letter) => letter !== "'")
    .map((letter) => (letter === 'a' ? 'ay' : letter))
  return hasEnding ? `${names.join(' ')}'s` : names.join(' ')
}

/** A letter written more than twice is said twice: "sooooo" is "soo". Very long words are cut where breath ends. */
function calm(word: string): string {
  return word.replace(/(.)\1{2,}/g, '$1$1').replace(/([a-z']{24})(?=[a-z'])/g, '$1 ')
}
