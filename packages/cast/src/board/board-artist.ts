import type { BoardArtist, DrawnBoard } from '@dayreel/storyboard'
import { WorkerPool } from '@dayreel/threads'
import { CONTENT_ID } from './content-id.ts'
import { CONTENT_ID as RULES_ID } from '../rules/content-id.ts'
import { resolveBoard } from '../rules/resolve-board.ts'
import { suitsBoards } from '../rules/suits-boards.ts'

/**
 * The embedded artist of boards: paper, stickers, handwriting and strokes, drawn by rules, offline.
 *
 * @param options.threads number of boards that are drawn at the same time. Default: 2.
 */
export function createBoardArtist({ threads = 2 }: { threads?: number } = {}): BoardArtist {
  // All boards of a video are requested at once, so an idle thread gets no more work and can end.
  const pool = new WorkerPool(new URL('./worker.ts', import.meta.url), { size: threads, endsIdle: true })
  return {
    id: `embedded-board-${CONTENT_ID}-${RULES_ID}`,
    suits: suitsBoards,
    resolve: resolveBoard,
    key: ({ prints, ...request }) => ({
      ...request,
      prints: Object.fromEntries(Object.entries(prints).map(([item, { id }]) => [item, id])),
    }),
    draw: (request, signal) => pool.run<DrawnBoard>(request, signal),
    close: () => pool.close(),
  }
}
