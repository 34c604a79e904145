import { MAX_BOARD_CHARACTERS, MAX_BOARD_ITEMS } from '@dayreel/catalogue'
import type { Board, BoardSceneRequest } from '@dayreel/storyboard'
import { continueRun, startRun } from './grow-board.ts'
import { topicItem } from './items.ts'
import { amount, bars, crowd } from './layouts/amounts.ts'
import { chain } from './layouts/chain.ts'
import { change } from './layouts/change.ts'
import { contrast } from './layouts/contrast.ts'
import { numbered } from './layouts/numbered.ts'
import { parts } from './layouts/parts.ts'
import { beside, pair, phrases, single, topic } from './layouts/things.ts'
import { person, question, quotation, sentence, word } from './layouts/words.ts'
import { keyAmount } from './key-amount.ts'
import { mainAmount } from './read-amounts.ts'
import { inVideo, readScene, type SceneWords, wholeOf } from './scene-words.ts'
import { restTopic } from './rest-topic.ts'
import { showTopicFirst, showTopicLast, stayingBoard, titleWords } from './show-topic.ts'
import { withMeant } from './with-meant.ts'

/** The layouts in order of how much they say about a scene. */
const LAYOUTS: readonly ((scene: SceneWords, request: BoardSceneRequest) => Board | undefined)[] = [
  numbered,
  quotation,
  question,
  contrast,
  bars,
  change,
  crowd,
  chain,
  (scene, request) => (mainAmount(scene.amounts)?.kind === 'year' ? newPerson(scene, request) : undefined),
  amount,
  parts,
  newPerson,
  pair,
  single,
  beside,
  word,
  topic,
  phrases,
  sentence,
  titleWords,
]
/** A board of the same layout may follow another one once. */
const MAX_IN_A_ROW = 2

/**
 * Makes the board of a scene from its words alone, without a model: the same request always gives the same board. If
 * the rules are not sure that a picture fits the meaning of the scene, they choose words.
 */
export function resolveBoard(request: BoardSceneRequest): Board {
  const scenes = allScenes(request)
  const scene = withMeant(inVideo(readScene(request), scenes), scenes.slice(0, request.before.length))
  const board = continueRun(scene, request) ?? startRun(scene, request, candidatesOf) ?? bestOf(scene, request)
  return withinLimits(board)
}

function allScenes({ title, language, text, before, after }: BoardSceneRequest): SceneWords[] {
  return [...before, { text }, ...after].map((scene) => readScene({ text: scene.text, title, language }))
}

/** A name plate stands at the first mention of a person. */
function newPerson(scene: SceneWords, { before }: BoardSceneRequest): Board | undefined {
  return person(scene, (name) => before.some(({ text }) => text.includes(name)))
}

/** Returns every board that fits the words, the best first. There is always one. */
function candidatesOf(scene: SceneWords, request: BoardSceneRequest): Board[] {
  const all = LAYOUTS.flatMap((layout) => layout(scene, request) ?? [])
  const rested = all.flatMap((board) => restTopic(board, scene, request) ?? [])
  // A picture that was shown before is still better than none.
  const made = rested.length > 0 ? rested : all
  // People remember the number of a sentence.
  const isNumbered = keyAmount(scene, wholeOf(scene)) !== undefined
  const found = isNumbered ? made.toSorted((a, b) => Number(showsNumber(b)) - Number(showsNumber(a))) : made
  if (request.index === 0) return found.flatMap((board) => showTopicFirst(board, scene) ?? [])
  const { topic: subject } = scene
  if (request.index === request.count - 1 && subject !== undefined) {
    const returning = found.flatMap((board) => showTopicLast(board, subject) ?? [])
    return [...returning, ...found]
  }
  return found
}

function showsNumber({ layout, items }: Board): boolean {
  const isQuoted = layout === 'quotation' || layout === 'question'
  return isQuoted || items.some((item) => item.kind === 'number')
}

function bestOf(scene: SceneWords, request: BoardSceneRequest): Board {
  const boards = candidatesOf(scene, request)
  // A board that stays for several scenes counts once.
  const previous = request.before.filter(({ board }) => (board.grows?.kept ?? 0) === 0).slice(-MAX_IN_A_ROW)
  const isRepeated = ({ layout }: Board): boolean =>
    layout !== 'numbered' && previous.length === MAX_IN_A_ROW && previous.every(({ board }) => board.layout === layout)
  const staying = boards.length === 0 ? stayingBoard(request) : undefined
  return boards.find((board) => !isRepeated(board)) ?? staying ?? plainBoard(request, scene, isRepeated)
}

/** The board of a scene without words that say anything: the picture of the video's subject, or the title. */
function plainBoard(
  { text, title }: BoardSceneRequest,
  scene: SceneWords,
  isRepeated: (board: Board) => boolean,
): Board {
  if (scene.topic !== undefined) return { layout: 'pair', items: [topicItem(scene.topic, true)] }
  const words = (/[\p{L}\p{N}]/u.test(title) ? title : text).replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const items: Board['items'] = [{ kind: 'word', text: words === '' ? '…' : firstWords(words) }]
  const board: Board = { layout: 'word', items }
  return isRepeated(board) ? { layout: 'single', items } : board
}

const MAX_PLAIN_CHARACTERS = 40

function firstWords(words: string): string {
  if (words.length <= MAX_PLAIN_CHARACTERS) return words
  const cut = words.slice(0, MAX_PLAIN_CHARACTERS).replace(/ \S*$/u, '')
  return `${cut.replace(/[\uD800-\uDBFF]$/u, '')}…`
}

/** Removes the last items until a board is small enough. Marks of removed items are removed too. */
function withinLimits(board: Board): Board {
  const isTooLarge = board.items.length > MAX_BOARD_ITEMS || JSON.stringify(board).length > MAX_BOARD_CHARACTERS - 64
  if (!isTooLarge || board.items.length === 1) return board
  const items = board.items.slice(0, -1)
  const marks = board.marks?.filter(({ on, to = 0 }) => Math.max(on, to) < items.length)
  return withinLimits({ ...board, items, ...(marks === undefined ? {} : { marks }) })
}
