import type { Board, BoardItem, BoardSceneRequest } from '@dayreel/storyboard'
import { LISTED_WORDS } from '@dayreel/storyboard'
import { crossesOf, itemIn, labelled, saidAt, thingItem, topicItem, wordItem } from '../items.ts'
import { keyAmount } from '../key-amount.ts'
import { accentOf } from './things.ts'
import { phraseIn, readScene, type SceneWords, thingsIn, wholeOf } from '../scene-words.ts'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const CARDINALS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** The words for one to twelve, by language. Spanish and German counts start with a list's noun. */
const NUMBER_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: CARDINALS,
  de: ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  es: ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
}
const NOUNS: Readonly<Record<string, string>> = {
  en: `${LISTED_WORDS.replaceAll(/s(?=\||$)/gu, 's?')}|items?|points?|number|no\\.?`,
  de: 'Nummer|Schritt|Tipp|Fehler|Grund|Fakt|Regel|Platz|Punkt|Mythos',
  es: 'número|paso|consejo|error|razón|dato|regla|truco|mito|señal|hábito',
}
const WRONG = /^(?:mistakes?|myths?|lies?|fehler|mythos|errore?s?|mitos?)/iu
const LONGEST_WRONG = 4

/** An item of a numbered list: "Mistake two: oil", "3. Salt", "First, boil water". */
export function numbered(scene: SceneWords, request: BoardSceneRequest): Board | undefined {
  const { text, language } = scene
  const found = readNumber(text, language)
  if (found === undefined) return undefined
  const rest = { from: found.to, to: text.length }
  const number: BoardItem = {
    kind: 'number',
    text: `${found.value}`,
    ...(found.noun === undefined ? {} : labelled(found.noun)),
    ...saidAt(scene, found),
  }
  // If the rest has an important number, it takes the place of a second thing.
  const things = thingsIn(scene, rest).slice(0, keyAmount(scene, rest) === undefined ? 2 : 1)
  const items: BoardItem[] = [number, ...things.map((thing) => thingItem(scene, thing))]
  if (things.length < 2) items.push(...accentOf(scene, things, rest))
  if (things.length === 0 && items.length === 2 && items[1]!.kind === 'number') {
    const phrase = phraseIn(scene, rest, scene.amounts, true)
    if (phrase !== undefined) items.push(wordItem(scene, phrase))
  }
  const isOpen = !/[.!?…]["'”’»)]*\s*$/u.test(text)
  const isBare = items.length === 2 && things.length === 0 && (isOpen || items[1]!.kind === 'number')
  if (items.length === 1 || isBare) items.push(...nextItem(scene, request))
  if (items.length === 1 && scene.topic !== undefined) items.push(topicItem(scene.topic))
  if (items.length === 1) return undefined
  // "Mistake two: oil": the thing itself is the mistake. "Mistake two: too little salt" has more words.
  const [first] = things
  const isWrong = WRONG.test(found.noun ?? '') && first !== undefined && isAlone(scene, found.to, first)
  const absent = crossesOf(scene, items, things)
  return {
    layout: 'numbered',
    items: items.map((item, i) => (i === 1 ? together(item, number) : item)),
    ...(absent.length > 0 ? { marks: absent } : {}),
    ...(isWrong ? { marks: [{ kind: 'cross', on: 1, ...saidAt(scene, first) }] } : {}),
  }
}

/** The item's thing comes with its number, so that the number never stands alone. */
function together(item: BoardItem, { at }: BoardItem): BoardItem {
  return at === undefined ? item : { ...item, at }
}

/** Returns the thing or the words of the next scene, if this one names only the number. */
function nextItem({ language, title }: SceneWords, { after }: BoardSceneRequest): BoardItem[] {
  if (after[0] === undefined) return []
  const next = readScene({ text: after[0].text, title, language })
  const { at: _, ...item } = itemIn(next, wholeOf(next)) ?? {}
  return 'kind' in item ? [item] : []
}

function isAlone({ terms }: SceneWords, from: number, thing: { from: number; to: number; clause: number }): boolean {
  const clause = terms.filter((term) => term.from >= from && term.clause === thing.clause)
  return (
    clause.length <= LONGEST_WRONG &&
    clause.every((term) => (term.from >= thing.from && term.to <= thing.to) || term.kind === 'determiner')
  )
}

type FoundNumber = { from: number; to: number; value: number; noun?: string }

function readNumber(text: string, language: string): FoundNumber | undefined {
  const numbers = NUMBER_WORDS[language] ?? []
  const digits = new RegExp(
    `^\\s*(\\d{1,2}(?=[.):])|(?:${['-', ...numbers].join('|')})(?=:))[.):]\\s+(?=\\p{L})`,
    'iu',
  ).exec(text)
  if (digits) return { from: text.indexOf(digits[1]!), to: digits[0].length, value: valueOf(digits[1]!, numbers) }
  const nouns = NOUNS[language]
  if (nouns === undefined) return undefined
  const counted = new RegExp(
    `^\\s*((?:(?:and|the|number|${nouns})\\s+){0,2})#?(\\d{1,2}|${numbers.join('|')})\\s*(?=[:.,—–-]|is\\s)`,
    'iu',
  ).exec(text)
  if (counted && counted[1]!.trim() !== '') {
    const noun = counted[1]!.trim().split(/\s+/u).find((word) => !/^(?:and|the|number|no\.?|nummer|número)$/iu.test(word)) // prettier-ignore
    const from = counted[0].search(/\p{L}/u)
    return {
      from,
      to: counted[0].length,
      value: valueOf(counted[2]!, numbers),
      ...(noun === undefined ? {} : { noun }),
    }
  }
  if (language !== 'en') return undefined
  const ordinal = new RegExp(
    `^\\s*(?:the\\s+)?(${ORDINALS.join('|')})(?:\\s+(${nouns}))?\\s*(?:[:,—–-]|(?<=(?:${nouns})\\s*)(?:is|was)\\s)`,
    'iu',
  ).exec(text)
  if (ordinal === null) return undefined
  const noun = ordinal[2]
  return {
    from: ordinal[0].search(/\p{L}/u),
    to: ordinal[0].length,
    value: ORDINALS.indexOf(ordinal[1]!.toLowerCase()) + 1,
    ...(noun === undefined ? {} : { noun }),
  }
}

function valueOf(number: string, numbers: readonly string[]): number {
  return /\d/u.test(number) ? Number(number) : numbers.indexOf(number.toLowerCase()) + 1
}
