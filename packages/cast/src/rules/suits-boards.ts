import type { BoardArtist, BoardSceneRequest } from '@dayreel/storyboard'
import { explainsSomething } from './explains-something.ts'
import { resolveBoard } from './resolve-board.ts'

/**
 * The least share of scenes for which the rules must find a picture. Viewers prefer painted pictures to boards on which
 * most scenes show only words.
 */
const LEAST_PICTURED = 0.6

/** Decides whether boards suit a video: it explains something, and there are pictures for most of its scenes. */
export function suitsBoards(video: Parameters<BoardArtist['suits']>[0]): boolean {
  const { scenes, areDescribed } = video
  if (!explainsSomething({ ...video, texts: scenes.map(({ text }) => text) })) return false
  return areDescribed || countPictured(video) >= LEAST_PICTURED * scenes.length
}

function countPictured({ title, language, scenes }: Parameters<BoardArtist['suits']>[0]): number {
  const before: BoardSceneRequest['before'][number][] = []
  for (const [index, scene] of scenes.entries()) {
    const count = scenes.length
    const after = scenes.slice(index + 1)
    const board = resolveBoard({ ...scene, title, language, seed: index, index, count, before: [...before], after })
    before.push({ ...scene, board })
  }
  return before.filter(({ board }) => board.items.some(({ kind }) => kind !== 'word' && kind !== 'number')).length
}
