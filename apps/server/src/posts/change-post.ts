import type { Post } from '@dayreel/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { appNow } from '#db/app-now.ts'
import { connections, posts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { cancelPost } from './cancel-posts.ts'
import { insertPost, type PostChoices } from './insert-post.ts'
import { placePost } from './place-post.ts'
import { appendToTimeline } from './post-changed.ts'
import type { SharedServices as Services } from '#services'
import { findPost, toPost } from './read-post.ts'
import { readTime, usable } from './share-video.ts'

type Owned = { accountId: string; id: string }

/**
 * Moves a post to another time. Moving a post to its present time changes nothing.
 *
 * @throws {AppError} `conflict` if the post is being sent or finished, or if the move would exceed a limit.
 */
export async function movePost(services: Services, owned: Owned, given: string): Promise<Post> {
  const { db } = services
  return db.transaction(async (tx) => {
    const scheduledAt = readTime(given, await appNow(tx))!
    const before = await findPost(tx, owned)
    const { id, platform, source, accountId, connectionId } = before
    const isPlannedThen = before.status === 'scheduled' && before.scheduledAt?.getTime() === scheduledAt.getTime()
    if (isPlannedThen) return toPost(services, before)
    const connection = { id: connectionId ?? randomUUID(), accountId, platform }
    const free = await placePost(services, tx, {
      connection,
      at: scheduledAt,
      postId: id,
      isOfRun: source === 'run',
    })
    const [moved] = await tx
      .update(posts)
      .set({
        scheduledAt,
        dueAt: free.at,
        nextAt: free.at,
        quotaDay: free.day,
        status: 'scheduled',
        code: free.isToday ? null : 'quota',
        message: free.isToday ? null : 'That day’s uploads are used up. We’ll post it as soon as possible.',
      })
      .where(
        and(
          eq(posts.id, id),
          inArray(posts.status, ['scheduled', 'waiting']),
          isNull(posts.intentAt),
          eq(posts.stage, 'prepare'),
        ),
      )
      .returning()
    if (moved === undefined) {
      throw new AppError('conflict', {
        message: 'This post is already being posted or is finished, so you can’t move it.',
      })
    }
    await appendToTimeline(tx, id, 'Moved to another time.')
    return toPost(services, moved)
  })
}

/**
 * Cancels a post for its owner.
 *
 * @throws {AppError} `conflict` if the platform may already have the post.
 */
export async function stopPost(services: Services, owned: Owned): Promise<Post> {
  return services.db.transaction(async (tx) => {
    const { id, status } = await findPost(tx, owned)
    if (status !== 'cancelled' && !(await cancelPost(services, tx, id, 'You cancelled it.'))) {
      throw new AppError('conflict', {
        message: 'This post has been published, or may have been, so you can’t cancel it.',
      })
    }
    return toPost(services, await findPost(tx, owned))
  })
}

/**
 * Resolves an uncertain post with its owner's answer. If the owner did not find it on the platform, it is posted again
 * as a new post.
 *
 * @throws {AppError} `conflict` if the post is not uncertain; `connection_expired`
 */
export async function settlePost(services: Services, owned: Owned, isThere: boolean): Promise<Post> {
  const { db } = services
  return db.transaction(async (tx) => {
    const before = await findPost(tx, owned)
    const [settled] = await tx
      .update(posts)
      .set(
        isThere
          ? { status: 'live', postedAt: before.postedAt ?? before.intentAt ?? before.dueAt, message: null, code: null }
          : {
              status: 'failed',
              message: 'You reported that it was not there, so we’re posting it again.',
              code: 'not_there',
              runId: null,
            },
      )
      .where(and(eq(posts.id, before.id), eq(posts.status, 'uncertain')))
      .returning()
    if (settled === undefined) {
      throw new AppError('conflict', { message: 'The result of this post is already known.' })
    }
    await appendToTimeline(
      tx,
      before.id,
      isThere ? 'You confirmed that it is there.' : 'You reported that it is not there.',
    )
    if (isThere) return toPost(services, settled)
    const [connection] = await tx
      .select()
      .from(connections)
      .where(eq(connections.id, before.connectionId ?? randomUUID()))
    const { title, text, tags, privacy, fileKey, fileBytes, seconds, source } = before
    const again = await insertPost(services, tx, usable(services, connection), {
      source,
      ...(before.videoId === null ? {} : { videoId: before.videoId }),
      ...(before.versionNumber === null ? {} : { versionNumber: before.versionNumber }),
      ...(before.runId === null ? {} : { runId: before.runId }),
      title,
      text,
      tags,
      privacy,
      fileKey,
      fileBytes,
      seconds,
      choices: before.choices as PostChoices,
      scheduledAt: null,
    })
    return toPost(services, again)
  })
}
