import {
  MAX_BOARD_ITEMS,
  MAX_BOARD_LABEL_CHARACTERS,
  MAX_BOARD_LABEL_WORDS,
  MAX_BOARD_MARKS,
  MAX_BOARD_VALUE,
  MAX_BOARD_WORDS_CHARACTERS,
} from '@dayreel/catalogue'
import { readNumbers } from '../numbers/read-numbers.ts'
import { cutAtUnits } from '../text/title-of.ts'
import { Board, type BoardItem, type BoardMark } from './board.ts'
import type { DescribedBoard } from './described-board.ts'
import { findWords } from './find-words.ts'
import type { IconNames } from './icon-names.ts'

type DescribedItem = DescribedBoard['items'][number]
/** The scene of a board: its words, and their language as a primary subtag of BCP 47. */
type BoardScene = { text: string; language: string }

/**
 * Makes a board of a language model's description. A thing without a picture becomes a word; words that the scene does
 * not say no longer decide when something appears; items and marks that make no sense are left out.
 *
 * @returns undefined if nothing is left to show.
 */
export function settleBoard(
  described: DescribedBoard,
  scene: BoardScene,
  names: Pick<IconNames, 'has' | 'find'>,
): Board | undefined {
  const settled = described.items.map((item) => settleItem(item, scene, names))
  const items = settled.filter((item) => item !== undefined).slice(0, MAX_BOARD_ITEMS)
  // The index of an item changes if an earlier one is left out.
  const indexOf = (old: number): number => {
    const item = settled[old]
    return item === undefined ? -1 : items.indexOf(item)
  }
  const marks = described.marks.flatMap((mark) => settleMark(mark, scene, indexOf)).slice(0, MAX_BOARD_MARKS)
  const layout = layoutFor(described.layout, items)
  const board = Board.safeParse({ layout, items, ...(marks.length > 0 && { marks }) })
  return board.success ? board.data : undefined
}

function settleItem(
  { kind, show, value, label, tint, at }: DescribedItem,
  scene: BoardScene,
  names: Pick<IconNames, 'has' | 'find'>,
): BoardItem | undefined {
  const shown = oneLine(show)
  const spoken = wordsIn(scene.text, at)
  const base = {
    ...labelOf(label, shown, kind),
    ...(tint !== null && tint !== 'normal' && { tint }),
    ...(spoken !== undefined && { at: spoken }),
  }
  if (kind === 'picture') return { kind: 'print', ...base }
  if (shown === '') return undefined
  if (kind === 'number') {
    const text = cutAtUnits(shown, MAX_BOARD_LABEL_CHARACTERS)
    const amount = value ?? Number(readNumbers(shown, scene.language)[0]?.values[0])
    const isAmount = Number.isFinite(amount) && amount >= 0 && amount <= MAX_BOARD_VALUE
    return { kind, text, ...(isAmount && { value: amount }), ...base }
  }
  const icon = kind === 'icon' ? iconFor(shown, scene.language, names) : undefined
  if (icon !== undefined) return { kind: 'icon', icon, ...base }
  // A word on a board says more than a thing without a picture, and its label says it in the language of the video.
  const { label: named, ...rest } = base
  const text = kind === 'icon' ? (named ?? spoken ?? (scene.language === 'en' ? shown : undefined)) : shown
  if (text === undefined) return undefined
  return {
    kind: 'word',
    text: cutAtUnits(text, MAX_BOARD_WORDS_CHARACTERS),
    ...(kind === 'word' && named !== undefined && { label: named }),
    ...rest,
  }
}

function iconFor(shown: string, language: string, names: Pick<IconNames, 'has' | 'find'>): string | undefined {
  const name = shown.toLowerCase().replaceAll(/[\s_]+/gu, '-')
  if (names.has(name)) return name
  return names.find(shown, 'en') ?? (language === 'en' ? undefined : names.find(shown, language))
}

/** A label that only repeats the words of its own item is left out. */
function labelOf(label: string | null, shown: string, kind: DescribedItem['kind']): { label?: string } {
  const words = oneLine(label ?? '')
    .split(' ')
    .slice(0, MAX_BOARD_LABEL_WORDS)
    .join(' ')
  const text = cutAtUnits(words, MAX_BOARD_LABEL_CHARACTERS)
  const isRepeated = kind !== 'icon' && text.toLowerCase() === shown.toLowerCase()
  return text === '' || isRepeated ? {} : { label: text }
}

function settleMark(
  { kind, on, to, at }: DescribedBoard['marks'][number],
  scene: BoardScene,
  indexOf: (old: number) => number,
): BoardMark[] {
  const [start, end] = [indexOf(on), to === null ? -1 : indexOf(to)]
  if (start < 0 || (kind === 'arrow' && (end < 0 || end === start))) return []
  const spoken = wordsIn(scene.text, at)
  const reaches = (kind === 'arrow' || kind === 'bracket') && end >= 0 && end !== start
  return [{ kind, on: start, ...(reaches && { to: end }), ...(spoken !== undefined && { at: spoken }) }]
}

/** Returns a layout that fits the remaining items. */
function layoutFor(layout: Board['layout'], items: readonly BoardItem[]): Board['layout'] {
  const isWords = items.every(({ kind }) => kind === 'word')
  if (layout === 'bars' && items.filter((item) => item.kind === 'number' && item.value !== undefined).length < 2)
    return items.length > 1 ? 'pair' : 'amount'
  if (NEEDS_TWO.has(layout) && items.length < 2) return isWords ? 'word' : 'single'
  return layout === 'single' && isWords ? 'word' : layout
}

const NEEDS_TWO: ReadonlySet<Board['layout']> = new Set(['pair', 'change', 'contrast', 'parts', 'chain'])

/** Returns the words in the spelling of a text, or undefined if the text does not contain them. */
function wordsIn(text: string, words: string | null): string | undefined {
  const wanted = oneLine(words ?? '')
  if (wanted.length > MAX_BOARD_WORDS_CHARACTERS) return undefined
  const range = findWords(text, wanted)
  return range && text.slice(range.from, range.to)
}

function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
