import { coverWords } from '@dayreel/storyboard'
import type { Board, BoardItem, BoardSceneRequest } from '@dayreel/storyboard'
import { iconOf, topicItem, withoutWords } from './items.ts'
import { keyPhrase } from './key-phrase.ts'
import type { SceneWords, Topic } from './scene-words.ts'
import { readTerms } from './terms/read-terms.ts'

/** Layouts in which the order of the items has a meaning. */
const ORDERED: ReadonlySet<Board['layout']> = new Set(['change', 'contrast', 'chain', 'bars', 'parts', 'numbered'])
/** Layouts that still show one thing if the picture in them is another one. */
const REPLACEABLE: ReadonlySet<Board['layout']> = new Set(['single', 'word', 'question', 'amount'])
/** Maximum characters of a title that is written as a whole. */
const SHORT_TITLE = 48
const LONGEST_TITLE = 60
/** The number of scenes after which the last scene may show the title again. */
const TITLE_RESTS = 3

/**
 * Makes the title's subject visible in the first frame. Returns undefined if the layout has no place for it. A title
 * whose subject no picture shows is written instead.
 */
export function showTopicFirst(board: Board, { topic: found, title, language }: SceneWords): Board | undefined {
  const topic = found?.isInTitle === true ? found : undefined
  const at = topic === undefined ? -1 : board.items.findIndex((item) => iconOf(item) === topic.icon)
  if (at !== 0 && ORDERED.has(board.layout)) return undefined
  if (topic !== undefined)
    return withTitle(at === 0 ? fromStart(board) : lead(board, at, topicItem(topic)), title, language)
  const words = titleIn(title, language)
  if (words === undefined || board.layout === 'question') return fromStart(board)
  return board.layout === 'word'
    ? { layout: 'word', items: [{ kind: 'word', text: words }] }
    : lead(board, -1, { kind: 'word', text: words })
}

function fromStart({ items: [first, ...others], ...board }: Board): Board {
  return { ...board, items: [withoutWords(first!), ...others] }
}

/** A picture alone says less than it does with the title. */
function withTitle(board: Board, title: string, language: string): Board {
  const words = board.items.length === 1 && board.layout !== 'question' ? titleIn(title, language) : undefined
  return words === undefined ? board : { ...board, items: [...board.items, { kind: 'word', text: words }] }
}

/** Returns to the title's subject at the end of the video. */
export function showTopicLast(board: Board, topic: Topic): Board | undefined {
  if (board.items.some((item) => iconOf(item) === topic.icon)) return board
  if (!REPLACEABLE.has(board.layout)) return undefined
  return lead(board, -1, topicItem(topic))
}

/** The title's words, for a scene whose words make no board. They are shown once, and again at the end of the video. */
export function titleWords(
  { title, language }: SceneWords,
  { before, index, count }: BoardSceneRequest,
): Board | undefined {
  const words = titleIn(title, language)
  const isShown = before
    .slice(index === count - 1 ? -TITLE_RESTS : 0)
    .some(({ board }) => board.items.some((item) => item.kind === 'word' && item.text === words))
  return words === undefined || isShown ? undefined : { layout: 'word', items: [{ kind: 'word', text: words }] }
}

/**
 * The board of the previous scene, for a scene whose words make no board. Returns undefined if it has stayed already.
 */
export function stayingBoard({ before }: BoardSceneRequest): Board | undefined {
  const [earlier, previous] = [before.at(-2)?.board, before.at(-1)?.board]
  if (previous === undefined || (earlier !== undefined && hasSameItems(earlier, previous))) return undefined
  const { layout, items, marks, grows } = previous
  return {
    layout,
    items: items.map(withoutWords),
    ...(marks && { marks: marks.map(withoutWords) }),
    ...(grows && { grows: { ...grows, kept: items.length } }),
  }
}

function hasSameItems(one: Board, other: Board): boolean {
  return shownOn(one) === shownOn(other)
}

function shownOn({ items }: Board): string {
  return JSON.stringify(items.map((item) => iconOf(item) ?? ('text' in item ? item.text : item.kind)))
}

/** Puts an item first, so that it is there from the start. At most three items are kept. */
function lead(board: Board, at: number, item: BoardItem): Board {
  const others = board.items.filter((_, i) => i !== at)
  const layout = board.layout === 'word' ? 'single' : board.layout
  const moved = at === -1 ? others.map((_, i) => i) : board.items.map((_, i) => i).filter((i) => i !== at)
  const marks = board.marks?.flatMap((mark) => {
    const on = mark.on === at ? 0 : moved.indexOf(mark.on) + 1
    return mark.to === undefined ? [{ ...mark, on }] : []
  })
  const items = [item, ...others].slice(0, 3)
  const kept = marks?.filter(({ on }) => on < items.length) ?? []
  return { layout, items, ...(kept.length === 0 ? {} : { marks: kept }) }
}

/** Returns a short title as a whole, and of a long one its key phrase. */
function titleIn(title: string, language: string): string | undefined {
  const whole = title.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  if (whole.length <= SHORT_TITLE && /[\p{L}\p{N}]/u.test(whole)) return whole
  const phrase = language === 'en' ? keyPhrase(whole, readTerms(whole, language), language) : undefined
  const words = phrase?.text ?? coverWords(whole, language)
  return /\p{L}/u.test(words) && words.length <= LONGEST_TITLE ? words : undefined
}
