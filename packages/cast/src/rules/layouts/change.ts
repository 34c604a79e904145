import type { Board, BoardItem } from '@dayreel/storyboard'
import { iconOf, isPicture, itemIn, numberItem, saidAt, topicItem } from '../items.ts'
import { isTime, mainAmount } from '../read-amounts.ts'
import { OPENS_INNER_CLAUSE } from '../terms/read-terms.ts'
import type { Term } from '../terms/term.ts'
import { type SceneWords, type Span, termsIn, thingsIn } from '../scene-words.ts'

const CHANGES: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:turn(?:s|ed|ing)?\s+(?:\p{L}+\s+){0,4}?into|turn(?:s|ed)?(?=\s+(?:to\s+)?(?:red|pink|blue|green|yellow|brown|black|white|gray|grey|orange|purple|gold|solid|hard|soft|sour|sweet)(?!\p{L}))|becom(?:es?|ing)|became|grows?\s+into|grew\s+into|chang(?:es?|ed)\s+(?:in)?to|transform(?:s|ed)?\s+(?:\p{L}+\s+){0,3}?into|melts?\s+into|evolved?\s+into|convert(?:s|ed)?\s+(?:\p{L}+\s+){0,3}?(?:in)?to|break(?:s)?\s+down\s+into|hardens?\s+into)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:wird|werden|wurde|wurden)\s+(?:zu|zum|zur)(?!\p{L})|(?<!\p{L})verwandel(?:t|n|te|ten)\s+sich\s+in(?!\p{L})/iu,
  es: /(?<!\p{L})(?:se\s+convierten?\s+en|se\s+transforman?\s+en|se\s+vuelven?)(?!\p{L})/iu,
}
const FROM_TO =
  /(?<!\p{L})from\s{1,9}(?<from>[^\s,.;:!?—–][^,.;:!?—–]{0,38}?[^\s,.;:!?—–])\s{1,9}(?:in)?to\s{1,9}(?<to>[^\s,.;:!?—–][^,.;:!?—–]{0,38}?[^\s,.;:!?—–])(?=\s{0,9}(?:[,.;:!?—–]|$))/diu
const PRONOUN = /^(?:it|they|this|that|them|its|their)$/u

/** Something becomes something else: two items and an arrow. */
export function change(scene: SceneWords): Board | undefined {
  return fromTo(scene) ?? becoming(scene)
}

function becoming(scene: SceneWords): Board | undefined {
  const { text, terms, language } = scene
  const found = CHANGES[language]?.exec(text)
  if (!found) return undefined
  const verb = { from: found.index, to: found.index + found[0].length }
  const at = terms.find(({ from }) => from >= verb.from)
  if (at === undefined) return undefined
  const sentence = terms.filter((term) => term.sentence === at.sentence)
  const before = { from: sentence[0]!.from, to: inner(scene, verb)?.to ?? verb.from }
  const after = {
    from: verb.to,
    to: endOfClause(sentence, verb.to, at.clause) ?? text.length,
  }
  const left = subjectOf(scene, before)
  const right = itemIn(scene, after, { not: left && iconOf(left) })
  return left && right && boardOf(scene, left, right, after)
}

/** Returns the end of the words that a verb governs. It excludes a further clause. */
function endOfClause(terms: readonly Term[], from: number, clause: number): number | undefined {
  const after = terms.filter((term) => term.from > from && term.clause === clause)
  const other = after.findIndex(({ word }) => word === 'and' || OPENS_INNER_CLAUSE.test(word))
  return (other > 0 ? after[other - 1] : after.at(-1))?.to
}

/** "Turns sunlight into sugar": the changing thing is inside the verb phrase. */
function inner(scene: SceneWords, verb: Span): Span | undefined {
  return termsIn(scene, verb).some(({ kind }) => kind === 'noun') ? verb : undefined
}

function subjectOf(scene: SceneWords, span: Span): BoardItem | undefined {
  const terms = termsIn(scene, span)
  const amount = mainAmount(scene.amounts.filter(({ from, to }) => from >= span.from && to <= span.to))
  const thing = thingsIn(scene, span)[0]
  // "A hundred dollars under the mattress turn into seventy": the amount changes.
  if (
    amount !== undefined &&
    !isTime(amount) &&
    !isCircumstance(scene, amount) &&
    (thing === undefined || amount.from < thing.from)
  )
    return numberItem(scene, amount)
  const own = itemIn(scene, span)
  if (own !== undefined && isPicture(own)) return own
  const isMeant = terms.some(({ word }) => PRONOUN.test(word))
  return isMeant && scene.meant !== undefined ? topicItem(scene.meant) : own
}

/** "Below eight degrees": the number only says when. */
function isCircumstance({ terms }: SceneWords, { from, clause }: Span & { clause: number }): boolean {
  const before = terms.findLast((term) => term.to <= from)
  return before?.clause === clause && before.kind === 'preposition'
}

function fromTo(scene: SceneWords): Board | undefined {
  if (scene.language !== 'en') return undefined
  const groups = FROM_TO.exec(scene.text)?.indices?.groups
  const [from, to] = [groups?.['from'], groups?.['to']]
  if (!from || !to) return undefined
  const left = itemIn(scene, { from: from[0], to: from[1] })
  const right = itemIn(scene, { from: to[0], to: to[1] }, { not: left && iconOf(left) })
  // Two words alone are mostly places or times: "from Paris to Rome".
  if (left === undefined || right === undefined || !(isPicture(left) && isPicture(right))) return undefined
  return boardOf(scene, left, right, { from: to[0], to: to[1] })
}

function boardOf(scene: SceneWords, left: BoardItem, right: BoardItem, after: Span): Board | undefined {
  if (left.kind === 'word' && right.kind === 'word') return undefined
  const said = termsIn(scene, after)[0]
  return {
    layout: 'change',
    items: [left, right],
    marks: [{ kind: 'arrow', on: 0, to: 1, ...(said === undefined ? {} : saidAt(scene, said)) }],
  }
}
