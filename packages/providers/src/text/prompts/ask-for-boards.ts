import type { BoardsRequest, IconOffer } from '@dayreel/storyboard'
import type { ZodType } from 'zod'
import type { Question } from '../model/language-model.ts'
import { BOARDS, type Boards } from '../words/words-schema.ts'
import { BOARD_RULES } from './board-rules.ts'
import { languageOf } from './language-of.ts'
import { MATERIAL_RULE } from './rules.ts'
import { plain, tagged } from './tagged.ts'

/** Asks for the board of each scene of a finished text. */
export function askForBoards(request: BoardsRequest): Question & { schema: ZodType<Boards> } {
  const scenes = request.scenes.map((text, i) => `<scene number="${i + 1}">${plain(text)}</scene>`)
  const lines = [
    `These are the spoken scenes of a video. Describe the board of each scene: ${scenes.length} entries in "boards", in this order.`,
    tagged('title', request.title),
    scenes.join('\n'),
    languageOf(request),
    describeOffers(request.offered),
  ]
  return {
    name: 'boards',
    schema: BOARDS,
    instructions:
      `You describe the boards of a short vertical video. Its words are given, and do not change.\n${BOARD_RULES}${MATERIAL_RULE}`.trim(),
    turns: [{ by: 'user', text: lines.filter((line) => line !== '').join('\n\n') }],
    counts: { boards: scenes.length },
  }
}

/** Lists names of icons. A name that is not on the list is looked up. */
export function describeOffers(offered: readonly IconOffer[]): string {
  if (offered.length === 0) return ''
  return `Icons that fit this topic (there are others; write any concrete English noun):\n${offered.map(({ icon }) => icon).join(', ')}`
}
