import { settleBoard } from '../board/settle-board.ts'
import { showsBoard } from '../board/shows-board.ts'
import type { IconNames } from '../board/icon-names.ts'
import { StudioError } from '../errors.ts'
import type { Scene, Storyboard } from '../storyboard.ts'
import type { WordsFault, WriteOptions, Writer } from '../writer.ts'

type Written = { storyboard: Storyboard; faults: WordsFault[] }

/** Number of names of pictures in the prompt of a language model. */
export const OFFERED_ICONS = 120

const NO_BOARDS =
  'The language model described no usable boards, so the boards follow from the words alone. Make another version to ask it again.'

/**
 * Lets a language model describe the boards of a written storyboard. Rules make the boards that are missing afterwards,
 * so a failed model never loses the words.
 */
export async function addBoards(
  { storyboard, faults }: Written,
  { writer, iconNames }: { writer: Writer; iconNames: IconNames },
  options: WriteOptions,
): Promise<Written> {
  const { title, language, seed, scenes } = storyboard
  if (
    writer.describeBoards === undefined ||
    !describesBoards(storyboard, writer) ||
    !scenes.some((scene) => showsBoard(storyboard, scene))
  )
    return { storyboard, faults }
  const texts = scenes.map(({ text }) => text)
  const offered = iconNames.offer([title, ...texts].join(' '), language, OFFERED_ICONS)
  try {
    const { boards } = await writer.describeBoards({ title, language, seed, scenes: texts, offered }, options)
    const settled = boards.map((board, i) => board && settleBoard(board, { text: texts[i]!, language }, iconNames))
    return {
      storyboard: { ...storyboard, scenes: scenes.map((scene, i) => withBoard(scene, settled[i])) },
      faults: settled.some((board) => board !== undefined)
        ? faults
        : [...faults, { check: 'boards', sentence: NO_BOARDS }],
    }
  } catch (error) {
    options.signal.throwIfAborted()
    if (!(error instanceof StudioError)) throw error
    return { storyboard, faults: [...faults, { check: 'boards', sentence: NO_BOARDS }] }
  }
}

/** Returns whether a writer describes the boards of a storyboard. It does so only for its own words. */
export function describesBoards({ madeBy }: Pick<Storyboard, 'madeBy'>, writer: Writer): boolean {
  return writer.describeBoards !== undefined && madeBy?.words === writer.name
}

function withBoard(scene: Scene, board: Scene['board'] | undefined): Scene {
  return board === undefined ? scene : { ...scene, board }
}
