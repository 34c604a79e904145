import type { ChangePlan } from '@dayreel/contract'
import { eq, sql } from 'drizzle-orm'
import { videos } from '#db/schema.ts'
import { answerOnce } from '#http/answer-once.ts'
import { priorityOfWaiting } from '#jobs/priorities.ts'
import { AppError } from '#errors/app-error.ts'
import type { Services } from '#services'
import { costOf, freeVersionsOf } from './cost.ts'
import { lockVideo, versionsOf } from './lock-video.ts'
import { countUnfinished, insertVersion } from './start-video.ts'
import { planEdited, type Edited } from './storyboards.ts'

type Owned = { accountId: string; videoId: string }

/** Returns the parts that an edited storyboard would make again, and the current cost. */
export async function planVersion(services: Services, owned: Owned, edited: Edited): Promise<ChangePlan> {
  const { change } = await planEdited(services, owned, edited)
  const free = freeVersionsOf(await versionsOf(services.db, owned.videoId))
  const cost = await costOf(services, owned.accountId, { isFree: free.freeVersionsLeft > 0 })
  return { ...change, cost: { ...cost, ...free } }
}

/**
 * Stores, charges and enqueues a new version. Older versions stay unchanged. A repeated request with the same
 * Idempotency-Key has no further effect.
 *
 * @throws {AppError} `conflict` while a version is being made, `unacceptable`, `out_of_credits`
 */
export async function makeVersion(
  services: Services,
  owned: Owned,
  { edited, idempotencyKey: key }: { edited: Edited; idempotencyKey: string | undefined },
): Promise<void> {
  const { storyboard, change } = await planEdited(services, owned, edited)
  const { accountId, videoId } = owned
  const once = { accountId, call: 'make-version', key, body: { videoId, ...edited } }
  await answerOnce(services.db, once, async (tx) => {
    // This check must be inside `answerOnce`. If the request is repeated after the version exists, the storyboard is no
    // longer a change, but the first response must be sent again.
    if (!change.isChanged) {
      throw new AppError('unacceptable', {
        message: 'This would create the same video again. Change something first.',
        details: { field: 'storyboard' },
      })
    }
    await lockVideo(tx, owned)
    const versions = await versionsOf(tx, videoId)
    if (versions.some(({ finishedAt }) => finishedAt === null)) {
      throw new AppError('conflict', {
        message: 'A version of this video is being created. Wait until it is done, or cancel it.',
      })
    }
    const priority = priorityOfWaiting(await countUnfinished(tx, accountId))
    const number = versions[0]!.number + 1
    const isFree = freeVersionsOf(versions).freeVersionsLeft > 0
    await insertVersion(
      services,
      tx,
      { accountId, videoId, number },
      { quality: storyboard.quality, isFree, storyboard, priority },
    )
    await tx
      .update(videos)
      .set({ editedAt: sql`now()`, hasSteps: true })
      .where(eq(videos.id, videoId))
    return { number }
  })
}
