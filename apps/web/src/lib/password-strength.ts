/** From what the server refuses to what stays safe after a leak of its hashes. */
type PasswordStrength = { level: 0 | 1 | 2 | 3 | 4; words: string }

type Rule = {
  /** What the server asks for, in characters as people count them. */
  leastCharacters: number
  /** What belongs to the person or the site, and is tried first. */
  known?: readonly string[] | undefined
}

/** The server's other limit: what comes after these bytes would not count. */
const MAX_BYTES = 72

/** Bits from which on a password is fair, good, strong: what guessing over the network, and with a stolen hash, comes to. */
const FAIR_BITS = 27
const GOOD_BITS = 36
const STRONG_BITS = 45

/** A word picked at random out of the some ten thousand that people know; a row of letters that is none is worth more. */
const WORD_BITS = 13
const COMMON_WORD_BITS = 5
const YEAR_BITS = 6
const ROW_BITS = 4
const REPEAT_BITS = 2
const LETTER_BITS = 4.2
const DIGIT_BITS = 3.3
const SIGN_BITS = 4.5
const SPACE_BITS = 0.5

/** What leaked passwords are mostly made of. */
const COMMON = new Set(
  `pass password passwort passw passwd word admin root user login guest test welcome hello hallo secret letmein master access default change changeme
  dragon monkey shadow sunshine princess football baseball basketball soccer hockey superman batman pokemon starwars iloveyou love lovely babygirl baby angel
  flower cookie cheese banana pepper ginger summer winter spring autumn monday tuesday wednesday thursday friday saturday sunday january february march april
  june july august september october november december michael jessica daniel jordan charlie ashley matthew andrew jennifer thomas robert george maria anna
  computer internet google facebook youtube tiktok instagram samsung apple windows freedom whatever trustno killer hunter buster tigger qazwsx zaqwsx video
  videos creator company office london paris berlin chelsea arsenal liverpool ferrari mustang harley yankees cowboys blink money lucky diamond silver golden
  purple orange yellow black white green family friend friends forever always mother father brother sister jesus heaven`.split(
    /\s+/,
  ),
)
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
]
const LEAST_ROW = 3
const STAND_INS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/**
 * How hard a password is to guess. Only `level` 0 is what the server would refuse; all else is advice. An estimate on the careful side:
 * words are worth what picking them at random is worth, and what everybody picks is worth next to nothing.
 */
export function passwordStrength(password: string, { leastCharacters, known = [] }: Rule): PasswordStrength {
  const missing = leastCharacters - charactersIn(password)
  if (missing > 0)
    return { level: 0, words: `Too short: ${missing} more ${missing === 1 ? 'character' : 'characters'}.` }
  if (new TextEncoder().encode(password).length > MAX_BYTES)
    return { level: 0, words: 'Too long: leave something out.' }
  const bits = bitsOf(password, known.flatMap(wordsIn))
  if (bits < FAIR_BITS) return { level: 1, words: 'Weak password, easy to guess. Add a random word or two.' }
  if (bits < GOOD_BITS) return { level: 2, words: 'Fair password. One more word makes it good.' }
  if (bits < STRONG_BITS) return { level: 3, words: 'Good password.' }
  return { level: 4, words: 'Strong password.' }
}

/** As people count them and the server does: an emoji is one. */
function charactersIn(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
}

function bitsOf(password: string, known: readonly string[]): number {
  const seen = new Set<string>()
  let bits = 0
  for (const part of partsOf(password, known)) {
    // What was said already adds hardly anything when it is said again.
    bits += seen.has(part) ? REPEAT_BITS : bitsOfPart(part, known)
    seen.add(part)
  }
  return bits
}

/** Words, numbers and the signs between them; what only stands in for a letter of a common word belongs to the word. */
function partsOf(password: string, known: readonly string[]): string[] {
  return (password.toLowerCase().match(/\s+|\S+/gu) ?? []).flatMap((chunk) => {
    for (const disguised of [chunk, chunk.replace(/[^\p{L}]+$/u, '')]) {
      const word = Array.from(disguised, (sign) => STAND_INS[sign] ?? sign).join('')
      if (COMMON.has(word) || known.includes(word)) return [word, ...plainParts(chunk.slice(disguised.length))]
    }
    return plainParts(chunk)
  })
}

function plainParts(text: string): string[] {
  return text.match(/\p{L}+|\d+|\s+|[^\p{L}\d\s]/gu) ?? []
}

function bitsOfPart(part: string, known: readonly string[]): number {
  if (known.includes(part)) return ROW_BITS
  if (COMMON.has(part)) return COMMON_WORD_BITS
  if (/^(.)\1*$/su.test(part) && part.length > 1) return ROW_BITS + REPEAT_BITS
  if (isRow(part)) return ROW_BITS
  if (/^(19|20)\d\d$/.test(part)) return YEAR_BITS
  if (/^\d+$/.test(part)) return part.length * DIGIT_BITS
  if (/^\p{L}+$/u.test(part)) return bitsOfLetters(part)
  return /^\s+$/.test(part) ? SPACE_BITS : SIGN_BITS
}

/** A run of neighbours of the alphabet or the keyboard, either way. */
function isRow(part: string): boolean {
  if (part.length < LEAST_ROW) return false
  const backwards = Array.from(part).toReversed().join('')
  return ROWS.some((row) => row.includes(part) || row.includes(backwards))
}

function bitsOfLetters(letters: string): number {
  const each = letters.length * LETTER_BITS
  // Other scripts have no vowels to tell by: they count as words.
  const isWord = !/^[a-z]+$/.test(letters) || (/[aeiouy]/.test(letters) && !/[^aeiouy]{5}/.test(letters))
  return isWord ? Math.min(each, WORD_BITS) : each
}
