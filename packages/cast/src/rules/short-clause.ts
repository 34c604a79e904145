import type { Phrase } from './key-phrase.ts'
import { type SceneWords, type Span, termsIn } from './scene-words.ts'
import { OPENS_INNER_CLAUSE } from './terms/read-terms.ts'
import type { Term } from './terms/term.ts'

const MAX_CHARACTERS = 34
const FEWEST_WORDS = 2
/** Words that only join a clause to the words before it. */
const JOINS = /^(?:and|but|so|or|then|yet|because|instead|also|now|still|just)$/u
/** "Turn the bottle around." */
const PARTICLE = /^(?:around|up|down|out|off|in|away|over|back|by|through)$/u
const VERBAL = /^(?:verb|auxiliary)$/u

/**
 * Finds a short clause that says something as a whole: "nobody could explain it". It has a subject and a verb, or is an
 * order. Other parts of a clause would be fragments.
 */
export function shortClause(scene: SceneWords, span: Span, mostWords: number): Phrase | undefined {
  if (scene.language !== 'en') return undefined
  const terms = termsIn(scene, span)
  const clauses = [...new Set(terms.map(({ clause }) => clause))].map((clause) =>
    withoutJoins(terms.filter((term) => term.clause === clause)),
  )
  const whole = clauses.filter(
    (clause) => clause.length >= FEWEST_WORDS && clause.length <= mostWords && isWhole(scene, clause),
  )
  const [best] = whole.sort((a, b) => b.length - a.length)
  if (best === undefined) return undefined
  const [from, to] = [best[0]!.from, best.at(-1)!.to]
  const text = scene.text.slice(from, to)
  return text.length <= MAX_CHARACTERS ? { from, to, text } : undefined
}

function withoutJoins(clause: readonly Term[]): readonly Term[] {
  const first = clause.findIndex(({ word }) => !JOINS.test(word))
  return first === -1 ? [] : clause.slice(first)
}

/** A whole clause ends with its sentence or a comma, so that nothing of it is missing. */
function isWhole({ text }: SceneWords, clause: readonly Term[]): boolean {
  const [first, last] = [clause[0]!, clause.at(-1)!]
  if (!/^["'”’»)]*[.!?…,;:—–]/u.test(text.slice(last.to)) || isInner(clause)) return false
  if (!clause.some(({ kind }) => VERBAL.test(kind))) return false
  const isOrder = first.kind === 'verb' && (first.base ?? first.word) === first.word
  const isStatement = !/^(?:preposition|conjunction|verb|auxiliary)$/u.test(first.kind)
  // "You hear a deep, rich voice": the comma does not end the clause.
  if (last.kind === 'adjective' && clause.at(-2)?.kind === 'determiner') return false
  const endsWell =
    (last.kind !== 'preposition' || PARTICLE.test(last.word)) &&
    last.kind !== 'determiner' &&
    last.kind !== 'conjunction'
  return endsWell && (isOrder || isStatement)
}

/** "That is smaller" says something about an earlier thing, but "that are smaller" only belongs to one. */
function isInner([first, second]: readonly Term[]): boolean {
  if (!OPENS_INNER_CLAUSE.test(first!.word)) return false
  return first!.word !== 'that' || first!.from !== 0 || !/^(?:is|was|isn't|wasn't)$/u.test(second?.word ?? '')
}
