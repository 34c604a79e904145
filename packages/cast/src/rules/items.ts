import { MAX_BOARD_LABEL_CHARACTERS, MAX_BOARD_LABEL_WORDS, MAX_BOARD_WORDS_CHARACTERS } from '@dayreel/catalogue'
import type { BoardItem, BoardMark } from '@dayreel/storyboard'
import { findWords } from '@dayreel/storyboard/base'
import type { Thing } from './find-things.ts'
import type { Phrase } from './key-phrase.ts'
import { isEmptyAdjective } from './meaning-units.ts'
import type { Amount } from './amount.ts'
import { phraseIn, type SceneWords, type Span, termsIn, thingsIn, type Topic } from './scene-words.ts'

type Labelled = { label?: string }
/** The sets whose pictures have one colour. */
const SILHOUETTES = /^(?:pinhead|temaki|maki):/u
const LONGEST_EXTENSION = 3

/**
 * Returns a picture that appears with its words. A picture of only a part of the phrase gets the phrase as its label.
 */
export function thingItem(scene: SceneWords, thing: Thing, isLabelled = false): BoardItem {
  return {
    ...pictureOf(thing.icon),
    ...(isLabelled || !thing.isExact || scene.shared.has(thing.icon) ? labelled(nameOf(scene, thing)) : {}),
    ...saidAt(scene, thing),
  }
}

/** Returns the words of a thing. Where several things have its picture, its quality distinguishes them: "old bulb". */
function nameOf({ terms, shared, text }: SceneWords, { icon, words, first, from, to }: Thing): string {
  const before = terms[first - 1]
  if (
    !shared.has(icon) ||
    before?.kind !== 'adjective' ||
    isEmptyAdjective(before.word) ||
    before.clause !== terms[first]!.clause
  )
    return words
  return text.slice(before.from, Math.max(from, to))
}

/** Returns the picture of the video's topic. It is there from the start. */
export function topicItem({ icon, words, isCompared }: Topic, isLabelled = false): BoardItem {
  return { ...pictureOf(icon), ...(isLabelled || isCompared ? labelled(words) : {}) }
}

const QUOTES = /["“”„«»]/gu

export function wordItem(scene: SceneWords, { text, ...span }: Phrase): BoardItem {
  return { kind: 'word', text: oneLine(withoutHalfQuotes(text), MAX_BOARD_WORDS_CHARACTERS), ...saidAt(scene, span) }
}

/** A part of a sentence can hold only one of two quotation marks. */
function withoutHalfQuotes(text: string): string {
  const count = text.match(QUOTES)?.length ?? 0
  return count % 2 === 0 ? text : text.replaceAll(QUOTES, '')
}

/** Returns whether a phrase is only an everyday noun. Beside a picture or a number, it adds nothing to the captions. */
export function isBareWord({ text }: Phrase, { language }: SceneWords): boolean {
  return language === 'en' && /^\p{Ll}\S*$/u.test(text)
}

export function numberItem(scene: SceneWords, { text, value, ...span }: Amount, label?: string): BoardItem {
  return {
    kind: 'number',
    text: oneLine(text, MAX_BOARD_LABEL_CHARACTERS),
    ...(value >= 0 && value <= 1e15 ? { value } : {}),
    ...(label === undefined ? {} : labelled(label)),
    ...saidAt(scene, span),
  }
}

/** Returns the picture of the first new thing in a part of a scene, or otherwise its strongest words. */
export function itemIn(
  scene: SceneWords,
  span: Span,
  { isLabelled = true, not }: { isLabelled?: boolean; not?: string | undefined } = {},
): BoardItem | undefined {
  const thing = thingsIn(scene, span).find(({ icon }) => icon !== not || scene.shared.has(icon))
  if (thing !== undefined) return thingItem(scene, thing, isLabelled)
  const phrase = phraseIn(scene, span, [], true) ?? wholePhrase(scene, span)
  return phrase && wordItem(scene, phrase)
}

const LONGEST_WHOLE = 3
const WHOLE = /^(?:noun|name|person|adjective)$/u

/** Returns all words of a short part. */
function wholePhrase(scene: SceneWords, span: Span): Phrase | undefined {
  const terms = termsIn(scene, span)
  const [first, last] = [terms[0], terms.at(-1)]
  if (first === undefined || last === undefined || terms.length > LONGEST_WHOLE) return undefined
  // "Waiting" or "you can" names nothing.
  if (scene.language === 'en' && !terms.some(({ kind }) => WHOLE.test(kind))) return undefined
  if (scene.language === 'en' && terms.some(({ kind }) => kind === 'pronoun' || kind === 'auxiliary')) return undefined
  return { from: first.from, to: last.to, text: scene.text.slice(first.from, last.to) }
}

export function isPicture({ kind }: BoardItem): boolean {
  return kind === 'icon' || kind === 'silhouette'
}

export function iconOf(item: BoardItem): string | undefined {
  return item.kind === 'icon' || item.kind === 'silhouette' ? item.icon : undefined
}

/** Returns crosses on the things that the text says are absent. */
export function crossesOf(scene: SceneWords, items: readonly BoardItem[], things: readonly Thing[]): BoardMark[] {
  return things.flatMap((thing) => {
    const on = items.findIndex((item) => iconOf(item) === thing.icon)
    return thing.isAbsent && on >= 0 ? [{ kind: 'cross', on, ...saidAt(scene, thing) } as const] : []
  })
}

/**
 * Returns the words at which something appears, as they stand in the text. If the text contains the same words earlier,
 * the words before them are added.
 */
export function saidAt({ text, terms }: SceneWords, { from, to }: Span): { at?: string } {
  const first = terms.findIndex((term) => term.from >= from)
  for (let i = first; i >= Math.max(0, first - LONGEST_EXTENSION); i--) {
    const start = i === first ? from : terms[i]!.from
    const words = text.slice(start, to)
    if (
      words.length <= MAX_BOARD_WORDS_CHARACTERS &&
      !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words) &&
      findWords(text, words)?.from === start
    )
      return { at: words.trimEnd() }
  }
  return {}
}

function pictureOf(icon: string): { kind: 'icon' | 'silhouette'; icon: string } {
  return { kind: SILHOUETTES.test(icon) ? 'silhouette' : 'icon', icon }
}

/** Returns a label of the last words that fit, because the last noun of a phrase names the thing. */
export function labelled(words: string): Labelled {
  const label = words
    .split(/[\p{Cc}\p{Zl}\p{Zp}\s]+/u)
    .slice(-MAX_BOARD_LABEL_WORDS)
    .join(' ')
  return label.length <= MAX_BOARD_LABEL_CHARACTERS ? { label } : {}
}

/** Returns words as one line of at most `max` characters. */
export function oneLine(given: string, max: number): string {
  const text = given.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/u, '')}…`
}

/** Returns a part of a board that is there from the start. */
export function withoutWords<Part extends BoardItem | BoardMark>(part: Part): Part {
  const copy = { ...part }
  delete copy.at
  return copy
}
