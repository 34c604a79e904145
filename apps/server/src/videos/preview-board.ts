import type { BoardPreview } from '@dayreel/contract'
import type { Ports } from '@dayreel/storyboard'
import { choiceGone } from '@dayreel/storyboard/base'
import type { previewBoard } from '@dayreel/studio/planning'
import type { FileStorage } from '#storage/file-storage.ts'
import type { BoardToPreview } from './board-to-preview.ts'
import { createPictureReader } from './own-readers.ts'

/** The time limit of a preview, after which its caller no longer waits. */
const TIMEOUT_MS = 30_000

/**
 * Draws the board of a scene. Only a worker does this.
 *
 * @throws {StudioError} `picture-unreadable`, `choice-gone`
 */
export async function drawBoardPreview(
  storage: FileStorage,
  ports: Pick<Ports, 'reader' | 'illustrators' | 'boardArtist' | 'photoSources'>,
  draw: typeof previewBoard,
  { accountId, videoId, storyboard, sceneId }: BoardToPreview,
): Promise<BoardPreview> {
  const readPicture = createPictureReader(storage, { accountId, videoId })
  const drawn = await draw(storyboard, sceneId, { ...ports, readPicture }, AbortSignal.timeout(TIMEOUT_MS))
  if (drawn === undefined) throw choiceGone('board')
  const { still, board, area, items } = drawn
  return {
    image: `data:image/jpeg;base64,${Buffer.from(still.bytes).toString('base64')}`,
    board,
    area,
    items: items.map((box) => box ?? null),
  }
}
