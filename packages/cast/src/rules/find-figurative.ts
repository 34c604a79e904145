import { IDIOMS } from './idioms.ts'

/** `isDegree`: the words compare a quality with that of a thing, as in "as loud as a motorcycle". */
export type Range = { from: number; to: number; isDegree: boolean }

/** Qualities that are measured. "As busy as a bee" measures nothing. */
const DEGREE =
  /^as\s+(?:loud|quiet|tall|high|long|short|heavy|light|big|large|small|tiny|wide|narrow|deep|thick|thin|hot|fast|slow)\s+as\s+an?\s/iu

const IDIOM = new RegExp(
  `(?<![\\p{L}\\p{N}'’-])(?:${IDIOMS.map((phrase) =>
    phrase.replaceAll("'", "['’]").replace(/_/gu, '(?:s|es|ed|ing)?').replaceAll(' ', '\\s{1,9}'),
  ).join('|')})(?![\\p{L}\\p{N}-])`,
  'giu',
)
/** "As tall as a house" and "like a lion" compare: the thing after them is not there. They end with their clause. */
const COMPARED =
  /(?<!\p{L})(?:as\s+(?!well|soon|long|far|much|many)\p{L}+\s+as|(?:just|more|feels?|felt|looks?|looked|sounds?|acts?|works?|behaves?|moves?|spins?|shaped)\s+like|like\s+(?:a|an|the|your|one)|as\s+if|as\s+though)(?!\p{L})[^,.;:!?—–]*/giu
const COMPARED_ELSEWHERE: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:so\s+\p{L}+\s+)?wie\s+(?:ein|eine|einem|einen|einer|der|die|das)(?!\p{L})[^,.;:!?—–]*/giu,
  es: /(?<!\p{L})(?:tan\s+\p{L}+\s+)?como\s+(?:un|una|el|la)(?!\p{L})[^,.;:!?—–]*/giu,
}

/** Finds the parts of a text whose nouns do not mean things: idioms and comparisons. */
export function findFigurative(text: string, language: string): Range[] {
  const expressions = language === 'en' ? [IDIOM, COMPARED] : [COMPARED_ELSEWHERE[language] ?? []].flat()
  return expressions.flatMap((expression) =>
    [...text.matchAll(expression)].map(({ index, 0: found }) => ({
      from: index,
      to: index + found.length,
      isDegree: DEGREE.test(found),
    })),
  )
}
