import { domainToASCII, domainToUnicode } from 'node:url'

export type BlockedTerm = { kind: 'word' | 'domain'; term: string }

/** Invisible characters. They are removed, because one inside a blocked word would hide it from the search. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu
const IN_WORD = /[\p{L}\p{N}\p{M}]/u
/** Scripts that write no spaces between words, or join words and particles. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
const IN_DOMAIN = /[\p{L}\p{N}\p{M}-]/u
const DOMAIN = /^(?:[a-z0-9-]{1,63}\.)+[a-z0-9-]{2,63}$/

/** Normalizes a text for the comparison with blocked terms. */
export function toComparable(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(UNSEEN, '').replace(/\s+/g, ' ').trim()
}

/** Reads a domain from a domain or a web address. Returns undefined for any other text. */
export function readDomain(given: string): string | undefined {
  const host = toComparable(given)
    .replace(/^(?:https?:)?\/\//, '')
    .split(/[/?#:]/)[0]!
  const domain = domainToASCII(host.replace(/^www\./, ''))
  return DOMAIN.test(domain) ? domain : undefined
}

/** Finds the first blocked word, or blocked domain with all of its subdomains, in a text. */
export function findBlocked(text: string, terms: readonly BlockedTerm[]): BlockedTerm | undefined {
  const comparable = toComparable(text)
  return terms.find(({ kind, term }) =>
    kind === 'word'
      ? hasTerm(comparable, term, isEndOfWord)
      : [term, domainToUnicode(term)].some((domain) => hasTerm(comparable, domain, isEndOfDomain)),
  )
}

type IsEnd = (outside: string, inside: string, further: string) => boolean

/**
 * @param isEnd whether a term may end between its last character `inside` and the next one, `outside`; `further`
 * follows `outside`.
 */
function hasTerm(text: string, term: string, isEnd: IsEnd): boolean {
  if (term === '') return false
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const end = at + term.length
    const before = Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? ''
    const [after = '', further = ''] = Array.from(text.slice(end, end + 4))
    // The domain may follow a subdomain, so a dot in front of it is a boundary.
    if (isEnd(before, text[at]!, '') && isEnd(after, term.at(-1)!, further)) return true
  }
  return false
}

function isEndOfWord(outside: string, inside: string): boolean {
  return !IN_WORD.test(outside) || UNSPACED.test(outside) || UNSPACED.test(inside) || !IN_WORD.test(inside)
}

/** A dot continues a domain if a letter follows, as in `example.com.de`. At the end of a sentence it does not. */
function isEndOfDomain(outside: string, _inside: string, further: string): boolean {
  return outside === '.' ? !IN_DOMAIN.test(further) : !IN_DOMAIN.test(outside)
}
