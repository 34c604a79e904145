import type { Thing } from './find-things.ts'
import { isEmptyAdjective, isEmptyNoun } from './meaning-units.ts'
import type { Amount } from './amount.ts'
import { isTime, mainAmount } from './read-amounts.ts'
import type { SceneWords, Span } from './scene-words.ts'
import type { Term } from './terms/term.ts'

/** A number that a scene must show, with the noun that it counts or measures, if there is one. */
export type KeyAmount = { amount: Amount; noun?: string }

const FEW = 10
const MAX_NOUN_WORDS = 3
/** Nouns whose number says only how long a list is. */
const LISTED = /^(?:ways?|things?|kinds?|sorts?|types?|reasons?|steps?|tips?|parts?|ones?|sides?|points?|facts?)$/u
const IS = /^(?:is|are|was|were|be|only|just|about|exactly|really|almost|nearly|roughly)$/u

/** Returns the number of a part of a scene that its board must show. */
export function keyAmount(scene: SceneWords, span: Span): KeyAmount | undefined {
  const amounts = scene.amounts.filter(({ from, to }) => from >= span.from && to <= span.to)
  const main = mainAmount(amounts)
  const noun = main && measuredNoun(scene, main)
  const measure = main?.kind === 'measure' && { amount: main, ...(noun === undefined ? {} : { noun }) }
  const isBase = measure !== false && measure !== undefined && measure.amount.value === 1
  if (measure && !isTime(measure.amount) && !isBase) return measure
  // Other languages name a number's noun in ways that these rules do not know.
  if (scene.language !== 'en') return main && { amount: main }
  const counts = amounts.filter(({ kind }) => kind === 'count')
  const counted = counts.map((amount) => ({ amount, noun: countedNoun(scene, amount) }))
  const named = counted.find((each) => each.noun !== undefined && !LISTED.test(each.noun))
  if (measure && (named === undefined || named.amount.value < FEW)) return measure
  if (named?.noun !== undefined) return { amount: named.amount, noun: named.noun }
  const bare = counts.find((amount) => isKeyNumber(scene, amount))
  // "In 2015 it needed 40,000": the year only says when.
  if (bare !== undefined && (main === undefined || main.kind === 'year')) return { amount: bare }
  return main && { amount: main }
}

/** Returns the noun after a number with its adjectives: "small birds" of "three small birds". */
function countedNoun({ text, terms, language }: SceneWords, { to, clause }: Amount): string | undefined {
  if (language !== 'en') return undefined
  const after = terms.filter((term) => term.from >= to && term.clause === clause)
  const skipped = after[0]?.word === 'of' ? after.slice(1) : after
  // "Half of that comes back": a pronoun follows "of", so there is no noun.
  if (/^(?:that|this|it|them|these|those|us|you)$/u.test(skipped[0]?.word ?? '')) return undefined
  const start = skipped.slice(skipped.findIndex(({ word, kind }) => kind !== 'determiner' && !isEmptyAdjective(word)))
  let end = 0
  while (end < MAX_NOUN_WORDS && start[end] !== undefined && isPartOfName(start[end]!, start[end + 1])) end += 1
  const head = start[end - 1]
  if (head === undefined || (head.kind !== 'noun' && head.kind !== 'name') || head.word === 'time') return undefined
  return text.slice(start[0]!.from, head.to)
}

/**
 * Returns the noun that an amount measures: "2.3 million gallons of molasses", "18 percent water", "a refund of 300
 * dollars".
 */
function measuredNoun(scene: SceneWords, amount: Amount): string | undefined {
  const before = scene.terms.findLastIndex(({ to }) => to <= amount.from)
  const [named, of] = [scene.terms[before - 1], scene.terms[before]]
  const isOwn = of?.word === 'of' && of.clause === amount.clause && named?.kind === 'noun' && named.clause === of.clause
  if (isOwn && scene.language === 'en' && !isEmptyNoun(named.word)) return scene.text.slice(named.from, named.to)
  const next = scene.terms.find(({ from }) => from >= amount.to)
  const isJoined = next?.word === 'of' || (amount.unit === '%' && next?.kind !== 'determiner')
  return isJoined && next?.clause === amount.clause ? countedNoun(scene, amount) : undefined
}

function isPartOfName({ kind }: Term, next: Term | undefined): boolean {
  return kind === 'noun' || kind === 'name' || (kind === 'adjective' && next !== undefined)
}

/** A number without a noun is the point of its clause if it stands in digits, is large, or ends the clause. */
function isKeyNumber({ text, terms }: SceneWords, { from, to, value, clause }: Amount): boolean {
  if (value >= FEW || value < 1 || /\d/u.test(text.slice(from, to))) return true
  const before = terms.findLast((term) => term.to <= from)
  const after = terms.find((term) => term.from >= to)
  return after?.clause !== clause && before?.clause === clause && (IS.test(before.word) || before.kind === 'verb')
}

/** Returns the thing that a number counts, if it stands directly after the number. */
export function countedThing(scene: SceneWords, { to, clause }: Amount): Thing | undefined {
  const thing = scene.things.find((each) => each.from >= to && each.clause === clause)
  const isOf = scene.terms.find(({ from }) => from >= to)?.word === 'of'
  if (thing === undefined || (!isOf && !thing.isPlural)) return undefined
  const between = scene.terms.filter(
    ({ from, to: end, word, kind }) => from >= to && end <= thing.from && word !== 'of' && kind !== 'determiner',
  )
  return between.every(({ kind }) => kind === 'adjective' || kind === 'noun') && between.length <= 2 ? thing : undefined
}
