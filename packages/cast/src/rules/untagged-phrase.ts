import type { Phrase } from './key-phrase.ts'
import type { Term } from './terms/term.ts'

type Range = { from: number; to: number }

const MAX_CHARACTERS = 34
const CLAUSE_WORDS = { least: 2, most: 5 }
const SHORTEST_NOUN = 5
/** German and Spanish words that only join a clause to another one. */
const JOINS = /^(?:und|aber|oder|denn|dann|y|o|e|pero|luego|entonces)$/u
/** Words that begin a clause without a meaning of its own. */
const OPENS =
  /^(?:wer|weil|dass|damit|wenn|falls|sobald|während|obwohl|der|die|das|den|dem|nicht|que|si|cuando|porque|aunque|mientras|donde|desde|ab|seit)$/u
const ADJECTIVE: Readonly<Record<string, RegExp>> = { de: /^\p{Ll}{3,}e[nmrs]?$/u }
const NO_ADJECTIVE =
  /^(?:eine[nmrs]?|keine[nmrs]?|diese[nmrs]?|jede[nmrs]?|alle[nrs]?|viele[nr]?|ihre[nmrs]?|seine[nmrs]?|meine[nmrs]?|deine[nmrs]?|ohne|heute|werden|haben|sollte|würde|könnte|konnte|wurde|hatte|machte|kosten|zahlen)$/u

const SPANISH_ARTICLE = /^(?:el|la|los|las|un|una|unos|unas|su|sus|tu|tus|mi|mis|del|al|cada|este|esta)$/u
const ORDINAL = /^(?:primer|primer[oa]s?|segund[oa]|tercer[oa]?|últim[oa]s?|mism[oa]s?|mejor|peor)$/u

/**
 * Finds words that mean something on their own in a German or Spanish text: a whole short clause, or otherwise its
 * longest noun. No tagger knows more about these languages.
 *
 * @param shown ranges that the board shows as pictures.
 * @param numbers ranges that it shows as numbers.
 */
export function untaggedPhrase(
  text: string,
  terms: readonly Term[],
  { language, shown, numbers }: { language: string; shown: readonly Range[]; numbers: readonly Range[] },
): Phrase | undefined {
  const clauses = [...new Set(terms.map(({ clause }) => clause))]
    .map((clause) => withoutJoin(terms.filter((term) => term.clause === clause)))
    .filter((clause) => isWhole(text, clause) && !overlaps(rangeOf(clause), numbers))
  const [clause] = clauses.sort((a, b) => b.length - a.length)
  if (clause !== undefined) return phraseOf(text, rangeOf(clause))
  const nouns = terms.filter(
    (term, i) =>
      term.kind === 'noun' && isNamed(term, terms[i - 1], language) && !overlaps(term, [...shown, ...numbers]),
  )
  const [noun] = nouns.filter(({ word }) => word.length >= SHORTEST_NOUN).sort((a, b) => b.word.length - a.word.length)
  if (noun === undefined) return undefined
  const before = terms[terms.indexOf(noun) - 1]
  const isQuality =
    before?.clause === noun.clause &&
    ADJECTIVE[language]?.test(text.slice(before.from, before.to)) === true &&
    !NO_ADJECTIVE.test(before.word)
  return phraseOf(text, { from: isQuality ? before.from : noun.from, to: noun.to })
}

/** Whether a word is certainly a noun: not the capital letter of a sentence, and not a verb after "y". */
function isNamed(term: Term, before: Term | undefined, language: string): boolean {
  if (before?.sentence !== term.sentence) return false
  return language !== 'es' || (SPANISH_ARTICLE.test(before.word) && !ORDINAL.test(term.word))
}

function withoutJoin(clause: readonly Term[]): readonly Term[] {
  return JOINS.test(clause[0]!.word) ? clause.slice(1) : clause
}

function isWhole(text: string, clause: readonly Term[]): boolean {
  if (clause.length < CLAUSE_WORDS.least || clause.length > CLAUSE_WORDS.most) return false
  const { from, to } = rangeOf(clause)
  const isArticle = clause[1]?.kind === 'noun'
  if (OPENS.test(clause[0]!.word) && !isArticle) return false
  return to - from <= MAX_CHARACTERS && /^["'”’»“)]*(?:[.!?…,;:—–]|$)/u.test(text.slice(to))
}

function rangeOf(clause: readonly Term[]): Range {
  return { from: clause[0]!.from, to: clause.at(-1)!.to }
}

function overlaps({ from, to }: Range, ranges: readonly Range[]): boolean {
  return ranges.some((range) => range.from < to && range.to > from)
}

function phraseOf(text: string, { from, to }: Range): Phrase {
  return { from, to, text: text.slice(from, to) }
}
