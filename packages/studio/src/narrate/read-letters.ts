import { GREEK } from './sign-tables.ts'
import { ACRONYMS, INITIALISMS, RESPELLINGS, SHORT_WORDS } from './word-tables.ts'
import { wordTable } from '@dayreel/storyboard/base'

/** Letters that do not become plain letters when their accent is removed. */
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
 * Reads one word of letters and apostrophes. An initialism is read letter by letter.
 *
 * @param spelled reads any word letter by letter.
 * @returns lower-case words of a–z and apostrophes. Empty for letters of a script that the synthesiser cannot speak.
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

/** Checks if capitals are an initialism and not an emphasised word. */
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

/** Shortens repeated letters to two, so that "sooooo" becomes "soo". Very long words are split. */
function calm(word: string): string {
  return word.replace(/(.)\1{2,}/g, '$1$1').replace(/([a-z']{24})(?=[a-z'])/g, '$1 ')
}
