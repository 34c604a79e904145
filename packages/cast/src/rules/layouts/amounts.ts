import type { Board } from '@dayreel/storyboard'
import type { Thing } from '../find-things.ts'
import { isBareWord, numberItem, saidAt, thingItem, topicItem, wordItem } from '../items.ts'
import { meaningUnits, singularOf } from '../meaning-units.ts'
import { phraseIn, type SceneWords, type Span, termsIn, thingsIn, wholeOf } from '../scene-words.ts'
import { countedThing, keyAmount } from '../key-amount.ts'
import type { Phrase } from '../key-phrase.ts'
import type { Amount } from '../amount.ts'
import { shortClause } from '../short-clause.ts'

/** Numbers from this one on are shown as a crowd of the thing that they count. */
const MIN_CROWD = 20
const MANY =
  /(?<!\p{L})(?:thousands|millions|billions|hundreds|dozens|swarms?|herds?|flocks?|colony|colonies|crowds?|piles?|tons|plenty|lots|armies|army|clusters?|packs?|schools?|countless|tausende|millionen|hunderte|miles|cientos)\s+(?:(?:of|von|de)\s+)?/giu
const COMPARING =
  /(?<!\p{L})(?:than|versus|vs|while|whereas|but|only|just|compared|instead|als|während|nur|aber|que|mientras|pero|solo)(?!\p{L})/iu
const TIMES =
  /(?<!\p{L})(?<times>twice|three times|four times|five times|six times|seven times|eight times|nine times|ten times|\d{1,3}(?:[.,]\d+)? times|a hundred times|a thousand times)\s+(?:as\s+\p{L}+(?:\s+\p{L}+)?\s+as|(?:\p{L}+er(?:\s+\p{L}+)?|(?:more|less)(?:\s+\p{L}+){0,2})\s+than)\s+(?<than>[^,.;:!?—–]{2,50})/diu

/** Two amounts of one unit as bars in true proportion. */
export function bars(scene: SceneWords): Board | undefined {
  const { text, amounts } = scene
  const first = amounts.find(({ kind }) => kind === 'measure')
  const second =
    first &&
    amounts
      .map((other) => withUnitOf(scene, first, other))
      .find(
        (other) =>
          other.from > first.from &&
          other.unit === first.unit &&
          other.value !== first.value &&
          other.kind === 'measure',
      )
  if (first === undefined || second === undefined || first.value <= 0 || second.value <= 0) return timesBars(scene)
  const things = [
    thingsIn(scene, { from: 0, to: first.from }).at(-1),
    thingsIn(scene, { from: first.to, to: second.from }).at(-1),
  ]
  if (!COMPARING.test(text) && things.includes(undefined)) return undefined
  const labels = [labelBefore(scene, 0, first), labelBefore(scene, first.to, second)]
  if (labels[0] === undefined || labels[1] === undefined || labels[0] === labels[1]) return undefined
  return { layout: 'bars', items: [numberItem(scene, first, labels[0]), numberItem(scene, second, labels[1])] }
}

/** "Coffee has 95 milligrams, while tea has 47": the last number of a comparison has the unit of the first. */
function withUnitOf(scene: SceneWords, first: Amount, other: Amount): Amount {
  const after = scene.terms.find(({ from }) => from >= other.to)
  const endsClause = after === undefined || after.clause !== other.clause
  if (other.kind !== 'count' || !endsClause || !COMPARING.test(scene.text.slice(first.to, other.from))) return other
  const unit = first.text.replace(/^[^\p{L}%]+/u, '')
  return { ...other, text: `${other.text} ${unit}`, unit: first.unit, kind: 'measure' }
}

/** "Ten times stronger than steel": the second bar is one. */
function timesBars(scene: SceneWords): Board | undefined {
  const { text, language } = scene
  const groups = language === 'en' ? TIMES.exec(text)?.indices?.groups : undefined
  const [times, than] = [groups?.['times'], groups?.['than']]
  if (!times || !than) return undefined
  const words = text.slice(times[0], times[1]).toLowerCase()
  const value =
    scene.amounts.find(({ from }) => from === times[0])?.value ??
    (words === 'twice' ? 2 : words.includes('thousand') ? 1_000 : words.includes('hundred') ? 100 : undefined)
  const subject = nameIn(scene, { from: 0, to: times[0] }) ?? scene.topic?.words
  const other = nameIn(scene, { from: than[0], to: than[1] })
  if (value === undefined || value < 2 || value > 1_000 || subject === undefined || other === undefined)
    return undefined
  const ofLess = /(?<!\p{L})less(?!\p{L})/u.test(text.slice(times[1], than[0]))
  if (ofLess) return undefined
  return {
    layout: 'bars',
    items: [
      { kind: 'number', text: `${value} ×`, value, label: subject, ...saidAt(scene, { from: times[0], to: times[1] }) },
      { kind: 'number', text: '1 ×', value: 1, label: other, ...saidAt(scene, { from: times[0], to: times[1] }) },
    ],
  }
}

/** One amount beside the thing that it measures or counts. */
export function amount(scene: SceneWords): Board | undefined {
  const key = keyAmount(scene, wholeOf(scene))
  if (key === undefined) return undefined
  const { amount: best, noun } = key
  const counted = noun === undefined ? undefined : countedThing(scene, best)
  const thing = counted ?? nearest(scene, best)
  const number = numberItem(scene, best, counted === undefined ? noun : undefined)
  if (thing !== undefined) {
    const shown = thingItem(scene, thing)
    return { layout: 'amount', items: thing.from < best.from ? [shown, number] : [number, shown] }
  }
  if (refersToTopic(scene)) return { layout: 'amount', items: [topicItem(scene.meant!), number] }
  const other = scene.amounts.find((each) => each !== best && each.kind !== 'count')
  if (other !== undefined) return { layout: 'amount', items: [number, numberItem(scene, other)] }
  const phrase = phraseIn(scene, wholeOf(scene), [extended(scene, best, noun)])
  const said = phrase === undefined || isBareWord(phrase, scene) ? clauseBeside(scene, best) : phrase
  if (said !== undefined) return { layout: 'amount', items: [number, wordItem(scene, said)] }
  return { layout: 'amount', items: [...(scene.topic === undefined ? [] : [topicItem(scene.topic)]), number] }
}

const SHORT_BESIDE = 5

/** "On day two, you get a headache": the clause beside the number. */
function clauseBeside(scene: SceneWords, amount: Amount): Phrase | undefined {
  const said = shortClause(scene, wholeOf(scene), SHORT_BESIDE)
  return said !== undefined && (said.to <= amount.from || said.from >= amount.to) ? said : undefined
}

/** Returns the range of an amount and of the noun that it counts. */
function extended({ text }: SceneWords, { from, to }: Amount, noun: string | undefined): Span {
  const at = noun === undefined ? -1 : text.indexOf(noun, to)
  return { from, to: at === -1 ? to : at + noun!.length }
}

/** Many of one thing. */
export function crowd(scene: SceneWords): Board | undefined {
  const { text, things } = scene
  const counted = scene.amounts.find(({ kind, value }) => kind === 'count' && value >= MIN_CROWD)
  const of = counted && countedThing(scene, counted)
  if (counted !== undefined && of !== undefined)
    return { layout: 'crowd', items: [thingItem(scene, of), numberItem(scene, counted)] }
  for (const { index, 0: many } of text.matchAll(MANY)) {
    const thing = things.find(
      (each) => each.isPlural && each.from >= index + many.length && each.from <= index + many.length + 14,
    )
    if (thing === undefined || thing.isAbsent) continue
    return { layout: 'crowd', items: [thingItem(scene, thing, true)] }
  }
  return undefined
}

/** Returns the thing of the same clause that is nearest to an amount, or otherwise the first of the sentence. */
function nearest(scene: SceneWords, { from, to, clause }: Amount): Thing | undefined {
  const distance = (thing: Thing): number => (thing.from >= to ? thing.from - to : from - thing.to + 1)
  const present = scene.things.filter(({ isAbsent }) => !isAbsent)
  const own = present.filter((thing) => thing.clause === clause).sort((a, b) => distance(a) - distance(b))
  return own[0] ?? present[0]
}

const REFERRING = /^(?:it|its|it's|they|them|their|they're|these|this|that|that's|es|sie|ihre|su|sus)$/u

/**
 * Whether a scene speaks of an earlier thing or of its video's subject by a pronoun. After a noun, a pronoun mostly
 * means that noun.
 */
export function refersToTopic({ terms, meant }: SceneWords): boolean {
  const at = terms.findIndex(({ word }) => REFERRING.test(word))
  const noun = terms.findIndex(({ kind, word }) => NAMING.test(kind) && !REFERRING.test(word))
  return meant !== undefined && at !== -1 && (noun === -1 || at < noun)
}

/** Returns a name for the bar of an amount: the last thing or the strongest words since the previous amount. */
function labelBefore(scene: SceneWords, from: number, amount: Amount): string | undefined {
  return nameIn(scene, { from, to: amount.from })
}

function nameIn(scene: SceneWords, span: Span): string | undefined {
  const thing = thingsIn(scene, span).at(-1)
  const subject = subjectIn(scene, span)
  const isNearer = subject !== undefined && subject.from >= (thing?.to ?? 0)
  const words = (isNearer ? subject : thing)?.words ?? (refersToTopic(scene) ? scene.meant?.words : undefined)
  return words !== undefined && words.split(/\s+/u).length <= 4 && words.length <= 40 ? words : undefined
}

/**
 * Returns the last subject of a part of a scene: a phrase that a verb follows. A unit of measure is no name of a bar.
 */
function subjectIn(scene: SceneWords, span: Span): { from: number; words: string } | undefined {
  const { text, language, terms, amounts } = scene
  if (language !== 'en') {
    const phrase = phraseIn(scene, span)
    return phrase && { from: phrase.from, words: phrase.text }
  }
  const units = meaningUnits(text, termsIn(scene, span), { areNounsUnits: true }).filter((unit) => {
    const words = termsIn(scene, unit)
    const after = terms.find(({ from }) => from >= unit.to)
    const isSubject = after === undefined || after.from >= span.to || /^(?:verb|auxiliary)$/u.test(after.kind)
    const isMeasure = amounts.some((each) => words.some(({ word }) => isUnit(word, each.unit)))
    return isSubject && !isMeasure && words[0]?.kind !== 'verb'
  })
  const last = units.at(-1)
  return last && { from: last.from, words: last.text }
}

function isUnit(word: string, unit: string): boolean {
  return unit !== '' && unit.split(/\W+/u).includes(singularOf(word))
}

const NAMING = /^(?:noun|name|person)$/u
