import { coverWords, FUNCTION_WORDS } from '@dayreel/storyboard'
import { isConnecting, OPENS_INNER_CLAUSE } from './terms/read-terms.ts'
import type { Term } from './terms/term.ts'

/** A few words of a text that stand for it. */
export type Phrase = { from: number; to: number; text: string }

const LONGEST = 4
const MAX_CHARACTERS = 32
/** Words that say little on their own. */
const WEAK =
  /^(?:thing|things|way|ways|lot|lots|kind|kinds|sort|part|make|makes|made|get|gets|got|take|takes|took|do|does|did|go|goes|went|come|comes|came|have|has|had|put|puts|keep|keeps|let|lets|give|gives|gave|use|uses|used|using|say|says|said|know|knows|knew|think|thinks|thought|want|wants|need|needs|try|tries|tried|look|looks|seem|seems|happen|happens|start|starts|begin|begins|help|helps|tell|tells|told|see|saw|seen|find|finds|found|call|called|really|very|just|even|actually|also|still|already|then|now|here|there|well|much|many|more|other|another|same|own|such|good|bad|big|new|time|times|day|people|person|someone|something|anything|everything|really|thats|it's|that's|there's|you're|they're|we're|i'm|he's|she's|next|back|up|down|out|off|on|in|over|away|around|together|later|sooner|again|ago|soon|far|early|late|once|enough)$/u
/** Words that turn the meaning of those after them, so that they belong to the phrase. */
const TURNING =
  /^(?:\p{L}+n't|cannot|never|not|no|without|zero|too|only|every|most|almost|nothing|nobody|always|first|last|free|half|twice)$/u

/**
 * Chooses the words of a text that carry it: the strongest phrase of at most four words. It begins and ends with a word
 * of meaning and lies within one clause.
 *
 * @param avoid ranges that the board already shows as pictures or numbers.
 */
export function keyPhrase(
  text: string,
  terms: readonly Term[],
  language: string,
  avoid: readonly { from: number; to: number }[] = [],
): Phrase | undefined {
  if (language !== 'en') return coverOf(text, language)
  const isShown = ({ from, to }: { from: number; to: number }): boolean =>
    avoid.some((range) => range.from < to && range.to > from)
  const lastClause = terms.at(-1)?.clause ?? 0
  let best: (Phrase & { score: number }) | undefined
  for (const [i, first] of terms.entries()) {
    if (isShown(first) || !canBegin(first)) continue
    let weight = isTurned(terms, i) ? -TURNED : 0
    for (let j = i; j < Math.min(terms.length, i + LONGEST); j++) {
      const term = terms[j]!
      if (
        term.clause !== first.clause ||
        isShown(term) ||
        (j > i && (OPENS_INNER_CLAUSE.test(term.word) || term.kind === 'pronoun'))
      )
        break
      weight += weightOf(term, terms[j - 1])
      const to = term.to
      if (to - first.from > MAX_CHARACTERS) break
      if (!canEnd(term, terms[j + 1], terms[j - 1])) continue
      const isEnd = terms[j + 1]?.clause !== term.clause
      const score =
        weight +
        (isEnd ? 0.6 : 0) +
        (isEnd && term.clause === lastClause ? 0.3 : 0) -
        0.55 * (j - i) -
        (i === j && i > 0 && term.kind === 'verb' ? 0.6 : 0)
      if (score > (best?.score ?? 0.5)) best = { from: first.from, to, text: text.slice(first.from, to), score }
    }
  }
  return best === undefined ? undefined : { from: best.from, to: best.to, text: best.text }
}

const TURNED = 1.5

/** Returns whether a word before this one in the clause turns its meaning: "too | light", "don't | leave". */
function isTurned(terms: readonly Term[], at: number): boolean {
  if (TURNING.test(terms[at]!.word)) return false
  for (let i = at - 1; i >= Math.max(0, at - LONGEST) && terms[i]!.clause === terms[at]!.clause; i--) {
    if (OPENS_INNER_CLAUSE.test(terms[i]!.word)) return false
    if (NEGATING.test(terms[i]!.word) || (i === at - 1 && TURNING.test(terms[i]!.word))) return true
  }
  return false
}

const NEGATING = /^(?:instead|rather|than|\p{L}+n't|cannot|never|not|nothing|nobody|without)$/u

function canBegin(term: Term): boolean {
  if (TURNING.test(term.word)) return true
  return (
    !isConnecting(term) &&
    !OPENS_INNER_CLAUSE.test(term.word) &&
    !FUNCTION_WORDS.has(term.word) &&
    !WEAK.test(term.word) &&
    term.kind !== 'adverb'
  )
}

/** Words that belong to the verb before them: "turn off". */
const PARTICLE = /^(?:off|up|down|out|away|back)$/u

const PARTICLE_WEIGHT = 0.7

function canEnd(term: Term, next: Term | undefined, previous: Term | undefined): boolean {
  if (term.kind === 'verb' && next?.clause === term.clause && PARTICLE.test(next.word)) return false
  if (PARTICLE.test(term.word) && previous?.kind === 'verb' && previous.clause === term.clause) return true
  if (TURNING.test(term.word) || term.isPossessive || isConnecting(term) || FUNCTION_WORDS.has(term.word)) return false
  if (WEAK.test(term.word) && term.kind !== 'adjective') return false
  if (next === undefined || next.clause !== term.clause) return true
  // "Strong wind" is not cut after "strong", nor "brain cells" after "brain".
  if (term.kind === 'adjective' || term.kind === 'number' || term.isPossessive)
    return next.kind !== 'noun' && next.kind !== 'adjective'
  if (term.kind === 'noun' || term.kind === 'name') return next.kind !== 'noun' && next.kind !== 'name'
  return term.kind !== 'verb' || isConnecting(next)
}

function weightOf(term: Term, previous: Term | undefined): number {
  if (PARTICLE.test(term.word) && previous?.kind === 'verb') return PARTICLE_WEIGHT
  if (TURNING.test(term.word)) return 1.1
  if (isConnecting(term) || FUNCTION_WORDS.has(term.word)) return 0
  if (WEAK.test(term.word)) return 0.2
  switch (term.kind) {
    case 'number':
      return 1.5
    case 'noun':
    case 'name':
    case 'adjective':
      return 1.4
    case 'verb':
      return 1
    default:
      return 0.4
  }
}

/** Uses the rules for thumbnails, which know the small words of more languages. */
function coverOf(text: string, language: string): Phrase | undefined {
  const words = coverWords(text, language).replace(/…$/u, '')
  const from = text.toLowerCase().indexOf(words.toLowerCase())
  if (!/[\p{L}\p{N}]/u.test(words) || from === -1) return undefined
  const start = from + words.search(/[\p{L}\p{N}]/u)
  const to = from + words.length
  return { from: start, to, text: text.slice(start, to).replace(/(?<![.!,;:。])[.!,;:。]+$/u, '') }
}
