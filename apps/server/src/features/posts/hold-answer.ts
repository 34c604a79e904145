import type { StartedPost } from '@dayreel/contract'
import { eq } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { setTimeout as sleep } from 'node:timers/promises'
import { posts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import type { SharedServices as Services } from '#services'
import { toStarted } from './read-post.ts'

/** Less than proxies and browsers wait for an answer. */
const HELD_MS = 25_000
const LOOK_EVERY_MS = 250

/**
 * Waits a while for what becomes of a post: 201 with the platform's id once it is there, 202 where it takes longer.
 *
 * @throws {AppError} with the platform's reason, where it is over without being there.
 */
export async function holdAnswer(
  { db }: Services,
  postId: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
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
    if (waitsForOwner || Date.now() > end || request.raw.destroyed) {
      reply.code(202)
      return toStarted(row)
    }
    await sleep(LOOK_EVERY_MS)
  }
}
