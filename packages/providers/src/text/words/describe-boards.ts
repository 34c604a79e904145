import type { BoardsRequest, DescribedBoards } from '@dayreel/storyboard'
import { askForAnswer } from '../model/ask-for-answer.ts'
import type { Asker } from '../model/create-asker.ts'
import { askForBoards } from '../prompts/ask-for-boards.ts'
import type { Boards } from './words-schema.ts'

/** Number of layouts in a row that are the same, from which a correction is requested. */
const SAME_IN_A_ROW = 3

/**
 * Requests the board of each scene. Faults are corrected at most once. If the boards still cannot be matched to the
 * scenes, none is returned; a scene without items has no board.
 */
export async function describeBoards(request: BoardsRequest, asker: Asker): Promise<DescribedBoards> {
  const question = askForBoards(request)
  const look = ({ boards }: Boards) => ({ boards, demands: findFaults(boards, request) })
  let best = look(await askForAnswer(asker, question))
  if (best.demands.length > 0) {
    const turns = [
      ...question.turns,
      { by: 'model' as const, text: JSON.stringify({ boards: best.boards }) },
      {
        by: 'user' as const,
        text: `Correct this, and answer with the whole JSON object again:\n${best.demands.map((demand) => `- ${demand}`).join('\n')}`,
      },
    ]
    const next = look(await askForAnswer(asker, { ...question, turns }))
    if (next.demands.length <= best.demands.length) best = next
  }
  const isWhole = best.boards.length === request.scenes.length
  return {
    boards: request.scenes.map((_, i) => (isWhole && best.boards[i]!.items.length > 0 ? best.boards[i] : undefined)),
    calls: asker.calls,
  }
}

/** Returns instructions that correct the boards. */
function findFaults(boards: Boards['boards'], { scenes }: BoardsRequest): string[] {
  if (boards.length !== scenes.length)
    return [
      `"boards" has ${boards.length} entries; it must have exactly ${scenes.length}, one for each scene, in their order.`,
    ]
  return boards.flatMap(({ layout, items, marks }, i) => {
    const name = `Scene ${i + 1}`
    const said = plain(scenes[i]!)
    const unsaid = [...items, ...marks].flatMap(({ at }) => (at === null || said.includes(plain(at)) ? [] : at))
    const isSame = boards.slice(Math.max(0, i - SAME_IN_A_ROW + 1), i + 1).filter((each) => each.layout === layout)
    return [
      ...(items.length === 0 ? [`${name}: the board has no items. Give it one to four.`] : []),
      ...(unsaid.length > 0 ? [`${name} does not say “${unsaid[0]}”. Copy the words of "at" from its scene.`] : []),
      ...(layout !== 'numbered' && isSame.length === SAME_IN_A_ROW
        ? [`${name}: “${layout}” is used three times in a row. Choose another layout.`]
        : []),
    ]
  })
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/gu, ' ')
}
