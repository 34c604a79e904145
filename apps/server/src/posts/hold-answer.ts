import type { StartedPost } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { posts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import type { SharedServices as Services } from '#services'
import { toStarted } from './read-post.ts'

/** How long a response is held back. Proxies and browsers wait longer than this. */
const HELD_MS = 25_000
const LOOK_EVERY_MS = 250

/**
 * Waits for the outcome of a post. Answers 201 once the platform has the post, and 202 if that takes longer or the
 * client has disconnected.
 *
 * @throws {AppError} with the platform's reason if the post failed.
 */
export async function holdAnswer(
  { db }: Services,
  postId: string,
  reply: FastifyReply,
  heldMs = HELD_MS,
): Promise<StartedPost> {
  const end = Date.now() + heldMs
  for (;;) {
    const [row] = await db.select().from(posts).where(eq(posts.id, postId))
    if (row === undefined) throw new AppError('not_found')
    const { status, code, message, remoteId, receipt } = row
    const isThere = status === 'live' || (status === 'checking' && (remoteId !== null || receipt !== null))
    if (isThere) return toStarted(row)
    const details = { postId }
    if (status === 'failed') {
      throw new AppError('unacceptable', { message: message ?? 'The platform refused this post.', details })
    }
    if (status === 'cancelled')
      throw new AppError('conflict', { message: message ?? 'This post was cancelled.', details })
    const waitsForOwner =
      status === 'uncertain' || status === 'scheduled' || code === 'reconnect_required' || code === 'quota'
    // A disconnect is visible only in the response stream, because the request ends as soon as its body has been read.
    if (waitsForOwner || Date.now() > end || reply.raw.destroyed) {
      reply.code(202)
      return toStarted(row)
    }
    await sleep(LOOK_EVERY_MS)
  }
}
