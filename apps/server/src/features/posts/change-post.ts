import type { Post } from '@dayreel/contract'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { connections, posts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { cancelPost } from '#platforms/cancel-posts.ts'
import { insertPost, type PostChoices } from '#platforms/insert-post.ts'
import { tellPost } from '#platforms/post-changed.ts'
import { takeUpload } from '#platforms/upload-budget.ts'
import type { SharedServices as Services } from '#services'
import { findPost, toPost } from './read-post.ts'
import { readTime, usable } from './share-video.ts'

type Owned = { accountId: string; id: string }

/** @throws {AppError} `conflict` where it is on its way or over. */
export async function movePost(services: Services, owned: Owned, given: string): Promise<Post> {
  const { db, sealing } = services
  const scheduledAt = readTime(services, given)!
  return db.transaction(async (tx) => {
    const { id, platform, source, accountId } = await findPost(tx, owned)
    const free =
      platform === 'youtube'
        ? await takeUpload(services, tx, { accountId, at: scheduledAt, postId: id, isOfRun: source === 'run' })
        : { at: scheduledAt, day: null, isToday: true }
    const [moved] = await tx
      .update(posts)
      .set({
        scheduledAt,
        dueAt: free.at,
        nextAt: free.at,
        quotaDay: free.day,
        status: 'scheduled',
        code: free.isToday ? null : 'quota',
        message: free.isToday ? null : 'The uploads of that day are used up; it goes out as soon as there are some.',
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
      throw new AppError('conflict', { message: 'This post is on its way or over, so it can’t be moved.' })
    }
    await tellPost(tx, id, 'Moved to another time.')
    return toPost(sealing, moved)
  })
}

/** @throws {AppError} `conflict` where the platform may have it already. */
export async function stopPost({ db, sealing }: Services, owned: Owned): Promise<Post> {
  return db.transaction(async (tx) => {
    const { id, status } = await findPost(tx, owned)
    if (status !== 'cancelled' && !(await cancelPost(tx, id, 'You cancelled it.'))) {
      throw new AppError('conflict', {
        message: 'This post is out already, or may be: it can’t be cancelled any more.',
      })
    }
    return toPost(sealing, await findPost(tx, owned))
  })
}

/**
 * Ends an uncertain post by its owner's word. One that is not there is posted again, as a new one.
 *
 * @throws {AppError} `conflict` where it is not uncertain; `connection_expired`
 */
export async function settlePost(services: Services, owned: Owned, isThere: boolean): Promise<Post> {
  const { db, sealing } = services
  return db.transaction(async (tx) => {
    const before = await findPost(tx, owned)
    const [settled] = await tx
      .update(posts)
      .set(
        isThere
          ? { status: 'live', postedAt: before.postedAt ?? before.intentAt ?? before.dueAt, message: null, code: null }
          : {
              status: 'failed',
              message: 'You said that it was not there, so it was posted again.',
              code: 'not_there',
              runId: null,
            },
      )
      .where(and(eq(posts.id, before.id), eq(posts.status, 'uncertain')))
      .returning()
    if (settled === undefined) {
      throw new AppError('conflict', { message: 'What became of this post is known already.' })
    }
    await tellPost(tx, before.id, isThere ? 'You said that it is there.' : 'You said that it is not there.')
    if (isThere) return toPost(sealing, settled)
    const [connection] = await tx
      .select()
      .from(connections)
      .where(eq(connections.id, before.connectionId ?? randomUUID()))
    const { title, text, tags, privacy, fileKey, seconds, source } = before
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
      seconds,
      choices: before.choices as PostChoices,
      scheduledAt: null,
    })
    return toPost(sealing, again)
  })
}
