import { and, eq, sql } from 'drizzle-orm'
import { videos, videoVersions } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { lockVideo } from './lock-video.ts'

/**
 * Records that the user has checked an unsourced word, so that no version of the video marks it. Idempotent.
 *
 * @returns all checked words of the video.
 * @throws {AppError} `not_found`, `unacceptable` if no version marks the word.
 */
export async function checkWord(
  { db }: Pick<Services, 'db'>,
  owned: { accountId: string; videoId: string },
  word: string,
): Promise<{ checkedWords: string[] }> {
  return db.transaction(async (tx) => {
    const { checkedWords: known } = await lockVideo(tx, owned)
    if (known.includes(word)) return { checkedWords: known }
    const isMarked = and(
      eq(videoVersions.videoId, owned.videoId),
      sql`${videoVersions.storyboard} -> 'unsourced' ? ${word}`,
    )
    if ((await tx.$count(videoVersions, isMarked)) === 0) {
      throw new AppError('unacceptable', {
        message: 'This word is not marked in the video.',
        details: { field: 'word' },
      })
    }
    const checkedWords = [...known, word]
    await tx.update(videos).set({ checkedWords }).where(eq(videos.id, owned.videoId))
    return { checkedWords }
  })
}
